import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Turnable } from "~/content/schema";
import { classes } from "~/ui/classes";
import { RoundButton } from "~/ui/round-button";
import { useInView, usePageVisible, useStillness } from "~/ui/self-moving";
import { Switch, Window } from "./controls";
import { createTurntable, type Turntable } from "./turntable";

/** A part that somebody pressed; a new object for each press. */
export type Pressed = { part: Turnable["parts"][number] };

/** Why there is no aircraft: it could not be loaded, nothing came for half a minute, or the browser took it away. */
export type Failure = "failed" | "silent" | "lost";

/**
 * The aircraft itself, over its still picture. Loaded when somebody asks for it.
 *
 * @param controls where the switches stand, below the picture
 * @param onHome when the whole aircraft is asked for again
 * @param onShown after the first picture is drawn
 * @param onFailure when there is no aircraft, or none any more
 */
export default function Viewer({
  item,
  pressed,
  controls,
  onHome,
  onShown,
  onFailure,
}: {
  item: Turnable;
  pressed?: Pressed;
  controls: HTMLElement;
  onHome: () => void;
  onShown: () => void;
  onFailure: (failure: Failure) => void;
}) {
  const still = useStillness();
  const [turntable, setTurntable] = useState<Turntable>();
  const [shown, setShown] = useState(false);
  const [opened, setOpened] = useState(false);
  const [person, setPerson] = useState(false);
  const [turning, setTurning] = useState<boolean>();
  const [full, setFull] = useState(false);
  const [said, setSaid] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const visible = usePageVisible();
  const inView = useInView(place, "100px");
  const spinning = (turning ?? !still) && !opened;

  const tell = useEffectEvent(() => {
    setShown(true);
    onShown();
    setSaid(`${item.name}. Drag or use the arrow keys to turn it, plus and minus to come nearer.`);
  });
  const giveUp = useEffectEvent((failure: Failure) => onFailure(failure));
  // Who switched them on has them turn.
  const rest = useEffectEvent(() => setTurning((chosen) => chosen ?? false));

  useEffect(() => {
    let gone = false;
    let made: Turntable | undefined;
    const stop = new AbortController();
    const live = (then: () => void) => () => gone || then();
    const lost = () => giveUp("lost");
    createTurntable(item.model, stop, live(tell), live(rest), live(lost)).then(
      (turntable) => {
        if (gone) return turntable.dispose();
        made = turntable;
        setTurntable(turntable);
      },
      (error) => {
        if (gone) return;
        reportError(error);
        giveUp(error.name === "TimeoutError" ? "silent" : "failed");
      },
    );
    return () => {
      gone = true;
      stop.abort();
      made?.dispose();
    };
  }, [item.model]);

  useEffect(() => {
    turntable?.wish({ opened, person, spinning, full, still, active: visible && (inView || full) });
  }, [turntable, opened, person, spinning, full, still, visible, inView]);

  useEffect(() => {
    if (!turntable || !shown || !pressed) return;
    setPerson(false);
    setOpened((now) => (pressed.part.inside ? true : now));
    turntable.lookAt(pressed.part);
    setSaid(`Looking at ${pressed.part.name}.`);
  }, [turntable, shown, pressed]);

  // Who went on to something else meanwhile is not called back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: full screen takes its button along when it closes
  useEffect(() => {
    if (shown && (!document.activeElement || document.activeElement === document.body))
      turntable?.canvas.focus({ preventScroll: true });
  }, [turntable, shown, full]);

  const switches = (
    <>
      {item.opens && (
        <Switch
          on={opened}
          onPress={() => {
            setOpened(!opened);
            setSaid(opened ? "The cover is closed." : "The cover is open.");
          }}
        >
          Open the cover
        </Switch>
      )}
      <Switch on={person} onPress={() => setPerson(!person)}>
        Beside a person, 1.70 m
      </Switch>
      <Switch on={spinning} disabled={opened} onPress={() => setTurning(!spinning)}>
        Turn the propellers
      </Switch>
    </>
  );
  // Within the window, which makes all around it inert.
  const status = (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
  const picture = turntable && (
    <Picture
      turntable={turntable}
      item={item}
      marked={pressed?.part.node}
      opened={opened}
      onHome={onHome}
      onSay={setSaid}
      full={full}
      onFull={() => setFull(!full)}
    />
  );
  return (
    <div
      ref={place}
      className={classes("absolute inset-0 transition-opacity duration-500 print:hidden", !shown && "opacity-0")}
    >
      {!full && picture}
      {!full && status}
      {full && (
        <Window name={item.name} onClose={() => setFull(false)}>
          {picture}
          <div className="flex flex-wrap gap-2 p-4">{switches}</div>
          {status}
        </Window>
      )}
      {shown && createPortal(switches, controls)}
    </div>
  );
}

/** The canvas with the marks that follow the parts, and the buttons at its edge. */
function Picture({
  turntable,
  item,
  marked,
  opened,
  full,
  onFull,
  onHome,
  onSay,
}: {
  turntable: Turntable;
  item: Turnable;
  marked?: string;
  opened: boolean;
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
    canvas.setAttribute("aria-label", `${item.name}, to be turned: arrow keys, plus, minus, Home`);
    canvas.onkeydown = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const words = turntable.press(event.key);
      if (words === undefined) return;
      event.preventDefault();
      if (event.key === "Home" || event.key === "0") onHome();
      onSay(words);
    };
    frame.current?.prepend(canvas);
  }, [turntable, item, onHome, onSay]);
  return (
    <div ref={frame} className={classes("relative min-h-0 overflow-hidden", full ? "flex-1" : "size-full")}>
      {item.parts.map(({ node, inside }, index) => (
        <span
          key={node}
          ref={(element) => turntable.mark(node, element)}
          aria-hidden="true"
          hidden={inside && !opened}
          className={classes(
            "tabular pointer-events-none absolute -top-3 -left-3 grid size-6 place-items-center rounded-full text-xs font-semibold [&[hidden]]:hidden",
            node === marked ? "bg-signal text-carbon" : "bg-carbon/75 text-bone ring-1 ring-white/40",
          )}
        >
          {index + 1}
        </span>
      ))}
      <div className="absolute right-3 bottom-3 flex gap-2">
        <RoundButton icon="minus" label="Farther" onPress={() => turntable.zoom(1.25)} />
        <RoundButton icon="plus" label="Nearer" onPress={() => turntable.zoom(0.8)} />
        <RoundButton
          icon="reset"
          label="As at first"
          onPress={() => {
            turntable.reset();
            onHome();
            onSay("As at first.");
          }}
        />
        <RoundButton
          icon={full ? "close" : "expand"}
          label={full ? "Close full screen" : "Full screen"}
          onPress={onFull}
        />
      </div>
    </div>
  );
}
