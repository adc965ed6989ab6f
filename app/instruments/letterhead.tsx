import { company, sampleMark } from "~/content/company";
import { writtenDay } from "~/lib/dates";

/** The company and the day, above a plan that is printed alone (print.css). The served form has none: scripts print. */
export function Letterhead() {
  if (typeof document === "undefined") return null;
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
        <br />
        {writtenDay(new Date())}
      </p>
    </div>
  );
}
