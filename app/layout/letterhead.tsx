import { company, sampleMark } from "~/content/company";
import { writtenDay } from "~/lib/dates";

/**
 * The company above what is printed: a page, or a plan that is printed alone (print.css). Screens do not show it.
 * @param day the day of a plan
 */
export function Letterhead({ day }: { day?: Date }) {
  const { name, tagline, address, phone, email } = company;
  return (
    <div className="letterhead hidden">
      <p>
        <strong>{name}</strong>
        <br />
        {tagline}
      </p>
      <p>
        {address.locality} · {phone}
        {sampleMark("phone")} · {email}
        {sampleMark("email")}
        {day && (
          <>
            <br />
            {writtenDay(day)}
          </>
        )}
      </p>
    </div>
  );
}
