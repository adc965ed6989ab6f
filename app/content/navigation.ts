/** Header and footer are both derived from these lists, so that no link stands in one and not in the other. */

export type NavigationLink = { name: string; href: string };
export type NavigationItem = NavigationLink & { nestedItems?: NavigationLink[] };
export type NavigationEntry = NavigationLink | { name: string; items: NavigationItem[] };

const trainings: NavigationItem[] = [
  { name: "Drone Development Workshops", href: "/training/drone-development-workshops" },
  { name: "RC Aircraft Workshop", href: "/training/rc-aircraft-workshop" },
  { name: "Drone Pilot Training", href: "/training/drone-pilot-training" },
  { name: "Drone Industrial Training", href: "/training/drone-industrial-training" },
  { name: "Drone Data Processing", href: "/training/drone-data-processing" },
  { name: "Drone Service Technician", href: "/training/drone-service-technician" },
];

const services: NavigationItem[] = [
  { name: "Agriculture Spray", href: "/services/agriculture-spray" },
  { name: "Thermal Mapping", href: "/services/thermal-mapping" },
  { name: "Land Surveying", href: "/services/land-surveying" },
  { name: "Custom Drone Development", href: "/services/custom-drone-development" },
];

const excellenceCentres: NavigationItem[] = [
  { name: "Atal Tinkering Lab", href: "/excellence-center/atal-tinkering-lab" },
  { name: "Drone Center of Excellence", href: "/excellence-center/drone-coe" },
  {
    name: "3 Modules",
    href: "/excellence-center/3-modules",
    nestedItems: [{ name: "RPTO", href: "/excellence-center/3-modules/rpto" }],
  },
];

const products: NavigationItem[] = [
  { name: "Trainer Drone", href: "/product/trainer-drone" },
  { name: "Surveillance Drone", href: "/product/surveillance-drone" },
  { name: "Heavy Payload Drones", href: "/product/heavy-payload-drones" },
];

/** The bar at the top, in its order. */
export const headerNavigation: NavigationEntry[] = [
  { name: "Home", href: "/" },
  { name: "Training", items: trainings },
  { name: "Services", items: services },
  { name: "Excellence Center", items: excellenceCentres },
  { name: "Product", items: products },
  { name: "Gallery", href: "/gallery" },
  { name: "Blog", href: "/blog" },
  { name: "News", href: "/news" },
  { name: "Careers", href: "/careers" },
  { name: "About Us", href: "/about-us" },
  { name: "Contact Us", href: "/contact-us" },
];

const flat = (items: NavigationItem[]): NavigationLink[] =>
  items.flatMap(({ name, href, nestedItems }) => [{ name, href }, ...(nestedItems ?? [])]);

/** The columns of links at the bottom. The legal texts of the Company column open in a dialog. */
export const footerColumns: { title: string; links: NavigationLink[] }[] = [
  {
    title: "Company",
    links: [
      { name: "Home", href: "/" },
      { name: "About Us", href: "/about-us" },
      { name: "Career", href: "/careers" },
      { name: "Contact Us", href: "/contact-us" },
      { name: "News & Update", href: "/news" },
    ],
  },
  { title: "Services", links: flat(services) },
  { title: "Trainings", links: flat(trainings) },
  { title: "Products", links: flat(products) },
  { title: "Excellence Centres", links: flat(excellenceCentres) },
];
