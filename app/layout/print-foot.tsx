import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { company, contactMark } from "~/content/company";
import { usePath } from "./place";

/** The picture at an address, or null where there is none. The page is blocked meanwhile, because printing waits for nothing else. */
function pictureNow(address: string): Element | null {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  try {
    request.send();
  } catch {
    return null;
  }
  return request.status === 200 ? (request.responseXML?.documentElement ?? null) : null;
}

/**
 * What closes a printed page: who wrote it, where it stands, and the same for a camera. On paper only: the code is asked
 * for when somebody prints, and drawn into the page before the browser lays it out for paper.
 */
export function PrintFoot({ siteUrl }: { siteUrl: string }) {
  const { search } = useLocation();
  const path = usePath();
  const code = useRef<HTMLSpanElement>(null);
  const address = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      // The document may have been made for an address without this query.
      if (address.current) address.current.textContent = path + search;
      const picture = pictureNow(`/qr.svg?of=${encodeURIComponent(path + search)}`);
      code.current?.replaceChildren(...(picture ? [document.importNode(picture, true)] : []));
    };
    addEventListener("beforeprint", draw);
    return () => removeEventListener("beforeprint", draw);
  }, [path, search]);
  return (
    <div className="print-foot hidden items-center gap-6 border-t border-line pt-6 print:flex">
      <span ref={code} className="w-28 shrink-0 empty:hidden" />
      <p className="text-sm">
        <strong>{company.name}</strong>, {company.address.locality} · {company.phone}
        {contactMark} · {company.email}
        {contactMark}
        <br />
        {siteUrl}
        <span ref={address}>{path}</span>
      </p>
    </div>
  );
}
