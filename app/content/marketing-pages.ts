import { type PageFigures, readFigures } from "./page-figures";
import { pageList } from "./page-list";
import type { MarketingPage, PageRecord } from "./schema";
import { withStated } from "./stated/overlay";
import { stated } from "./stated/stated";

const isRecord = (value: unknown): value is PageRecord => value instanceof Object && "path" in value;

/** What each page says: the records in the folders beside this file, one in each file. */
const records = Object.values(
  import.meta.glob<Record<string, unknown>>("./{training,services,excellence-center,product}/*.ts", { eager: true }),
).flatMap((file) => Object.values(file).filter(isRecord));

/** Every marketing page, in the order of the navigation. @throws Error where a listed page has no record */
export const marketingPages: readonly MarketingPage[] = pageList.map(({ path, group, name }) => {
  const record = records.find((each) => each.path === path);
  if (!record) throw new Error(`${path} is in page-list.ts and has no record`);
  const { figures: _, ...shown } = withStated(record, stated);
  return { ...shown, group, name };
});

/** The figures that marketing pages list in their records. @throws Error for a line that cannot be read */
export const figuresOfPages: readonly PageFigures[] = records.flatMap(({ path, figures }) =>
  figures.map((line) => readFigures(path, line)),
);

/** The page at `path` (leading slash, no trailing one), or undefined. */
export function pageAt(path: string): MarketingPage | undefined {
  return marketingPages.find((page) => page.path === path);
}
