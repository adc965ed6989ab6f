import type { ReactNode } from "react";
import type { PageGroup } from "~/content/page-list";
import type { MarketingPage } from "~/content/schema";
import { CentreOpening } from "./openings/centre";
import { ProductOpening } from "./openings/product";
import { ServiceOpening } from "./openings/service";
import { TrainingOpening } from "./openings/training";

const openings: { [group in PageGroup]: (props: { page: MarketingPage }) => ReactNode } = {
  training: TrainingOpening,
  services: ServiceOpening,
  "excellence-center": CentreOpening,
  product: ProductOpening,
};

/** The opening of a marketing page: each group of pages opens in its own way. */
export function Hero({ page }: { page: MarketingPage }) {
  const Opening = openings[page.group];
  return <Opening page={page} />;
}
