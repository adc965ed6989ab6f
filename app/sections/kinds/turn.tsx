import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import type { TurnSection } from "~/content/schema";
import { tryAgain } from "~/layout/words";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Rail, railEntry } from "~/ui/rail";
import { Frame } from "../frame";
import type Viewer from "../turn/viewer";
import type { Failure, Pressed } from "../turn/viewer";
import * as words from "./turn-words";

/** What is shown: the still picture, the model, or why there is no model. */
type State = "still" | "loading" | "shown" | Failure | "unreachable" | "impossible";

/** Milliseconds in which the viewer's code must load. The model has the same time between two chunks. */
const LOAD_TIMEOUT_MS = 30_000;

const messages: { [state in State]?: string } = {
  still: words.howToTurn,
  loading: words.loadingAircraft,
  failed: words.loadingFailed,
  silent: words.nothingArrives,
  lost: words.drawingLost,
  // Browsers do not retry a failed import.
  unreachable: words.viewerUnreachable,
  impossible: words.no3d,
};

/** A 3D model of an aircraft: a still picture until the visitor starts it. */
export function Turn({ section }: { section: TurnSection }) {
  const [chosen, setChosen] = useState(0);
  const [state, setState] = useState<State>("still");
  const [Loaded, setLoaded] = useState<ComponentType<ComponentProps<typeof Viewer>>>();
  const [pressed, setPressed] = useState<Pressed>();
  const stage = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused button or canvas is gone.
    if (state === "impossible") status.current?.focus();
    if (state === "lost" && document.activeElement === document.body) retryButton.current?.focus();
    if (state !== "loading" || Loaded) return;
    const timer = setTimeout(() => setState("silent"), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state, Loaded]);
  const item = section.items[chosen] ?? section.items[0];
  if (!item) return null;

  const start = () => {
    if (!document.createElement("canvas").getContext("webgl2")) return setState("impossible");
    setState("loading");
    import("../turn/viewer").then(
      (viewer) => setLoaded(() => viewer.default),
      () => setState("unreachable"),
    );
  };
  const running = state === "loading" || state === "shown";
  const canStart = state !== "shown" && state !== "impossible" && state !== "unreachable";
  return (
    <Frame section={section} tone="dark">
      {section.items.length > 1 && (
        <fieldset className="mb-5 flex flex-wrap gap-2 noscript:hidden">
          <legend className="sr-only">{words.whichAircraft}</legend>
          {section.items.map(({ model, name }, index) => (
            <Button
              key={model}
              data-needs-react=""
              aria-pressed={index === chosen}
              className="aria-pressed:border-signal aria-pressed:text-signal"
              onClick={() => {
                setChosen(index);
                setPressed(undefined);
                if (index !== chosen && state !== "impossible") setState(running ? "loading" : "still");
              }}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div>
          <div
            ref={stage}
            data-state={state}
            className={classes(
              "stage relative overflow-hidden rounded-md sm:aspect-[8/5]",
              // Below the picture phones have room for its buttons.
              canStart || state === "shown" ? "max-sm:pb-15 noscript:pb-0 print:pb-0" : "",
            )}
          >
            <Picture
              source={item.picture}
              sizes="(min-width: 64rem) 62vw, 92vw"
              className={classes(
                "w-full max-sm:aspect-[4/3] sm:h-full",
                state === "shown" && "invisible print:visible",
              )}
            />
            {Loaded && running && controls.current && (
              <Loaded
                key={item.model}
                item={item}
                pressed={pressed}
                controls={controls.current}
                onHome={() => setPressed(undefined)}
                onShown={() => setState("shown")}
                onFailure={setState}
              />
            )}
            {canStart && (
              <Button
                ref={retryButton}
                variant="primary"
                data-needs-react=""
                aria-busy={state === "loading"}
                onClick={() => state !== "loading" && start()}
                className="absolute bottom-1.5 left-2 w-[calc(100%-1rem)] noscript:hidden sm:bottom-4 sm:left-4 sm:w-auto sm:max-w-[calc(100%-2rem)]"
              >
                <Icon name="turn" />
                {state === "loading" ? words.loading : state === "still" ? words.turnItAround : tryAgain}
              </Button>
            )}
          </div>
          {/* Reserves the height of the switches, so that nothing below shifts when they come; on phones from the press on. */}
          <div
            ref={controls}
            className={classes(
              "mt-4 flex flex-wrap content-start gap-2 sm:min-h-11",
              state !== "still" && "max-sm:min-h-38",
              item.opens && "sm:max-md:min-h-24 lg:max-xl:min-h-24",
            )}
          >
            {state !== "shown" && (
              <p ref={status} role="status" tabIndex={-1} className="text-[0.9375rem] text-mist noscript:hidden">
                {messages[state]}
                {state === "still" && ` ${words.whatItLoads(item.kilobytes)}`}
              </p>
            )}
          </div>
        </div>
        <Rail ordered count={item.parts.length} className="grid content-start gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
          {item.parts.map((part, index) => (
            <li
              key={part.node}
              className={classes("border-t border-white/15 py-3", item.parts.length > 2 && railEntry)}
            >
              <button
                type="button"
                data-needs-react=""
                data-on-paper=""
                aria-disabled={state === "impossible"}
                aria-current={pressed?.part.node === part.node}
                onClick={() => {
                  if (state === "impossible") return;
                  setPressed({ part });
                  stage.current?.scrollIntoView({ block: "nearest" });
                  if (!running) start();
                }}
                className="group flex min-h-11 w-full gap-3 text-left noscript:pointer-events-none"
              >
                <span
                  aria-hidden="true"
                  className="tabular mt-0.5 grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold ring-1 ring-white/40 group-aria-[current=true]:bg-signal group-aria-[current=true]:text-carbon"
                >
                  {index + 1}
                </span>
                <span>
                  <span className="font-semibold group-hover:underline group-aria-disabled:no-underline">
                    {part.name}
                  </span>
                  <span className="block text-[0.9375rem] text-mist">{part.text}</span>
                </span>
              </button>
            </li>
          ))}
        </Rail>
      </div>
    </Frame>
  );
}
