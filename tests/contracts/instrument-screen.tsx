import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { InstrumentSection } from "~/content/schema";
import Instrument from "~/instruments/instrument";

/** An instrument as the server renders it for a query. An edition loads this module, and all it imports, as its build does. */
export function renderedInstrument(section: InstrumentSection, query: string): string {
  const router = createMemoryRouter([{ path: "*", element: <Instrument section={section} /> }], {
    initialEntries: [`/page?${query}`],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
