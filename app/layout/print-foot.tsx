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

const codeOf = (address: string) => `/qr.svg?of=${encodeURIComponent(address)}`;

/**
 * What closes a printed page: who wrote it, where it stands, and the same for a camera. On paper only: the code is asked
 * for when somebody prints, and drawn into the page before the browser lays it out for paper. Without scripts nothing can
 * wait for the printing, so there it comes with the page.
 */
export function PrintFoot({ siteUrl }: { siteUrl: string }) {
  const { search } = useLocation();
  const path = usePath();
  const code = useRef<HTMLSpanElement>(null);
  const address = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      // What has not come is no empty box on paper; it is asked for, should somebody print again.
      for (const image of document.querySelectorAll<HTMLImageElement>("main img")) {
        image.loading = "eager";
        image.toggleAttribute("data-unloaded", image.naturalWidth === 0);
        // A browser may wait for it before it lays out the sheets.
        image.addEventListener("load", () => image.removeAttribute("data-unloaded"), { once: true });
      }
      // The document may have been made for an address without this query.
      if (address.current) address.current.textContent = path + search;
      const picture = pictureNow(codeOf(path + search));
      code.current?.replaceChildren(...(picture ? [document.importNode(picture, true)] : []));
    };
    // By style this does in some browsers alone (app.css).
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    const listeners = [
      ["beforeprint", draw],
      ["beforeprint", open],
      ["afterprint", close],
    ] as const;
    for (const [event, listener] of listeners) addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) removeEventListener(event, listener);
    };
  }, [path, search]);
  return (
    <div className="print-foot hidden items-center gap-6 border-t border-line pt-6 print:flex">
      <span ref={code} className="w-28 shrink-0 empty:hidden" />
      <noscript>
        <img src={codeOf(path + search)} alt="" className="w-28" />
      </noscript>
      <p className="text-sm">
        <strong>{company.name}</strong>, {company.address.locality} · {company.phone}
        {contactMark} · {company.email}
        {contactMark}
        <br />
        {siteUrl}
        <span ref={address} suppressHydrationWarning>
          {path + search}
        </span>
      </p>
    </div>
  );
}
