import { Link } from "react-router";
import { openItems, useDeskRows } from "./rows";

/** The link to the owner's desk, with the number of entries that need the owner's eye. */
export function DeskLink() {
  const { data } = useDeskRows("site_values");
  const { data: prices } = useDeskRows("prices");
  const open = data ? openItems(data, prices) : 0;
  return (
    <Link to="/admin/site" className="inline-flex min-h-11 items-center text-[0.9375rem] underline underline-offset-4">
      {open > 0 ? `Site: ${open} to confirm` : "Site"}
    </Link>
  );
}
