import { USE_PATH, type VisitorAct, type VisitSource } from "#domain/site-use.ts";

const search = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|brave|yandex|baidu)\.[a-z.]{2,6}$/;
const whatsapp = /(^|\.)(whatsapp\.com|wa\.me)$/;

/**
 * Where a visit came from, by its first address and referrer.
 * @param here the address of the page
 * @param referrer `document.referrer`: "" for a typed address or an app
 */
export function sourceOf(here: string, referrer: string): VisitSource {
  const { searchParams, hostname } = new URL(here);
  if ([...searchParams.keys()].some((name) => name.startsWith("utm_"))) return "campaign";
  const from = URL.canParse(referrer) ? new URL(referrer).hostname : "";
  if (!from || from === hostname) return "direct";
  return search.test(from) ? "search" : whatsapp.test(from) ? "whatsapp" : "other";
}

/** The act of a pressed link; undefined for links that are not counted. */
export function actOf(href: string): VisitorAct | undefined {
  if (href.startsWith("tel:")) return "call";
  if (/^https:\/\/wa\.me\//.test(href) || href.startsWith("mailto:")) return "message";
  return /\/brochures\/(?:hi\/)?[\w-]+\.pdf$/.test(href) ? "brochure" : undefined;
}

/** Whether this browser is counted: not where it asks for no tracking, and not that of signed-in staff. */
function isCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === "1" || globalPrivacyControl) return false;
  try {
    return !Object.keys(localStorage).some((key) => /^sb-.*-auth-token$/.test(key));
  } catch {
    return true;
  }
}

/** Counts an act on this page. The report names page and act, nothing of the visitor. Never throws. */
export function countUse(what: VisitSource | VisitorAct): void {
  try {
    if (!isCounted() || location.pathname.startsWith("/admin")) return;
    const report = JSON.stringify({ page: location.pathname, what });
    navigator.sendBeacon(USE_PATH, new Blob([report], { type: "application/json" }));
  } catch {
    // The visitor need not know.
  }
}

/** Counts links for calls, messages and brochures when they are pressed. @returns ends it */
export function countPressedLinks(): () => void {
  const onClick = ({ target }: Event) => {
    const href = target instanceof Element ? target.closest("a[href]")?.getAttribute("href") : undefined;
    const act = href && actOf(href);
    if (act) countUse(act);
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
