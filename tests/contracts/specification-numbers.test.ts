import { describe, expect, test } from "vitest";
import { company } from "~/content/company";
import { pageAt } from "~/content/marketing-pages";
import { about } from "~/content/pages/about";
import { home } from "~/content/pages/home";
import { partners, partnersNote } from "~/content/partners";
import type { Card, MarketingPage, PlainSection } from "~/content/schema";
import { testimonials, testimonialsNote } from "~/content/testimonials";
import { said } from "./walk";

/** Spaces within units, dashes and minus signs are the typesetter's; the figures are the specification's. */
const plain = (text: string) =>
  text
    .replace(/[‐-―−]/g, "-")
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/(\d) (?=(L|cm|kg|min|km|%|°C)\b|%|°)/g, "$1")
    .toLowerCase();

function page(path: string): MarketingPage {
  const found = pageAt(path);
  if (!found) throw new Error(`No page at ${path}`);
  return found;
}
const sectionsOf = (record: MarketingPage): PlainSection[] =>
  record.sections.flatMap((section) =>
    section.kind === "tabs"
      ? section.tabs.flatMap((tab) => tab.sections)
      : section.kind === "call-to-action" || section.kind === "instrument"
        ? []
        : [section],
  );
const tabsOf = (record: MarketingPage) =>
  record.sections.flatMap((section) => (section.kind === "tabs" ? [section] : []));
function cards(path: string, id: string): Card[] {
  const section = sectionsOf(page(path)).find((candidate) => candidate.id === id);
  if (section?.kind !== "cards") throw new Error(`No cards ${id} at ${path}`);
  return section.items;
}
/** Number of items of the first section of a kind in a tab. */
function countIn(record: MarketingPage, tab: RegExp): number {
  for (const set of tabsOf(record)) {
    const found = set.tabs.find((candidate) => tab.test(candidate.label));
    const listed = found?.sections.flatMap((section) =>
      "items" in section ? [section.items.length] : "rows" in section ? [section.rows.length] : [],
    );
    if (listed?.length) return Math.max(...listed);
  }
  return 0;
}

/** What sections 2 and 9 put on each page, word for word. */
const expected: Record<string, string[]> = {
  "/training/drone-pilot-training": [
    "4 Weeks",
    "Professional Certification",
    "Beginner Friendly",
    "8 hours",
    "12 hours",
    "6 hours",
    "4 hours",
    "10 hours",
    "LPA",
    "1,000-5,000 per day",
    "Get Training Quote",
    "Download Brochure",
    "Schedule a Demo",
    "EMI options",
    "24/7 support",
  ],
  "/training/drone-industrial-training": [
    "6 weeks",
    "Industrial Safety Protocols",
    "Advanced Flight Operations",
    "Industrial Applications",
    "Professional Certification",
    "1 week",
    "2 weeks",
    "Enroll Now",
  ],
  "/training/drone-data-processing": ["6 weeks", "Start Learning", "Very High", "Extreme", "High"],
  "/training/drone-service-technician": ["7 weeks", "Begin Training"],
  "/training/drone-development-workshops": ["2 days", "5 days", "10 days"],
  "/training/rc-aircraft-workshop": ["3 days", "7 days", "14 days"],
  "/services/agriculture-spray": [
    "Up to 25 acres",
    "Up to 100 acres",
    "Unlimited",
    "99%",
    "60%",
    "50 acres per hour",
    "40%",
    "40L",
    "35L",
    "32L",
    "Get Spraying Quote",
    "Schedule Spraying Service",
    "Free Consultation",
  ],
  "/services/thermal-mapping": [
    "Up to 5 acres",
    "Up to 20 acres",
    "Unlimited",
    "±0.05",
    "±0.2°C",
    "Get Thermal Survey Quote",
    "Schedule Thermal Survey",
    "Request Quote",
  ],
  "/services/land-surveying": [
    "Up to 10 acres",
    "Up to 50 acres",
    "Unlimited",
    "±1cm",
    "±2cm",
    "±0.5%",
    "Get Survey Quote",
    "Sample Reports",
    "Request Survey Quote",
  ],
  "/services/custom-drone-development": [
    "8-12 weeks",
    "16-20 weeks",
    "20+ weeks",
    "Start Custom Project",
    "Start Your Project",
  ],
  "/excellence-center/atal-tinkering-lab": [
    "500+",
    "50+",
    "15+",
    "25+",
    "Drone Innovation Lab",
    "6 months",
    "30 students",
    "Robotics Workshop",
    "4 months",
    "25 students",
    "Innovation Challenge",
    "3 months",
    "40 students",
    "Wednesday",
    "last Friday",
    "Quarterly",
    "March",
    "Join Program",
    "Visit Lab",
    "Apply Now",
    "Apply for ATL",
    "Book Lab Visit",
  ],
  "/excellence-center/drone-coe": ["Production Ready", "Testing Phase", "Research Phase"],
  "/excellence-center/3-modules": ["70%", "4 weeks", "6 weeks", "8 weeks", "18 weeks", "12 weeks"],
  "/excellence-center/3-modules/rpto": ["Basic", "Advanced", "Expert", "Professional"],
  "/product/trainer-drone": ["30min", "45min", "60min", "2 years", "Basic", "Pro", "Elite"],
};

describe("every figure and button of the specification stands on its page", () => {
  test.each(Object.entries(expected))("%s", (path, phrases) => {
    const text = plain(said(page(path)));
    for (const phrase of phrases) expect(text, phrase).toContain(plain(phrase));
  });
});

describe("tabs have the specification's names, order and default", () => {
  test.each([
    ["/training/drone-pilot-training", ["Modules", "Outcomes", "Equipment", "Certification"]],
    ["/training/drone-data-processing", ["Tools", "Applications", "Career"]],
    ["/services/agriculture-spray", ["Applications", "Equipment", "Process", "Packages"]],
    ["/services/thermal-mapping", ["Equipment", "Process", "Deliverables", "Packages"]],
    ["/services/land-surveying", ["Equipment", "Deliverables", "Process", "Packages"]],
    ["/services/custom-drone-development", ["Process", "Applications", "Technologies", "Packages"]],
    ["/excellence-center/atal-tinkering-lab", ["Activities", "Curriculum", "Mentors", "Partnerships"]],
    ["/excellence-center/drone-coe", ["Innovations", "Partnerships", "Facilities", "Research Team"]],
    ["/excellence-center/3-modules", ["Career Paths", "Special Programs", "Success Stories", "Schedule"]],
    ["/excellence-center/3-modules/rpto", ["Training Process", "Instructors", "Accreditation", "Facilities"]],
    ["/product/trainer-drone", ["Specifications", "Curriculum", "Safety Features", "Support"]],
    ["/product/surveillance-drone", ["Overview", "Specs", "Uses", "Reviews", "Contact"]],
    ["/product/heavy-payload-drones", ["Overview", "Specs", "Uses", "Contact"]],
  ])("%s: %j", (path, labels) => {
    const set = tabsOf(page(path)).find((candidate) => candidate.tabs[0]?.label === labels[0]);
    expect(set?.tabs.map((tab) => tab.label)).toEqual(labels);
    expect(set?.defaultTab).toBe(set?.tabs[0]?.id);
  });
});

describe("lists have at least the specification's lengths", () => {
  test.each([
    ["/training/drone-pilot-training", /Modules/, 5],
    ["/training/drone-data-processing", /Tools/, 6],
    ["/training/drone-data-processing", /Applications/, 3],
    ["/training/drone-data-processing", /Career/, 4],
    ["/services/agriculture-spray", /Equipment/, 3],
    ["/services/agriculture-spray", /Process/, 5],
    ["/services/agriculture-spray", /Packages/, 3],
    ["/services/thermal-mapping", /Process/, 4],
    ["/services/thermal-mapping", /Deliverables/, 6],
    ["/services/thermal-mapping", /Packages/, 3],
    ["/services/land-surveying", /Deliverables/, 6],
    ["/services/land-surveying", /Process/, 4],
    ["/services/land-surveying", /Packages/, 3],
    ["/services/custom-drone-development", /Process/, 6],
    ["/services/custom-drone-development", /Applications/, 3],
    ["/services/custom-drone-development", /Technologies/, 6],
    ["/services/custom-drone-development", /Packages/, 3],
  ] as const)("%s %s: %i or more", (path, tab, count) => {
    expect(countIn(page(path), tab)).toBeGreaterThanOrEqual(count);
  });

  /** Lists outside of tabs, each by its anchor: another list of the same kind on the page cannot stand in for it. */
  test.each([
    ["/training/drone-pilot-training", "benefits", 4],
    ["/training/drone-industrial-training", "modules", 4],
    ["/training/drone-industrial-training", "benefits", 6],
    ["/training/drone-data-processing", "modules", 4],
    ["/training/drone-service-technician", "modules", 4],
    ["/training/drone-service-technician", "skills", 4],
    ["/training/drone-service-technician", "certificates", 4],
    ["/services/agriculture-spray", "benefits", 4],
    ["/services/thermal-mapping", "applications", 4],
    ["/services/land-surveying", "services", 4],
    ["/services/custom-drone-development", "services", 4],
    ["/excellence-center/atal-tinkering-lab", "figures", 4],
    ["/excellence-center/atal-tinkering-lab", "programs", 3],
    ["/excellence-center/atal-tinkering-lab", "facilities", 4],
    ["/excellence-center/drone-coe", "research-areas", 4],
    ["/excellence-center/3-modules", "modules", 3],
    ["/excellence-center/3-modules/rpto", "programs", 4],
    ["/training/drone-development-workshops", "programs", 3],
    ["/training/rc-aircraft-workshop", "programs", 3],
    ["/product/trainer-drone", "models", 3],
  ] as const)("%s has %s: %i or more", (path, id, count) => {
    const section = sectionsOf(page(path)).find((candidate) => candidate.id === id);
    expect(section && "items" in section ? section.items.length : 0).toBeGreaterThanOrEqual(count);
  });

  test("the pilot's course shows three highlights", () => {
    expect(page("/training/drone-pilot-training").hero.highlights?.items).toHaveLength(3);
  });

  test("each card of spraying has a figure", () => {
    for (const item of cards("/services/agriculture-spray", "benefits")) expect(item.stat?.value).toMatch(/\d/);
  });

  test("demand for the four roles in data processing is High, Very High or Extreme", () => {
    const roles = sectionsOf(page("/training/drone-data-processing")).find(({ kind }) => kind === "roles");
    const demands = roles?.kind === "roles" ? roles.items.map(({ demand }) => demand) : [];
    expect(demands.toSorted()).toEqual(["Extreme", "High", "High", "Very High"]);
  });

  test.each([
    ["/training/drone-development-workshops", ["2 days", "5 days", "10 days"]],
    ["/training/rc-aircraft-workshop", ["3 days", "7 days", "14 days"]],
  ])("%s: each workshop with level, length, features, badge and a way to register", (path, lengths) => {
    const programs = cards(path, "programs");
    const column = (label: string) => programs.map(({ data }) => data?.find((datum) => datum.label === label)?.value);
    expect(column("Level")).toEqual(["Beginner", "Intermediate", "Expert"]);
    expect(column("Duration")).toEqual(lengths);
    for (const { badge, points, action } of programs) {
      expect(badge).toBeTruthy();
      expect(points?.length).toBeGreaterThan(0);
      expect(action?.to).toMatch(/^\/contact-us\?/);
    }
  });

  test("a figure stands with its own program, sprayer or package", () => {
    const item = (path: string, name: string) => {
      const told = sectionsOf(page(path)).filter(({ kind }) => kind !== "turn");
      const items = told.flatMap((section): readonly unknown[] => ("items" in section ? section.items : []));
      const named = items.filter((one) => said(one).split(" | ").includes(name));
      expect(named, `${name} on ${path}`).toHaveLength(1);
      return plain(said(named));
    };
    for (const [path, figures] of Object.entries({
      "/excellence-center/atal-tinkering-lab": {
        "Drone Innovation Lab": ["6 months", "30 students"],
        "Robotics Workshop": ["4 months", "25 students"],
        "Innovation Challenge": ["3 months", "40 students"],
      },
      "/services/agriculture-spray": {
        "Sprayer 40": ["40L"],
        "Sprayer 35": ["35L"],
        "Sprayer 32": ["32L"],
        Farm: ["Up to 25 acres"],
        Village: ["Up to 100 acres"],
        Season: ["Unlimited"],
      },
      "/services/thermal-mapping": {
        "Site Check": ["Up to 5 acres"],
        "Plant Survey": ["Up to 20 acres"],
        Portfolio: ["Unlimited"],
      },
      "/services/land-surveying": { Plot: ["Up to 10 acres"], Site: ["Up to 50 acres"], Estate: ["Unlimited"] },
      "/services/custom-drone-development": {
        "Adapted Platform": ["8-12 weeks"],
        "Purpose-Built Aircraft": ["16-20 weeks"],
        "Development Program": ["20+ weeks"],
      },
    }))
      for (const [name, own] of Object.entries(figures))
        for (const figure of own) expect(item(path, name)).toContain(plain(figure));
  });

  test("module lengths: industrial 1, 2, 2, 1 weeks; technician 2, 2, 2, 1; data 1 to 2", () => {
    const weeks = (path: string) => {
      const section = sectionsOf(page(path)).find((candidate) => candidate.kind === "modules");
      return section?.kind === "modules" ? section.items.map((item) => Number.parseInt(item.duration, 10)) : [];
    };
    expect(weeks("/training/drone-industrial-training")).toEqual([1, 2, 2, 1]);
    expect(weeks("/training/drone-service-technician")).toEqual([2, 2, 2, 1]);
    for (const length of weeks("/training/drone-data-processing")) expect([1, 2]).toContain(length);
    expect(weeks("/excellence-center/3-modules")).toEqual([4, 6, 8]);
  });

  test("skill levels: pilots 95, 100, 90, 85, 88; tinkering lab 95, 90, 85, 88, 82", () => {
    const values = (path: string) =>
      sectionsOf(page(path)).flatMap((section) =>
        section.kind === "progress" ? section.items.map((item) => item.value) : [],
      );
    expect(values("/training/drone-pilot-training")).toEqual([95, 100, 90, 85, 88]);
    expect(values("/excellence-center/atal-tinkering-lab")).toEqual([95, 90, 85, 88, 82]);
    expect(values("/excellence-center/drone-coe")).toHaveLength(4);
  });
});

describe("the home page", () => {
  const text = plain(said(home));
  test("claims the five figures and the four technologies", () => {
    expect(home.claims.map(({ value }) => plain(value))).toEqual(["150+", "2500+", "80+", "95%", "98%"]);
    expect(home.tech.items.map(({ value, label }) => plain(`${value} ${label}`))).toEqual([
      "hd video recording",
      "10km control range",
      "30min endurance",
      "neural engine ai processing",
    ]);
    expect(home.title).toBe("Revolutionizing the Sky with Smart Drone Solutions");
  });
  test("has its buttons, its banner and its footnote", () => {
    for (const phrase of [
      "Get Custom Drone Quote",
      "View Our Drones",
      "Early Bird: 20% Off",
      "EMI available",
      "100% practical training",
      "industry recognized certification",
    ]) {
      expect(text, phrase).toContain(plain(phrase));
    }
  });
  test("opens with seven pictures and offers the three services", () => {
    expect(home.hero.headline).toBe("Revolutionizing the Sky with Smart Drone Solutions");
    expect(new Set(home.hero.pictures.map(({ id }) => id)).size).toBe(7);
    expect(home.services.items.map(({ title }) => title)).toEqual([
      "Custom Drone Manufacturing",
      "Professional Training Academy",
      "Technical Workshops",
    ]);
  });
  test("lists eight partners and five testimonials of five stars, all marked as samples", () => {
    expect(new Set(partners.map(({ name }) => name)).size).toBe(8);
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5]);
    expect(testimonialsNote).toMatch(/^Sample /);
    expect(partnersNote).toMatch(/^Sample /);
  });
  test("introduces the three programs, pilot first, with the specification's lengths and levels", () => {
    expect(home.training.defaultProgram).toBe("pilot");
    expect(home.training.programs.map(({ id, title, duration, level }) => [id, title, duration, level])).toEqual([
      ["pilot", "Drone Pilot Certification", "4-6 weeks", "Beginner to Advanced"],
      ["technical", "Drone Service Technician", "8-10 weeks", "Intermediate"],
      ["development", "Drone Development Workshop", "12-16 weeks", "Advanced"],
    ]);
  });
});

test("about counts to 5 years, 500 drones, 1200 pilots, 98 percent, and tells of 2019 to 2024", () => {
  expect(about.counters.items.map(({ target }) => target)).toEqual([5, 500, 1200, 98]);
  expect(about.milestones.items.map(({ year }) => year)).toEqual([2019, 2020, 2021, 2022, 2023, 2024]);
});

test("business hours are Mon-Sat 9:00-18:00 IST", () => {
  expect(company.hours.office).toBe("Mon-Sat 9:00-18:00 IST");
});

test("without an authorisation number nothing calls the company an authorised RPTO", () => {
  expect(company.rptoAuthorisation).toBeNull();
  for (const path of [
    "/excellence-center/3-modules/rpto",
    "/training/drone-pilot-training",
    "/excellence-center/3-modules",
  ]) {
    expect(said(page(path))).not.toMatch(/(we are|as) an authorised RPTO/i);
  }
});
