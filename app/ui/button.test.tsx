import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { ButtonLink } from "./button";

const html = (link: React.ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter basename="/hi" initialEntries={["/hi"]}>
      {link}
    </MemoryRouter>,
  );

it("leads to a page of this edition, and past it where the page has another language", () => {
  expect(html(<ButtonLink to="/gallery">Gallery</ButtonLink>)).toContain('href="/hi/gallery"');
  const leaving = html(
    <ButtonLink to="/gallery" hrefLang="en-IN">
      Gallery
    </ButtonLink>,
  );
  expect(leaving).toContain('href="/gallery"');
  expect(leaving).toMatch(/hreflang="en-IN"/i);
});
