import { expect, test } from "vitest";
import { langOf } from "~/publishing/language";
import { type Career, renderCareer } from "./model";

const hindi = { title: "Drone Pilot", description: "खेतों पर छिड़काव और हर उड़ान की तैयारी।", requirements: null };
const english = { title: "Drone pilot", description: "Spraying near Sehore (सीहोर).", requirements: null };
const render = (job: object) => renderCareer(job as Career);

test.each(["markdown", "plain"])("a posting in %s names the language of its texts", async (content_format) => {
  expect(langOf(await render({ ...hindi, content_format }))).toBe("hi-IN");
  expect(langOf(await render({ ...english, content_format }))).toBeUndefined();
});
