import { useQuery } from "@tanstack/react-query";
import { answerOf } from "~/admin/request-failed";
import { longDay } from "~/content/batch";
import { supabase } from "~/lib/supabase";
import { ButtonLink } from "~/ui/button";
import { StateView } from "~/ui/state-view";

type PageUse = {
  page: string;
  seen: number;
  seen_before: number;
  acted: number;
  acted_before: number;
  enquired: number;
  enquired_before: number;
};
type SiteUse = { pages: PageUse[]; kinds: { [what: string]: number }; days: { day: string; seen: number }[] };

const columns = [
  ["Page", "page"],
  ["Seen", "seen"],
  ["Week before", "seen_before"],
  ["Acted", "acted"],
  ["Week before", "acted_before"],
  ["Enquired", "enquired"],
  ["Week before", "enquired_before"],
] as const satisfies [string, keyof PageUse][];

const kindNames: { [what: string]: string } = {
  direct: "Opened directly",
  search: "From a search",
  whatsapp: "From WhatsApp",
  campaign: "From a campaign",
  other: "From another site",
  instrument: "Planners used",
  call: "Calls pressed",
  message: "WhatsApp or e-mail pressed",
  brochure: "Brochures opened",
  chat: "Chat answered",
  "chat unanswered": "Chat without an answer",
};

/** The table as comma-separated values; a page's path needs no quotes. */
const fileOf = (pages: PageUse[]) =>
  [columns.map(([label]) => label).join(), ...pages.map((row) => columns.map(([, key]) => row[key]).join())].join("\n");

/** How the site is used: this week against the one before, page by page. */
export function Use() {
  const { data, isError } = useQuery({
    queryKey: ["site_use"],
    queryFn: async () => answerOf<SiteUse>((await supabase()).rpc("use_of_the_site", { weeks: 12 })),
  });
  if (isError) return <StateView alert title="The counts could not be read" text="Please try again later." />;
  if (!data) return <p role="status">Looking…</p>;
  const { pages, kinds, days } = data;
  if (pages.length === 0)
    return (
      <StateView
        title="Nothing is counted yet"
        text="Visits are counted from now on. Your own are not, while you are signed in."
      />
    );
  return (
    <>
      <p className="mb-6 max-w-[70ch] text-steel">
        The last seven days, and the seven before. Signed-in staff, programs, and browsers that ask not to be tracked
        are not counted; nor is a page that is left within its first moments.
      </p>
      <Chart days={days} />
      <dl className="my-8 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(kindNames).map(([what, label]) => (
          <div key={what} className="flex justify-between border-b border-line py-1.5">
            <dt>{label}</dt>
            <dd className="tabular font-semibold">{kinds[what] ?? 0}</dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is reached by keys */}
      <section className="overflow-x-auto" tabIndex={0} aria-label="Use by page">
        <table className="w-full text-left text-[0.9375rem]">
          <caption className="sr-only">Pages by visits</caption>
          <thead>
            <tr className="border-b border-ink">
              {columns.map(([label, key]) => (
                <th key={key} scope="col" className="py-2 pr-4 font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map((row) => (
              <tr key={row.page} className="border-b border-line">
                {columns.map(([, key]) => (
                  <td key={key} className="tabular py-2 pr-4">
                    {row[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-6">
        <ButtonLink
          to={`data:text/csv;charset=utf-8,${encodeURIComponent(fileOf(pages))}`}
          download="use-of-the-site.csv"
        >
          Download this table (CSV)
        </ButtonLink>
      </p>
    </>
  );
}

const [WIDTH, HEIGHT] = [840, 120];

/** Visits day by day, as bars. */
function Chart({ days }: Pick<SiteUse, "days">) {
  const most = Math.max(1, ...days.map(({ seen }) => seen));
  const step = WIDTH / days.length;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Pages seen each day from ${longDay(first.day)} to ${longDay(last.day)}, at most ${most}`}
        className="w-full"
      >
        {days.map(({ day, seen }, at) => (
          <rect
            key={day}
            x={at * step}
            y={HEIGHT - (seen / most) * HEIGHT}
            width={step * 0.75}
            height={(seen / most) * HEIGHT}
            className="fill-signal"
          />
        ))}
        <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-ink" />
      </svg>
      <figcaption className="mt-1 flex justify-between text-sm text-ash">
        <span>{longDay(first.day)}</span>
        <span>Pages seen each day, at most {most}</span>
        <span>{longDay(last.day)}</span>
      </figcaption>
    </figure>
  );
}
