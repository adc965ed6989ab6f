import { expect, test } from "vitest";
import { marketingPages } from "~/content/marketing-pages";
import { course } from "./structured-data.server";

const courseAt = (path: string) => {
  const page = marketingPages.find((each) => each.path === path);
  if (!page) throw new Error(path);
  return course("https://site.example", page);
};
const instance = { "@type": "CourseInstance", courseMode: "Onsite" };

test("the pilot course has 40 guided hours in 4 weeks, from beginner to advanced, on site", () => {
  expect(courseAt("/training/drone-pilot-training")).toMatchObject({
    educationalLevel: "Beginner to Advanced",
    timeRequired: "P4W",
    hasCourseInstance: { ...instance, courseWorkload: "PT40H" },
  });
});

test("a course whose hours the page does not count states its weeks; the data course may begin at home", () => {
  expect(courseAt("/training/drone-service-technician")).toMatchObject({
    hasCourseInstance: { ...instance, courseWorkload: "P7W" },
  });
  expect(courseAt("/training/drone-data-processing")).toMatchObject({ hasCourseInstance: { courseMode: "Blended" } });
});
