import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { headerNavigation } from "~/content/navigation";
import { Footer, FooterContents } from "~/layout/footer";
import { Header } from "~/layout/header/header";
import { BarEntry, MenuEntry } from "~/layout/header/navigation-entries";
import { renderOnce } from "./render-once";

const at = (address: string, page: React.ReactNode) =>
  renderToString(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: page }], { initialEntries: [address] })} />,
  );

describe("renderOnce", () => {
  it.each([
    ["the footer", <FooterContents key="" />],
    ...headerNavigation.flatMap((entry): [string, React.ReactNode][] => [
      [`${entry.name} in the bar`, <BarEntry key="" entry={entry} pathname="" />],
      [`${entry.name} in the menu`, <MenuEntry key="" entry={entry} pathname="" />],
    ]),
  ])("%s is the same HTML that the components render on any page", (_, content) => {
    const place = { id: "place", ...renderOnce(content) };
    expect(place).toHaveProperty("dangerouslySetInnerHTML");
    expect(at("/blog/a-post?page=2#end", <p {...place} />)).toBe(
      at("/blog/a-post?page=2#end", <p id="place">{content}</p>),
    );
  });

  it("contains the links of the footer", () => {
    expect(at("/blog", <Footer />)).toContain('href="/training/drone-pilot-training"');
  });

  it.each([
    ["/gallery", "Gallery", 2],
    ["/blog/a-post", "Blog", 2],
    // The link, and the menu that holds it.
    ["/training/drone-pilot-training", "Drone Pilot Training", 4],
    ["/nowhere", undefined, 0],
  ])("marks no other entry as current at %s", (address, name, places) => {
    const header = at(address, <Header />);
    expect(header.match(/aria-current/g) ?? []).toHaveLength(places);
    if (name) expect(header).toMatch(new RegExp(`aria-current="page"[^>]*>${name}<`));
    for (const { name: entry } of headerNavigation) expect(header.split(`>${entry}<`)).toHaveLength(3);
  });
});
