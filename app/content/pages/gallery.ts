// The gallery. Images are the rendered pictures that carry a category; the list below gives their order and captions.
// Videos are SAMPLES: the company has none of its own yet. Put the id of a film (the letters after `watch?v=`) into
// `videoId`; while it is empty the entry opens the search results of the same external site for its topic.

import { type Picture, picture } from "../pictures";
import manifest from "../pictures.json" with { type: "json" };
import type { TurnSection } from "../schema";
import { turnables } from "../turnables";

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
  "hero-ridges": { caption: "Surveillance Drone above the plateau, last light", category: "Branding" },
  "lift-crew": { caption: "The ground crew of a heavy lift" },
  "edge-crew": { caption: "Last light at the plateau's edge" },
  "lake-dusk": { caption: "Evening at the lake" },
  surveillance: { caption: "Surveillance Drone, day and thermal camera on one gimbal" },
  "spray-above": { caption: "Soybean rows from above, under the sprayer" },
  "spray-crew": { caption: "A spraying crew at the field's edge" },
  heavy: { caption: "Heavy payload drone with its crate" },
  "hero-spray": { caption: "Six rotors over soybean, evening", category: "Services" },
  "setting-off": { caption: "On the way to a flight that has begun" },
  "survey-pair": { caption: "At a control point during the survey flight" },
  pilot: { caption: "A pilot keeps the aircraft in sight" },
  lesson: { caption: "A lesson in the morning mist: instructor and trainee" },
  "lab-lesson": { caption: "A lesson in the school's courtyard: a mentor and two students" },
  "tinkering-lab": { caption: "A tinkering laboratory, set up for its first term" },
  "trainer-pro": { caption: "Trainer Pro with its stabilised camera" },
  "hero-thermal": { caption: "A solar farm in thermal view: warm cells stand out", category: "Services" },
  "thermal-boundary": { caption: "A boundary at night: two people outside, a guard, a car with a warm bonnet" },
  "brand-pad": { caption: "Hover above the landing pad" },
  technician: { caption: "Service: one drone opened, the next on the bench behind" },
  "bench-build": { caption: "Two people to a bench: one builds, one reads the steps" },
  "service-bench": { caption: "The service bench" },
  trainers: { caption: "Basic, Elite and Pro, side by side" },
  orthomosaic: { caption: "One map from hundreds of photographs" },
  "agri-eight": { caption: "Sprayer with eight rotors" },
  "hero-plane": { caption: "A trainer aeroplane over fields, built in the RC workshop", category: "Training" },
  "team-bench": { caption: "The assembly bench" },
  "surveillance-lens": { caption: "Zoom, wide and thermal lens" },
  classroom: { caption: "The classroom" },
  "pointcloud-height": { caption: "A village as a point cloud, coloured by height" },
  "trainer-basic": { caption: "Trainer Basic: rings for the first hours" },
  "brand-plate": { caption: "Our mark, milled from aluminium" },
  "spray-side": { caption: "Spraying against the low sun" },
  "hero-bench": { caption: "A trainer on the builders' bench" },
  "agri-six": { caption: "Sprayer with six rotors, gauge side" },
  "ridges-dawn": { caption: "First light: the calmest air of the day" },
  "trainer-elite": { caption: "Trainer Elite with its survey antenna" },
  "thermal-modules": { caption: "Hot cells and one warm module" },
  "brand-case": { caption: "Flight case, ready to travel" },
  "heavy-hp10": { caption: "HP-10 with a laser scanner on its plate" },
  "heavy-hp30": { caption: "HP-30 with winch and hook" },
  "ridges-blue": { caption: "The blue hour: time to land" },
  "plane-side": { caption: "Aeroplane of the RC workshop above farmland" },
  "pointcloud-natural": { caption: "A village and its power line, as a point cloud" },
  "bench-boards": { caption: "Two flight controllers, ready to be set up" },
  "field-low": { caption: "Soybean in the evening, before the spraying" },
  "team-desk": { caption: "The data team's desk" },
  "agri-nozzle": { caption: "Rotary nozzle under a motor" },
  "bench-motors": { caption: "Three motors and a propeller" },
  "heavy-crate": { caption: "Straps and latches hold the crate" },
  "hero-heavy": { caption: "HP-20 with its crate" },
  "hero-pointcloud": { caption: "A village and its power line, measured by laser" },
  "bench-fault": { caption: "A fault, found by its voltage" },
  "wing-balsa": { caption: "Half a balsa wing, pinned to its plan" },
  "pilot-hover": { caption: "Rings for the first hover, cones for the course" },
  "lab-kit": { caption: "A drone kit before assembly" },
  "plane-strip": { caption: "On the strip before a maiden flight" },
  "survey-control": { caption: "Receiver and target at a control point" },
  "simulator-desk": { caption: "A place at the simulator" },
  "bench-battery": { caption: "We measure batteries before we store them" },
  "survey-copter": { caption: "Survey copter on its line" },
  "lab-courtyard": { caption: "Small enough for a school's courtyard" },
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
    thumbnail: picture("pilot-hover"),
    description: "The first ten minutes with a transmitter.",
    topic: "drone pilot training first flight India",
  },
  {
    id: "spraying-at-dawn",
    title: "Spraying at dawn",
    videoId: "",
    thumbnail: picture("spray-above"),
    description: "A crew's morning: wind meter, label, first tank, records.",
    topic: "agriculture drone spraying India",
  },
  {
    id: "survey-to-map",
    title: "From flight to map",
    videoId: "",
    thumbnail: picture("pointcloud-natural"),
    description: "Ground targets, a grid flight, and from photographs to heights.",
    topic: "drone land survey photogrammetry workflow",
  },
  {
    id: "thermal-solar",
    title: "A solar farm in thermal light",
    videoId: "",
    thumbnail: picture("thermal-modules"),
    description: "How a faulty cell shows, and when to look for it.",
    topic: "drone thermal inspection solar panels",
  },
  {
    id: "build-a-quadcopter",
    title: "Building a quadcopter",
    videoId: "",
    thumbnail: picture("bench-motors"),
    description: "Frame, motors, solder, first spin: the two days of the beginners' workshop.",
    topic: "build quadcopter workshop students",
  },
  {
    id: "heavy-lift",
    title: "Lifting twenty kilograms",
    videoId: "",
    thumbnail: picture("hero-heavy"),
    description: "Weighing, strapping, balancing: before a heavy load takes off.",
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
    "Pictures of our drones, classrooms, workshops and flights in five categories, and films on training, spraying, survey and thermal work.",
  eyebrow: "Gallery",
  lead: "Drones, classrooms, fields and maps.",
  imagesNote: "These pictures are computer renderings. We add photographs when customers agree.",
  videosNote:
    "Videos open on YouTube in a new tab. These entries are samples: each opens YouTube's search results for its topic.",
  turn: {
    kind: "turn",
    id: "turn-it",
    eyebrow: "In your hands",
    heading: "See one from all sides",
    intro: "Three of our models.",
    items: [
      turnables.surveillance,
      { ...turnables.elite, name: "Trainer Elite" },
      { ...turnables.sprayer40, name: "Sprayer" },
    ],
  } satisfies TurnSection,
};
