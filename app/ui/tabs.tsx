import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { classes } from "./classes";
import { stepByKey } from "./row-keys";

export type Tab = { id: string; label: string; content: ReactNode };

/**
 * Tabs after the ARIA pattern with automatic activation. Each tab is a link to its panel, so that it works by `:target`
 * (app.css) before and without scripts, and an address with the anchor of a panel, or of anything in it, opens that panel.
 * On phones the tabs wrap: one beyond the edge of the screen would not be found.
 *
 * @param label what the tabs choose between, for screen readers
 * @param defaultTab id of the tab that is open at first
 */
export function Tabs({ label, defaultTab, tabs }: { label: string; defaultTab: string; tabs: Tab[] }) {
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  const [selected, setSelected] = useState(defaultTab);

  useEffect(() => {
    const follow = () => {
      const target =
        location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
      const panel = target?.closest<HTMLElement>("[role=tabpanel]");
      if (!panel || !root.current?.contains(panel)) return;
      setSelected(panel.id);
      requestAnimationFrame(() => target?.scrollIntoView());
    };
    setLive(true);
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  const select = (id: string) => {
    setSelected(id);
    history.replaceState(history.state, "", `#${id}`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const tab = tabs[stepByKey(event.key, index, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
    root.current?.querySelector<HTMLElement>(`[aria-controls="${tab.id}"]`)?.focus();
  };

  return (
    <div ref={root} className="tabs" data-live={live ? "" : undefined}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="mb-6 flex flex-wrap sm:mb-10 md:gap-x-1 md:border-b md:border-line"
      >
        {tabs.map((tab) => {
          const open = tab.id === selected;
          return (
            <a
              key={tab.id}
              id={`${tab.id}-tab`}
              role="tab"
              href={`#${tab.id}`}
              aria-controls={tab.id}
              aria-selected={open}
              tabIndex={!live || open ? 0 : -1}
              onClick={(event) => {
                event.preventDefault();
                select(tab.id);
              }}
              className={classes(
                "flex min-h-12 grow items-center justify-center border-b-3 px-3 text-base font-semibold whitespace-nowrap [html[data-large-text]_&]:whitespace-normal transition-colors duration-150 [font-stretch:108%] md:-mb-px md:grow-0 md:px-4",
                // Two or three in a row, so that no tab is alone in the last.
                tabs.length % 2 === 0 ? "max-md:basis-2/5" : "max-md:basis-[30%]",
                open ? "border-signal text-ink" : "border-line text-ash hover:text-ink md:border-transparent",
              )}
            >
              {tab.label}
            </a>
          );
        })}
      </div>
      <div className="panels">
        {tabs.map((tab) => (
          <div
            key={tab.id}
            id={tab.id}
            role="tabpanel"
            aria-labelledby={`${tab.id}-tab`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern puts the panel into the tab order
            tabIndex={0}
            data-label={tab.label}
            data-default={tab.id === defaultTab ? "" : undefined}
            hidden={live && tab.id !== selected}
            className="outline-offset-8"
          >
            {tab.content}
          </div>
        ))}
      </div>
    </div>
  );
}
