import { useLayoutEffect, useRef } from "react";
import type { Turnable } from "~/content/schema";
import { classes } from "~/ui/classes";
import { RoundButton } from "~/ui/round-button";
import type { Turntable } from "./turntable";
import * as words from "./words";

/** The canvas with labels of the parts; the buttons lie over its corner, on phones below it. */
export function Picture({
  turntable,
  item,
  marked,
  opened,
  person,
  turning,
  onTurning,
  full,
  onFull,
  onHome,
  onSay,
}: {
  turntable: Turntable;
  item: Turnable;
  marked?: string;
  opened: boolean;
  /** Whether a person stands beside the aircraft. Labels would lie over them, so they are hidden. */
  person: boolean;
  turning: boolean;
  onTurning: () => void;
  full: boolean;
  onFull: () => void;
  onHome: () => void;
  onSay: (words: string) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { canvas } = turntable;
    canvas.tabIndex = 0;
    canvas.className = "block size-full cursor-grab -outline-offset-4 active:cursor-grabbing";
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-label", words.toBeTurned(item.name));
    canvas.onkeydown = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const said = turntable.press(event.key);
      if (said === undefined) return;
      event.preventDefault();
      if (event.key === "Home" || event.key === "0") onHome();
      onSay(said);
    };
  }, [turntable, item, onHome, onSay]);
  // By itself: a canvas that is inserted anew loses the focus.
  useLayoutEffect(() => frame.current?.prepend(turntable.canvas), [turntable]);
  return (
    <div className={classes("relative flex flex-col", full ? "min-h-0 flex-1" : "size-full")}>
      <div ref={frame} className="@container relative min-h-0 flex-1 overflow-hidden">
        {item.parts.map(({ node, name, inside }, index) => (
          <span
            key={node}
            ref={(element) => turntable.mark(node, element)}
            aria-hidden="true"
            hidden={person || (inside && !opened)}
            className={classes(
              "tabular pointer-events-none absolute top-0 left-0 flex h-6 min-w-6 items-center justify-center gap-1.5 rounded-full px-1.5 text-xs font-semibold [&[hidden]]:hidden",
              node === marked ? "bg-signal text-carbon" : "bg-carbon/85 text-bone",
            )}
          >
            <span
              className={classes(
                "absolute top-full left-1/2 w-px origin-top after:absolute after:-bottom-0.5 after:-left-0.5 after:size-1.25 after:rounded-full after:bg-inherit",
                node === marked ? "bg-signal" : turntable.bright ? "bg-carbon" : "bg-bone",
              )}
            />
            {index + 1}
            <span className="hidden @3xl:inline">{name}</span>
          </span>
        ))}
      </div>
      <div className="flex justify-center gap-2 py-2 sm:absolute sm:right-3 sm:bottom-3 sm:py-0">
        <RoundButton
          icon={turning ? "pause" : "play"}
          label={turning ? words.stopTurning : words.turnSlowly}
          onPress={onTurning}
        />
        <RoundButton icon="minus" label={words.zoomOut} onPress={() => turntable.zoom(1.25)} />
        <RoundButton icon="plus" label={words.zoomIn} onPress={() => turntable.zoom(0.8)} />
        <RoundButton
          icon="reset"
          label={words.resetView}
          onPress={() => {
            turntable.reset();
            onHome();
            onSay(words.viewReset);
          }}
        />
        <RoundButton
          icon={full ? "close" : "expand"}
          label={full ? words.closeFullScreen : words.fullScreen}
          onPress={onFull}
        />
      </div>
    </div>
  );
}
