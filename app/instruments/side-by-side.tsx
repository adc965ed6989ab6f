import { unbroken } from "~/ui/unbroken";

/** Two cases by what heads their columns. */
export type Comparison = {
  heads: readonly [string, string];
  rows: readonly { label: string; values: readonly [string, string] }[];
};

/** A comparison as text, a line for each row. */
export const comparisonText = ({ heads, rows }: Comparison): string[] =>
  rows.map(({ label, values }) => `${label}: ${values[0]} (${heads[0]}), ${values[1]} (${heads[1]})`);

/** Two cases in two columns. */
export function SideBySide({ heads, rows }: Comparison) {
  const head = "py-2 pl-3 font-semibold";
  const cell = "py-2.5 pl-3 font-medium";
  return (
    <table aria-label={heads.join(", ")} className="tabular mb-4 w-full table-fixed text-left text-[0.9375rem]">
      <thead>
        <tr className="align-bottom">
          <td className="w-[28%]" />
          <th scope="col" className={head}>
            {heads[0]}
          </th>
          <th scope="col" className={head}>
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(({ label, values }) => (
          <tr key={label} className="align-top">
            <th scope="row" className="py-2.5 font-normal text-steel">
              {label}
            </th>
            <td className={cell}>{unbroken(values[0])}</td>
            <td className={cell}>{unbroken(values[1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
