import { useLocation } from "react-router";
import { company } from "~/content/company";

/** What closes a printed page: who wrote it, where it stands, and the same for a camera. On paper only. */
export function PrintFoot({ siteUrl }: { siteUrl?: string }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  return (
    <div className="print-foot hidden items-center gap-6 border-t border-line pt-6 print:flex">
      <img src={`/qr.svg?of=${encodeURIComponent(path)}`} alt="" width={112} height={112} loading="lazy" />
      <p className="text-sm">
        <strong>{company.name}</strong>, {company.address.locality} · {company.phone} · {company.email}
        <br />
        {siteUrl}
        {path}
      </p>
    </div>
  );
}
