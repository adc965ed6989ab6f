import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { company } from "~/content/company";
import { usePath } from "./place";

/**
 * What closes a printed page: who wrote it, where it stands, and the same for a camera. On paper only. The code is asked
 * for once the page is alive: browsers do not wait for a picture that is first asked for when they print.
 */
export function PrintFoot({ siteUrl }: { siteUrl: string }) {
  const { search } = useLocation();
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  // The document may have been made for an address without this query.
  const path = usePath() + (alive ? search : "");
  return (
    <div className="print-foot hidden items-center gap-6 border-t border-line pt-6 print:flex">
      {alive && (
        <img src={`/qr.svg?of=${encodeURIComponent(path)}`} alt="" width={112} height={112} fetchPriority="low" />
      )}
      <p className="text-sm">
        <strong>{company.name}</strong>, {company.address.locality} · {company.phone} · {company.email}
        <br />
        {siteUrl}
        {path}
      </p>
    </div>
  );
}
