import { expect, test } from "vitest";
import { marketingPages } from "~/content/marketing-pages";
import { course, organization } from "./structured-data.server";

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

test("the company states its opening hours, and no place on the map until the owner has stated it", () => {
  const company = organization("https://site.example");
  expect(company.openingHours).toBe("Mo-Sa 09:00-18:00");
  expect(company.openingHoursSpecification).toEqual([
    expect.objectContaining({
      opens: "09:00",
      closes: "18:00",
      dayOfWeek: expect.arrayContaining(["Monday", "Saturday"]),
    }),
  ]);
  expect(company).not.toHaveProperty("geo");
});

test("a program without a course's record states its batches", () => {
  const page = marketingPages.find(({ path }) => path === "/training/drone-development-workshops");
  const batch = { id: "1", course: "", from: "2099-01-04", to: "2099-01-08", hours: null, language: null, place: null };
  const open = { ...batch, seats: 12, seatsLeft: 3, state: "open", discountUntil: null } as const;
  expect(page && course("https://site.example", { ...page, batches: [open] })).toMatchObject({
    hasCourseInstance: [{ ...instance, startDate: "2099-01-04", endDate: "2099-01-08" }],
  });
});
