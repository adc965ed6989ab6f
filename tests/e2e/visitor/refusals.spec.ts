import { expect, test } from "../fixtures.ts";

/** What each instrument refuses: the field, the bad value, and the sentence at the field. The focus goes to the field. */
const refusals = [
  [
    "/services/agriculture-spray#spray-planner",
    [["Area", "many", "The area must be a number, such as 12 or 2.5, in acres, bigha or hectares."]],
  ],
  [
    "/services/land-surveying#survey-planner",
    [
      ["Length, metres", "5", "The length must be from 20 to 20,000 metres."],
      ["Width, metres", "wide", 'The width must be a number in metres, kilometres or feet: "wide" cannot be read.'],
      ["Overlap along, %", "40", "The overlap along the line must be from 50 to 95 percent."],
      ["Overlap across, %", "99", "The overlap between lines must be from 50 to 95 percent."],
      ["Pixel on the ground, cm", "0", "The pixel must be from 0.3 to 10 centimetres."],
    ],
  ],
  [
    "/services/thermal-mapping#thermal-planner",
    [
      ["Size of the park, MW", "0", "The size of the park must be from 0.05 to 500 megawatts."],
      ["Pixel on the ground, cm", "50", "The pixel must be from 1.5 to 20 centimetres."],
      ["Tilt of modules, °", "80", "The tilt must be from 0 to 60 degrees."],
    ],
  ],
  [
    "/product/heavy-payload-drones#endurance",
    [
      ["Payload, kg", "40", "The HP-10 cannot lift more than 10 kg."],
      ["Height above the sea, metres", "9500", "The height must be from 0 to 9,000 metres."],
      ["Air temperature, °C", "70", /^The temperature must be from -20 to 60/],
      ["Battery left at landing, %", "0", /^The reserve must be from \d+ to 60/],
    ],
  ],
  [
    "/excellence-center/3-modules/rpto#which-rule",
    [
      ["Weight with payload, grams", "heavy", /^The weight must be a number/],
      ["Pilot's age", "0", /^The age must be/],
    ],
  ],
] as const;

for (const [address, fields] of refusals) {
  test(`each field of ${address} says what it refuses, and takes the focus`, async ({ visit }) => {
    const { page } = visit;
    await visit.open(address);
    const instrument = page.locator(`#${address.split("#")[1]}`);
    for (const [label, value, sentence] of fields) {
      const field = instrument.getByLabel(label, { exact: true });
      const before = await field.inputValue();
      await field.fill(value);
      // The sentence shows that the instrument's code is loaded: the served form would load a new page instead.
      await expect(instrument.getByRole("alert")).toHaveText(sentence);
      await instrument.getByRole("button", { name: "Work it out" }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(value);
      await field.fill(before);
      await expect(instrument.getByRole("alert")).toHaveCount(0);
    }
  });
}
