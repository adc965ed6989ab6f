// The gallery. Images are the rendered pictures that carry a category; the list below gives their order and captions.
// Videos are SAMPLES: the company has none of its own yet. Put the id of a film (the letters after `watch?v=`) into
// `videoId`; while it is empty the entry opens the search results of the same external site for its topic.

import { type Picture, picture } from "./pictures";
import manifest from "./pictures.json" with { type: "json" };

export const galleryCategories = ["Branding", "Team", "Products", "Training", "Services"] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

/** `src` and `alt` of the specification are the picture's own. */
export type GalleryImage = { id: string; picture: Picture; category: GalleryCategory; caption: string };
export type GalleryVideo = {
  id: string;
  title: string;
  videoId: string;
  thumbnail: Picture;
  description: string;
  /** What is searched for while there is no film. */
  topic: string;
};

type Entry = { caption: string; category?: GalleryCategory };

/** The images in their order. A category given here counts before the renderer's, which leaves page openers out. */
const order: { [id: string]: Entry } = {
  "hero-ridges": { caption: "Surveillance Drone above the ridges, last light", category: "Branding" },
  surveillance: { caption: "Surveillance Drone, day and thermal camera on one gimbal" },
  "spray-above": { caption: "Maize rows from above, under the sprayer" },
  heavy: { caption: "Heavy payload drone, our mark on its crate" },
  "hero-spray": { caption: "Six rotors over young maize, evening", category: "Services" },
  "tinkering-lab": { caption: "A tinkering laboratory, set up for its first term" },
  "trainer-pro": { caption: "Trainer Pro with its stabilised camera" },
  "hero-thermal": { caption: "A solar farm by its heat: single warm cells stand out", category: "Services" },
  "brand-pad": { caption: "Hover above the landing pad" },
  "service-bench": { caption: "The service bench: every screw has its place" },
  trainers: { caption: "Basic, Elite and Pro, side by side" },
  orthomosaic: { caption: "One map from some hundreds of photographs" },
  "agri-eight": { caption: "Sprayer with eight rotors" },
  "hero-plane": { caption: "A trainer aeroplane over fields, built in the RC workshop", category: "Training" },
  "team-bench": { caption: "The assembly bench" },
  "surveillance-lens": { caption: "Zoom, wide and thermal: one eye beside the other" },
  classroom: { caption: "The classroom before the bell" },
  "pointcloud-height": { caption: "A village as points, coloured by height" },
  "trainer-basic": { caption: "Trainer Basic: rings for the first hours" },
  "brand-plate": { caption: "Our mark, milled from aluminium" },
  "spray-side": { caption: "Spraying against the low sun" },
  "hero-bench": { caption: "A trainer on the builders' bench", category: "Team" },
  "agri-six": { caption: "Sprayer with six rotors, gauge side" },
  "ridges-dawn": { caption: "Trainer Elite, first flight of the day" },
  "data-desk": { caption: "Where flights become maps" },
  "trainer-elite": { caption: "Trainer Elite with its survey antenna" },
  "thermal-modules": { caption: "Hot cells and one warm module" },
  "brand-case": { caption: "Ready to travel" },
  "ridges-blue": { caption: "Lights on: the blue hour" },
  "plane-side": { caption: "Aeroplane of the RC workshop above farmland" },
  "pointcloud-natural": { caption: "A village and its power line, as points" },
  "bench-boards": { caption: "Two flight controllers, ready to be set up" },
  "field-low": { caption: "Young maize before the first spraying" },
  "team-desk": { caption: "The data team's desk" },
  "agri-nozzle": { caption: "Rotary nozzle under a motor" },
  "bench-motors": { caption: "Three motors and a propeller" },
  "heavy-crate": { caption: "Straps and latches hold the crate" },
  "hero-heavy": { caption: "Eight arms, one crate" },
  "hero-pointcloud": { caption: "A village on a slope, measured by laser" },
  "ridges-noon": { caption: "Surveillance Drone at noon" },
  "trainer-pro-motor": { caption: "Trainer Pro: one of its four motors" },
};

/** Every picture that has a category, in the order above; pictures that it does not name come last. */
export function galleryImages(): GalleryImage[] {
  const records: { [id: string]: { file: string; category?: string } } = manifest;
  const ids = Object.keys(order);
  const place = (id: string) => (id in order ? ids.indexOf(id) : ids.length);
  return Object.keys(records)
    .flatMap((id) => {
      const category = galleryCategories.find((name) => name === (order[id]?.category ?? records[id]?.category));
      if (!category) return [];
      const image = picture(id);
      return [{ id, picture: image, category, caption: order[id]?.caption ?? image.alt }];
    })
    .sort((a, b) => place(a.id) - place(b.id));
}

export const galleryVideos: GalleryVideo[] = [
  {
    id: "first-hover",
    title: "The first hover",
    videoId: "",
    thumbnail: picture("trainer-basic"),
    description: "What the first ten minutes with a transmitter feel like, and why the instructor says so little.",
    topic: "drone pilot training first flight India",
  },
  {
    id: "spraying-at-dawn",
    title: "Spraying at dawn",
    videoId: "",
    thumbnail: picture("hero-spray"),
    description: "A crew's morning: wind meter, label, first tank, and the record at the end.",
    topic: "agriculture drone spraying India",
  },
  {
    id: "survey-to-map",
    title: "From flight to map",
    videoId: "",
    thumbnail: picture("hero-pointcloud"),
    description: "Ground targets, a grid flight, and the hours at the desk that turn photographs into heights.",
    topic: "drone land survey photogrammetry workflow",
  },
  {
    id: "thermal-solar",
    title: "A solar farm in thermal light",
    videoId: "",
    thumbnail: picture("hero-thermal"),
    description: "How a cell with a fault shows itself, and at what hour of the day to look for it.",
    topic: "drone thermal inspection solar panels",
  },
  {
    id: "build-a-quadcopter",
    title: "Building a quadcopter",
    videoId: "",
    thumbnail: picture("hero-bench"),
    description: "Frame, motors, solder, first spin: the two days of the beginners' workshop.",
    topic: "build quadcopter workshop students",
  },
  {
    id: "heavy-lift",
    title: "Lifting twenty kilograms",
    videoId: "",
    thumbnail: picture("hero-heavy"),
    description: "Strapping, weighing, balancing: what happens on the ground before a heavy load leaves it.",
    topic: "heavy payload drone octocopter",
  },
];

/** Where a video is watched: on its own page, or among the search results for its topic until it has one. */
export function videoAddress({ videoId, topic }: Pick<GalleryVideo, "videoId" | "topic">): string {
  return videoId
    ? `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`
    : `https://www.youtube.com/results?search_query=${encodeURIComponent(topic)}`;
}

export const gallery = {
  title: "Gallery",
  description:
    "Pictures of our drones, classrooms, workshops and flights in five categories, and where to look for films on training, spraying, survey and thermal work.",
  eyebrow: "Gallery",
  lead: "Aircraft, classrooms, fields and the maps that come out of them.",
  imagesNote:
    "These pictures are computer renderings of our designs and places. Photographs take their place as customers agree to be shown.",
  videosNote:
    "Videos open on YouTube in a new tab. Until our own films are published, these entries and their figures are samples, and each opens YouTube's search results for its topic.",
};
