import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { company, sampleMark } from "~/content/company";
import { edition } from "~/content/edition";
import { usePath } from "~/layout/document/place";
import { MAX_PATH_CHARS } from "~/lib/qr-code";

/** Loads an SVG synchronously, because printing waits for no promise; null if it fails. */
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
 * The end of a printed page: the company, the page's address, and the address as a QR code. The code is loaded at
 * `beforeprint` and put into the page before the browser lays it out. Without scripts it is part of the page.
 */
export function PrintFooter({ siteUrl }: { siteUrl: string }) {
  const { search } = useLocation();
  const path = edition.addressOf(usePath());
  const code = useRef<HTMLSpanElement>(null);
  const address = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      // A picture that is not loaded leaves no empty box on paper; it is loaded for the next print.
      for (const image of document.querySelectorAll<HTMLImageElement>("main img")) {
        image.loading = "eager";
        image.toggleAttribute("data-unloaded", image.naturalWidth === 0);
        // A browser may wait for it before it lays out the paper.
        image.addEventListener("load", () => image.removeAttribute("data-unloaded"), { once: true });
      }
      // The document may have been rendered for an address without this query.
      if (address.current) address.current.textContent = path + search;
      const picture = pictureNow(codeOf(path + search));
      code.current?.replaceChildren(...(picture ? [document.importNode(picture, true)] : []));
    };
    // CSS does this in some browsers only (print.css).
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
      {(path + search).length <= MAX_PATH_CHARS && (
        <noscript>
          <img src={codeOf(path + search)} alt="" className="w-28" />
        </noscript>
      )}
      <p className="text-sm">
        <strong>{company.name}</strong>, {company.address.locality} · {company.phone}
        {sampleMark("phone")} · {company.email}
        {sampleMark("email")}
        <br />
        {siteUrl}
        <span ref={address} suppressHydrationWarning>
          {path + search}
        </span>
      </p>
    </div>
  );
}
