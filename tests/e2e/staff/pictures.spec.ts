import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures.ts";

/** A photograph as from a phone: rotated by its Exif data, with a location. */
const photograph = () =>
  sharp({ create: { width: 2600, height: 1300, channels: 3, background: "#a54" } })
    .withExif({
      IFD0: { Make: "Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "23/1 15/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const dialog = (page: Page) => page.getByRole("dialog", { name: "Choose a picture" });

async function choose(page: Page, name: string, buffer: Buffer) {
  await dialog(page).getByLabel("Picture file").setInputFiles({ name, mimeType: "image/jpeg", buffer });
}

test("a photograph is turned upright, made smaller, stripped of its location and shown in three sizes", async ({
  admin,
  api,
}) => {
  const { page } = admin;
  await admin.open("/admin?tab=blogs&edit=new");
  await page.getByRole("textbox", { name: "Title" }).fill("With a picture");
  await page.getByRole("textbox", { name: "Content" }).fill("Before.");
  await page.keyboard.press("Control+End");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await choose(page, "IMG_0001.JPG", await photograph());
  await expect(dialog(page).getByText("960 by 1920 pixels")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Upload" }).click();
  await expect(dialog(page).getByText("Say in a few words what the picture shows")).toBeVisible();
  await dialog(page).getByLabel("What the picture shows").fill("Sprayer over a paddy field");
  await dialog(page).getByRole("button", { name: "Upload" }).click();
  await expect(dialog(page)).toHaveCount(0);
  const written = page.getByRole("textbox", { name: "Content" });
  await expect(written).toHaveValue(
    /^Before\.\n\n!\[Sprayer over a paddy field\]\(\/storage\/v1\/object\/public\/media\/sprayer-over-a-paddy-field-[0-9a-f]{8}-960x1920\.webp\)$/,
  );
  await expect(written).toBeFocused();
  const address = /\((.*)\)/.exec(await written.inputValue())?.[1] ?? "";
  const stored = await sharp(await (await page.request.get(address)).body()).metadata();
  expect(stored).toMatchObject({ format: "webp", width: 960, height: 1920 });
  expect(stored.exif).toBeUndefined();
  expect(stored.orientation).toBeUndefined();

  await page.getByRole("button", { name: "Choose a picture" }).click();
  await dialog(page).getByRole("button", { name: "Take Sprayer over a paddy field" }).click();
  await expect(page.getByRole("textbox", { name: "Featured image" })).toHaveValue(address);
  await page.getByRole("combobox", { name: "Status" }).selectOption("published");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Blog created successfully")).toBeVisible();

  const { data } = await api.from("blogs").select("id").eq("title", "With a picture").single();
  await page.goto(`/blog/${data?.id}`);
  const shown = page.getByRole("img", { name: "Sprayer over a paddy field" });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveJSProperty("complete", true);
  await expect(shown).toHaveAttribute("width", "960");
  await expect(shown).toHaveAttribute("height", "1920");
  await expect(shown).toHaveAttribute("srcset", /-w480\.webp 480w, .*960x1920\.webp 960w$/);
  expect((await page.request.get(address.replace(".webp", "-w480.webp"))).status()).toBe(200);
  await page.goto("/blog");
  const card = page.getByRole("article").filter({ hasText: "With a picture" }).locator("img");
  await expect(card).toHaveAttribute("srcset", /-w480\.webp 480w/);

  // The confirmation lists the articles that show it, stored and unsaved ones.
  await admin.open("/admin?tab=news&edit=new");
  await page.getByRole("textbox", { name: "Title" }).fill("Typed only");
  await page.getByRole("textbox", { name: "Content" }).fill(`![](${address})`);
  const question = page.getByRole("dialog", { name: "Delete “Sprayer over a paddy field”?" });
  const ask = async () => {
    await page.getByRole("button", { name: "Choose a picture" }).click();
    await dialog(page).getByRole("button", { name: "Delete Sprayer over a paddy field" }).click();
  };
  await ask();
  await expect(question.getByRole("listitem")).toHaveText(["Typed only (not saved)", "With a picture (published)"]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await api.from("blogs").delete().eq("id", data?.id);
  await page.getByRole("textbox", { name: "Content" }).fill("");
  await ask();
  await expect(question.getByRole("listitem")).toHaveText(["With a picture (in the bin)"]);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(dialog(page).getByText("No pictures uploaded yet.")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
  expect((await page.request.get(address.replace(".webp", "-w480.webp"))).status()).toBe(404);
});

test("a file that is not a picture or too large is refused with a message", async ({ admin }) => {
  const { page } = admin;
  await admin.open("/admin?tab=news&edit=new");
  const button = page.getByRole("button", { name: "Choose a picture" });
  const [beside, field] = [await button.boundingBox(), await page.getByLabel("Featured image").boundingBox()];
  expect([beside?.y, beside?.height]).toEqual([field?.y, field?.height]);
  await button.click();
  for (const [name, bytes, sentence] of [
    ["drawing.jpg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "SVG drawings are not accepted"],
    ["IMG_0001.HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "in an iPhone's own format (HEIC)"],
    ["text.jpg", Buffer.from("words"), "This file holds no complete JPEG, PNG or WebP picture"],
    ["large.jpg", Buffer.alloc(10 * 1024 * 1024 + 1), "This file is larger than 10 MB"],
  ] as const) {
    await choose(page, name, bytes);
    await expect(dialog(page).getByRole("alert")).toContainText(sentence);
    await dialog(page).getByRole("button", { name: "Another picture" }).click();
  }
});

test("a picture can be dropped or pasted, and a failed upload can be repeated", async ({ admin }) => {
  const { page } = admin;
  admin.expectConsoleError(/ERR_FAILED|Failed to load/);
  await admin.open("/admin?tab=news&edit=new");
  const bytes = [
    ...(await sharp({ create: { width: 300, height: 200, channels: 3, background: "#333" } })
      .png()
      .toBuffer()),
  ];
  // Pasted and dropped pictures are inserted at the cursor.
  const written = page.getByRole("textbox", { name: "Content" });
  await written.fill("Before.\n\nAfter.");
  for (const [field, event, place] of [
    ["Featured image", "drop", page.getByText("Choose or drop a file")],
    ["Content", "paste", page.getByRole("textbox", { name: "Content" })],
    ["Content", "drop", page.getByRole("toolbar", { name: "Formatting" })],
  ] as const) {
    if (event === "paste") {
      await written.focus();
      await written.evaluate((element) => (element as HTMLTextAreaElement).setSelectionRange(7, 7));
    }
    await place.evaluate(
      (element, { bytes, event }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], "small.png", { type: "image/png" }));
        const shared = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          event === "drop"
            ? new DragEvent("drop", { ...shared, dataTransfer: data })
            : new ClipboardEvent("paste", { ...shared, clipboardData: data }),
        );
      },
      { bytes, event },
    );
    await dialog(page).getByLabel("What the picture shows").fill(`By ${event}`);
    await page.route("**/storage/v1/object/media/**", (route) => route.abort());
    await dialog(page).getByRole("button", { name: "Upload" }).click();
    await expect(dialog(page).getByRole("alert")).toBeVisible();
    await page.unroute("**/storage/v1/object/media/**");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: field })).toHaveValue(new RegExp(`by-${event}-[0-9a-f]{8}-300x200`));
  }
  await expect(written).toHaveValue(/^Before\.\n\n!\[By paste\]\(\S+\)\n\n!\[By drop\]\(\S+\)\n\nAfter\.$/);
});

test("an interrupted upload resumes and leaves no orphaned files", async ({ admin, site }) => {
  const { page } = admin;
  admin.expectConsoleError(/ERR_FAILED|Failed to load/);
  await admin.open("/admin?tab=news&edit=new");
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await choose(page, "IMG_0002.JPG", await photograph());
  await dialog(page).getByLabel("What the picture shows").fill("Cut in the middle");
  // The smaller size is uploaded; then every request fails, removals too.
  const cut = /\/storage\/v1\/object\/media(\/[^/]*x1920\.webp)?$/;
  await page.route(cut, (route) => route.abort());
  await dialog(page).getByRole("button", { name: "Upload" }).click();
  await expect(dialog(page).getByRole("alert")).toBeVisible();
  await page.unroute(cut);
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page)).toHaveCount(0);
  const address = await page.getByRole("textbox", { name: "Featured image" }).inputValue();
  const files = await site.sql`select name from media_objects where name like 'cut-in-the-middle-%' order by name`;
  const [, largest = ""] = /([^/]+)\.webp$/.exec(address) ?? [];
  expect(files.map(({ name }) => name)).toEqual([`${largest}-w480.webp`, `${largest}.webp`]);
});

test("files of an abandoned upload are removed a day later, but no sizes of existing pictures", async ({
  admin,
  site,
  api,
}) => {
  const { page } = admin;
  admin.expectConsoleError(/404/);
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#333" } })
    .webp()
    .toBuffer();
  await api.storage.from("media").upload("whole-60x40.webp", bytes, { contentType: "image/webp" });
  await site.sql`
    insert into media_objects (name, size, mimetype, created_at) values
      ('given-up-1200x800-w480.webp', 1, 'image/webp', now() - interval '2 days'),
      ('under-way-1200x800-w480.webp', 1, 'image/webp', now() - interval '2 hours'),
      ('whole-60x40-w480.webp', 1, 'image/webp', now() - interval '2 days')`;
  // The picture is the last file of the first page, and its smaller size the first of the next.
  await site.sql`update media_objects set created_at = now() - interval '47 hours' where name = 'whole-60x40.webp'`;
  await site.sql`
    insert into media_objects (name, size, mimetype)
    select 'filler-' || n || '-60x40.webp', 1, 'image/webp'
    from generate_series(1, 89 - (select count(*)::int from media_objects where created_at > now() - interval '47 hours')) as n`;
  try {
    await admin.open("/admin?tab=news&edit=new");
    await page.getByRole("button", { name: "Choose a picture" }).click();
    await dialog(page).getByRole("button", { name: "Older pictures" }).click();
    await expect
      .poll(async () =>
        (
          await site.sql`select name from media_objects where name like '%-w480.webp'
        and name not like 'cut-%' order by name`
        ).map(({ name }) => name),
      )
      .toEqual(["under-way-1200x800-w480.webp", "whole-60x40-w480.webp"]);
  } finally {
    await site.sql`delete from media_objects where name like 'filler-%'`;
  }
});

test("a file that is dropped outside the fields does not leave the form", async ({ admin }) => {
  const { page } = admin;
  await admin.open("/admin?tab=news&edit=new");
  const leavesPage = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(["x"], "small.png", { type: "image/png" }));
        const over = new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer });
        element.dispatchEvent(over);
        const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
        element.dispatchEvent(drop);
        // Without preventDefault the browser would open the file.
        return !over.defaultPrevented || !drop.defaultPrevented;
      });
  expect(await leavesPage("header")).toBe(false);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeVisible();
  expect(await leavesPage("header")).toBe(true);
});

test("if the clipboard has text and a picture of it, the text is pasted", async ({ admin }) => {
  const { page } = admin;
  await admin.open("/admin?tab=news&edit=new");
  for (const field of ["Content", "Featured image"]) {
    const isPrevented = await page.getByRole("textbox", { name: field }).evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "/media/words.webp");
      clipboardData.items.add(new File(["x"], "image.png", { type: "image/png" }));
      const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      element.dispatchEvent(paste);
      return paste.defaultPrevented;
    });
    expect(isPrevented, field).toBe(false);
    await expect(dialog(page)).toHaveCount(0);
  }
});

test("an address without a picture is reported while typing", async ({ admin }) => {
  const { page } = admin;
  admin.expectConsoleError(/Failed to load resource/);
  await admin.open("/admin?tab=news&edit=new");
  const field = page.getByRole("textbox", { name: "Featured image" });
  await field.pressSequentially("/media/nothing-here.webp");
  await expect(page.getByText("No picture was found at this address.")).toBeVisible();
  await field.fill("/media/hero-spray.webp");
  await expect(page.locator('img[src="/media/hero-spray.webp"]')).toBeVisible();
  await expect(page.getByText("No picture was found at this address.")).toHaveCount(0);
});

test("an open picture dialog survives the end of its session with file and text", async ({ admin, site }) => {
  const { page } = admin;
  admin.expectConsoleError(/40[0134]/);
  const [post] = await site.sql`
    insert into blogs (title, content, content_format) values ('Window open', 'Text.', 'markdown') returning id`;
  await admin.open(`/admin?tab=blogs&edit=${post?.id}`);
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await choose(page, "IMG_0002.JPG", await photograph());
  await dialog(page).getByLabel("What the picture shows").fill("A field at dusk");
  await site.sql`delete from auth.sessions`;
  await dialog(page).getByRole("button", { name: "Upload" }).click();
  const again = page.getByRole("dialog", { name: "Sign in to go on" });
  await again.getByLabel("Password").fill(site.config.admin.password ?? "");
  await again.getByRole("button", { name: "Sign In" }).click();
  await expect(again).toHaveCount(0);
  await expect(dialog(page).getByLabel("What the picture shows")).toHaveValue("A field at dusk");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("textbox", { name: "Content" })).toHaveValue(/!\[A field at dusk\]\(/);
  await expect(page).toHaveURL(`/admin?tab=blogs&edit=${post?.id}`);
});
