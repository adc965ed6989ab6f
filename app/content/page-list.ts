/**
 * The groups of marketing pages, as menus and pages name them. A group is the first part of its pages' paths, and the folder
 * beside this file in which their records stand.
 */
export const groupNames = {
  training: "Training",
  services: "Services",
  "excellence-center": "Excellence Center",
  product: "Product",
};
export type PageGroup = keyof typeof groupNames;

/** A marketing page, without what it says. */
export type ListedPage = {
  /** Path as in the route table, with leading slash. */
  path: string;
  group: PageGroup;
  /** Short name: navigation, breadcrumb, contact form. */
  name: string;
  /** Its name in the menus, where that is a longer one. */
  menu?: string;
  /** The name that an enquiry gives the page, where staff could not read the Hindi one alone. */
  subject?: string;
};

/**
 * Every marketing page, in the order of the menus. Routes, menus, site map and what is made before the server starts
 * come from this list; what a page says is its own record, in a folder beside this file, found by `marketing-pages.ts`.
 */
export const pageList: readonly ListedPage[] = [
  { path: "/training/drone-development-workshops", group: "training", name: "Drone Development Workshops" },
  { path: "/training/rc-aircraft-workshop", group: "training", name: "RC Aircraft Workshop" },
  { path: "/training/drone-pilot-training", group: "training", name: "Drone Pilot Training" },
  { path: "/training/drone-industrial-training", group: "training", name: "Drone Industrial Training" },
  { path: "/training/drone-data-processing", group: "training", name: "Drone Data Processing" },
  { path: "/training/drone-service-technician", group: "training", name: "Drone Service Technician" },
  { path: "/services/agriculture-spray", group: "services", name: "Agriculture Spray" },
  { path: "/services/thermal-mapping", group: "services", name: "Thermal Mapping" },
  { path: "/services/land-surveying", group: "services", name: "Land Surveying" },
  { path: "/services/custom-drone-development", group: "services", name: "Custom Drone Development" },
  { path: "/excellence-center/atal-tinkering-lab", group: "excellence-center", name: "Atal Tinkering Lab" },
  {
    path: "/excellence-center/drone-coe",
    group: "excellence-center",
    name: "Drone CoE",
    menu: "Drone Center of Excellence",
  },
  { path: "/excellence-center/3-modules", group: "excellence-center", name: "3 Modules" },
  { path: "/excellence-center/3-modules/rpto", group: "excellence-center", name: "RPTO" },
  { path: "/product/trainer-drone", group: "product", name: "Trainer Drone" },
  { path: "/product/surveillance-drone", group: "product", name: "Surveillance Drone" },
  { path: "/product/heavy-payload-drones", group: "product", name: "Heavy Payload Drones" },
];
