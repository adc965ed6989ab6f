import type { ReactNode } from "react";
import type { PageGroup } from "~/content/page-list";
import type { TakeAlong } from "~/content/papers/folder-list";
import type { MarketingPage } from "~/content/schema";
import { CentreOpening } from "./openings/centre";
import type { OpeningProps } from "./openings/parts";
import { ProductOpening } from "./openings/product";
import { ServiceOpening } from "./openings/service";
import { TrainingOpening } from "./openings/training";

const openings: { [group in PageGroup]: (props: OpeningProps) => ReactNode } = {
  training: TrainingOpening,
  services: ServiceOpening,
  "excellence-center": CentreOpening,
  product: ProductOpening,
};

/** The opening of a marketing page: each group of pages opens in its own way. */
export function Hero({ page, takeAlong = [] }: { page: MarketingPage; takeAlong?: TakeAlong[] }) {
  const Opening = openings[page.group];
  return <Opening page={page} takeAlong={takeAlong} />;
}
