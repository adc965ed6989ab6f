import type { Section } from "../knowledge/site-content.ts";

/** Words that lead to a page, strongest first; compared by meaning (see families.ts). */
export const pageWords: { [path: string]: [strong: string, middling: string, weak: string] } = {
  "/training/drone-development-workshops": [
    "development workshop|drone workshop|building workshop|drone building|quadcopter|autopilot|drone making|development programme|development program",
    "workshop|assemble|solder|firmware|build your own|learn to build|product engineering|first quadcopter",
    "build|builder|college|development",
  ],
  "/training/rc-aircraft-workshop": [
    "rc|radio controlled|aeroplane|balsa|fixed wing|rc aircraft|aircraft workshop|foam|model plane|aeromodelling",
    "workshop|wing|glide",
    "parent|teacher",
  ],
  "/training/drone-pilot-training": [
    "pilot|pilot training|pilot course|pilot certification|learn to fly|learn flying|become pilot|flying course|flying training|flight training|rpc",
    "fly|certificate|drone training|drone course|simulator|freelance",
    "flight|training|course",
  ],
  "/training/drone-industrial-training": [
    "industrial|industrial training",
    "method statement|permit to work|industrial inspection|inspection course|inspection training|tracks|transmission|plant safety|pipeline|chimney|boiler|refinery",
    "plant|inspection|training",
  ],
  "/training/drone-data-processing": [
    "data processing|data process|photogrammetry|gis|qgis|webodm|pix4d|pix4dmapper|metashape|data course|image processing|cloudcompare|data analyst|data training|mapping course|map course|map build course|picture map build|map from picture|picture to map|process picture",
    "process image|software|data|gdal",
    "orthomosaic|point cloud|training|tool",
  ],
  "/training/drone-service-technician": [
    "technician|service technician|repair course|repair training|service course|learn repair|technical training|learn to repair",
    "solder|repair|bench|service training",
    "service|battery|training",
  ],
  "/services/agriculture-spray": [
    "spray|chemical|agri|sprayer|spraying|spray service",
    "crop|farm|producer group|pest|disease|weed|acre|tank|wheat|paddy|cotton|soybean|sugarcane|orchard|mango|gram|maize|nozzle",
    "litre|pest|fungus|insect|acres",
  ],
  "/services/thermal-mapping": [
    "thermal|thermography|hot cell|infrared|thermal survey|thermal mapping|heat loss",
    "solar|roof|leak|substation|insulation|kiln|emissivity|hot spot|temperature|hot|module fault",
    "plant|fault|acres|panel|heat",
  ],
  "/services/land-surveying": [
    "land survey|survey|surveying|surveyor|land|contour|topographic|topography|volume|heap|orthomosaic|lidar|elevation|cubic|chainage|corridor",
    "plot|boundary|map|quarry|mine|point cloud|benchmark|road|canal|construction",
    "measure|acres|area|ground",
  ],
  "/services/custom-drone-development": [
    "custom|customised|customized|bespoke|tailor made|custom drone|own requirement|my requirement|my need|own need|purpose built|only for us|just for us|from scratch|made to order|special drone|our requirement|our requirements|our need|make a drone for|make for us|make one for|build us|build for us|our specification|our specifications|own design|design|manufacturing service",
    "prototype|airframe|build for us|design for us|mass budget|confidentiality|nda|payload integration|develop",
    "build|engineer|manufacture",
  ],
  "/excellence-center/atal-tinkering-lab": [
    "atal|tinker|tinkering|atl|tinkering lab|niti aayog|innovation mission|robot|innovation challenge|innovation lab",
    "school|lab|class vi|mentor",
    "teacher|student|innovation|child",
  ],
  "/excellence-center/drone-coe": [
    "centre of excellence|excellence|coe|research centre|research area|excellence centre",
    "research|joint project|innovation|thesis|battery passport|lab|production ready|testing phase|research phase",
    "partner|institute|test|prototype",
  ],
  "/excellence-center/3-modules": [
    "3 module|three module|module one|module two|module three|module 1|module 2|module 3|18 weeks|modules program|modules programme|foundations of flight|teachers batch|company batch",
    "module",
    "program",
  ],
  "/excellence-center/3-modules/rpto": [
    "rpto|fast track|pilot training organisation|pilot training organization",
    "authorised|authorization|authorisation",
    "rpc",
  ],
  "/product/trainer-drone": [
    "trainer|trainer drone|training drone|elite|lesson book",
    "basic|pro|dual control|classroom drone|drone for school|drone for teaching",
    "warranty|school",
  ],
  "/product/surveillance-drone": [
    "guard|surveillance|surveillance drone",
    "boundary|night|zoom|intruder|perimeter|forest|wildlife|search|theft|encrypted|thief",
    "camera|video|inspection|recording",
  ],
  "/product/heavy-payload-drones": [
    "heavy|heavy payload|payload|hp10|hp20|hp30|cargo|winch|heavy lift|heavy drone|lift",
    "crate|load|relief|line stringing|rope|deliver|delivery|cement|sack",
    "kg|transport|hill",
  ],
  "/about-us": [
    "founder|mission|vision|founded|milestone|your story|company history|your values|about company|about your company",
    "history|story|value|established",
    "company",
  ],
  "/careers": [
    "vacancy|work for you|work with you|your vacancies|join your team|career page|career with you|job with you|job at your|internship",
    "",
    "",
  ],
  "/gallery": ["gallery|show picture|see picture|picture classroom|picture of|video", "picture", ""],
  "/blog": ["blog|article|blog post", "", ""],
  "/news": ["news|latest update|announcement", "", ""],
};

/** Words that visitors use for a kind of section. */
export const sectionWords: { [Kind in Section["kind"]]?: string } = {
  modules: "modules syllabus curriculum topics learn",
  steps: "steps process phases how it works",
  packages: "packages plans options",
  equipment: "equipment aircraft used",
  schedule: "schedule timetable calendar",
  roles: "jobs careers roles salary pay earn income work",
  progress: "levels marks score",
  rules: "rule law",
  people: "people team instructors mentors teachers trainers",
  stories: "stories reviews testimonials ratings",
  partners: "partners partnership clients customers",
};

/** Title of the list of a kind of section in an answer; other kinds use their heading. */
export const listLeads: { [Kind in Section["kind"]]?: string } = {
  modules: "The modules",
  steps: "The steps",
  packages: "The packages",
  equipment: "The equipment",
  schedule: "The timetable",
  roles: "Work it leads to",
};
