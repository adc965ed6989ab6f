import { Link } from "react-router";
import { useOpenEntries } from "./rows";

/** The link to the owner's desk, with the number of entries that ask for the owner's eye. */
export function DeskLink({ claims }: { claims: Parameters<typeof useOpenEntries>[0] }) {
  const open = useOpenEntries(claims)?.length ?? 0;
  return (
    <Link to="/admin/site" className="inline-flex min-h-11 items-center text-[0.9375rem] underline underline-offset-4">
      {open > 0 ? `Site: ${open} to confirm` : "Site"}
    </Link>
  );
}
