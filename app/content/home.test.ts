import { describe, expect, it } from "vitest";
import { about } from "./about";
import { home } from "./home";
import { partners, partnersNote } from "./partners";
import { testimonials, testimonialsNote } from "./testimonials";

describe("home page, against the specification", () => {
  it("opens with the fixed headline, seven pictures and two buttons", () => {
    expect(home.hero.headline).toBe("Revolutionizing the Sky with Smart Drone Solutions");
    expect(new Set(home.hero.pictures.map(({ id }) => id)).size).toBe(7);
    expect(home.hero.actions.map(({ label }) => label)).toEqual(["Get Custom Drone Quote", "View Our Drones"]);
  });
  it("shows the claimed figures", () => {
    expect(home.claims.map(({ value }) => value)).toEqual(["150+", "2500+", "80+", "95%", "98%"]);
  });
  it("offers the three services and the four highlights", () => {
    expect(home.services.items.map(({ title }) => title)).toEqual([
      "Custom Drone Manufacturing",
      "Professional Training Academy",
      "Technical Workshops",
    ]);
    expect(home.tech.items.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "HD video recording",
      "10km control range",
      "30min endurance",
      "Neural engine AI processing",
    ]);
  });
  it("lists the three programs, pilot first", () => {
    expect(home.training.defaultProgram).toBe("pilot");
    expect(home.training.programs.map(({ id, title, duration, level }) => [id, title, duration, level])).toEqual([
      ["pilot", "Drone Pilot Certification", "4-6 weeks", "Beginner to Advanced"],
      ["technical", "Drone Service Technician", "8-10 weeks", "Intermediate"],
      ["development", "Drone Development Workshop", "12-16 weeks", "Advanced"],
    ]);
    expect(home.training.banner).toBe("Early Bird: 20% Off");
  });
  it("has eight partners and five testimonials of five stars, all marked as samples", () => {
    expect(new Set(partners.map(({ name }) => name)).size).toBe(8);
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5]);
    expect(testimonialsNote).toMatch(/^Sample /);
    expect(partnersNote).toMatch(/^Sample /);
  });
});

describe("about page, against the specification", () => {
  it("counts to 5 years, 500 drones, 1200 pilots and 98 percent", () => {
    expect(about.counters.items.map(({ target }) => target)).toEqual([5, 500, 1200, 98]);
  });
  it("tells the years 2019 to 2024", () => {
    expect(about.milestones.items.map(({ year }) => year)).toEqual([2019, 2020, 2021, 2022, 2023, 2024]);
  });
});
