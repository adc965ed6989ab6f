import type { Section } from "../knowledge/site-content.ts";

/** Names that visitors give a page, compared by stem and family (families.ts). To add one, put it behind a "|". */
export const pageNames: { [path: string]: string } = {
  "/training/drone-development-workshops":
    "development workshop|drone workshop|building workshop|drone building|quadcopter|autopilot|drone making|development programme|development program",
  "/training/rc-aircraft-workshop":
    "rc|radio controlled|aeroplane|balsa|fixed wing|rc aircraft|aircraft workshop|foam|model plane|aeromodelling",
  "/training/drone-pilot-training":
    "pilot|pilot training|pilot course|pilot certification|learn to fly|learn flying|become pilot|flying course|flying training|flight training|rpc",
  "/training/drone-industrial-training": "industrial|industrial training",
  "/training/drone-data-processing":
    "data processing|data process|photogrammetry|gis|qgis|webodm|pix4d|pix4dmapper|metashape|data course|image processing|cloudcompare|data analyst|data training|mapping course|map course|map build course|picture map build|map from picture|picture to map|process picture",
  "/training/drone-service-technician":
    "technician|service technician|repair course|repair training|service course|learn repair|technical training|learn to repair",
  "/services/agriculture-spray": "spray|chemical|agri|sprayer|spraying|spray service",
  "/services/thermal-mapping": "thermal|thermography|hot cell|infrared|thermal survey|thermal mapping|heat loss",
  "/services/land-surveying":
    "land survey|survey|surveying|surveyor|land|contour|topographic|topography|volume|heap|orthomosaic|lidar|elevation|cubic|chainage|corridor",
  "/services/custom-drone-development":
    "custom|customised|customized|bespoke|tailor made|custom drone|own requirement|my requirement|my need|own need|purpose built|only for us|just for us|from scratch|made to order|special drone|our requirement|our requirements|our need|make a drone for|make for us|make one for|build us|build for us|our specification|our specifications|own design|design|manufacturing service",
  "/excellence-center/atal-tinkering-lab":
    "atal|tinker|tinkering|atl|tinkering lab|niti aayog|innovation mission|robot|innovation challenge|innovation lab",
  "/excellence-center/drone-coe": "centre of excellence|excellence|coe|research centre|research area|excellence centre",
  "/excellence-center/3-modules":
    "3 module|three module|module one|module two|module three|module 1|module 2|module 3|18 weeks|modules program|modules programme|foundations of flight|teachers batch|company batch",
  "/excellence-center/3-modules/rpto": "rpto|fast track|pilot training organisation|pilot training organization",
  "/product/trainer-drone": "trainer|trainer drone|training drone|elite|lesson book",
  "/product/surveillance-drone": "guard|surveillance|surveillance drone",
  "/product/heavy-payload-drones": "heavy|heavy payload|payload|hp10|hp20|hp30|cargo|winch|heavy lift|heavy drone|lift",
  "/about-us":
    "founder|mission|our vision|your vision|company vision|founded|milestone|your story|company history|your values|about company|about your company",
  "/careers":
    "vacancy|work for you|work with you|your vacancies|join your team|career page|career with you|job with you|job at your|internship",
  "/gallery": "gallery|show picture|see picture|picture classroom|picture of|video",
  "/blog": "blog|article|blog post",
  "/news": "news|latest update|announcement",
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
