import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Turnable } from "~/content/schema";
import { classes } from "~/ui/classes";
import { useInView, usePageVisible, useReducedMotion } from "~/ui/motion";
import { RoundButton } from "~/ui/round-button";
import { Switch, Window } from "./controls";
import { createTurntable, type Turntable, type TurntableEvents } from "./turntable";
import * as words from "./words";

/** A pressed part; a new object for each press. */
export type Pressed = { part: Turnable["parts"][number] };

/** Why there is no model: loading failed, no data for half a minute, or the WebGL context was lost. */
export type Failure = "failed" | "silent" | "lost";

/**
 * The 3D model over its still picture; loaded when the visitor starts it.
 *
 * @param controls element for the switches, below the picture
 * @param onHome called when the initial view is restored
 * @param onShown called after the first frame
 * @param onFailure called when the model cannot be shown
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
  const reducedMotion = useReducedMotion();
  const [turntable, setTurntable] = useState<Turntable>();
  const [shown, setShown] = useState(false);
  const [opened, setOpened] = useState(false);
  const [person, setPerson] = useState(false);
  const [spinning, setSpinning] = useState(false);
  const [turning, setTurning] = useState<boolean>();
  const [full, setFull] = useState(false);
  const [announced, setAnnounced] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const visible = usePageVisible();
  const inView = useInView(place, "100px");
  const turns = turning ?? !reducedMotion;

  const create = useEffectEvent((...how: [AbortController, TurntableEvents]) => createTurntable(item, ...how));
  const handleShown = useEffectEvent(() => {
    setShown(true);
    onShown();
    setAnnounced(words.shown(item.name));
  });
  const handleFailure = useEffectEvent((failure: Failure) => onFailure(failure));
  const handleMoved = useEffectEvent(() => setTurning(false));
  // Unless the visitor has switched it on.
  const handleSlow = useEffectEvent(() => setTurning((chosen) => chosen ?? false));

  useEffect(() => {
    let gone = false;
    let made: Turntable | undefined;
    const stop = new AbortController();
    const live = (then: () => void) => () => gone || then();
    create(stop, {
      shown: live(handleShown),
      moved: live(handleMoved),
      slow: live(handleSlow),
      lost: live(() => handleFailure("lost")),
    }).then(
      (turntable) => {
        if (gone) return turntable.dispose();
        made = turntable;
        setTurntable(turntable);
      },
      (error) => {
        if (gone) return;
        reportError(error);
        handleFailure(error.name === "TimeoutError" ? "silent" : "failed");
      },
    );
    return () => {
      gone = true;
      stop.abort();
      made?.dispose();
    };
  }, []);

  useEffect(() => {
    const active = visible && (inView || full);
    const options = {
      opened,
      person,
      spinning: spinning && !opened,
      turning: shown && turns,
      full,
      reducedMotion,
      active,
    };
    turntable?.setOptions(options);
  }, [turntable, opened, person, spinning, shown, turns, full, reducedMotion, visible, inView]);

  useEffect(() => {
    if (!turntable || !shown || !pressed) return;
    setPerson(false);
    setOpened((now) => (pressed.part.inside ? true : now));
    turntable.lookAt(pressed.part);
    setAnnounced(words.lookingAt(pressed.part.name));
  }, [turntable, shown, pressed]);

  // Only if the visitor has not focused something else meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing full screen removes its focused button
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
            setAnnounced(opened ? words.coverIsClosed : words.coverIsOpen);
          }}
        >
          {words.openTheCover}
        </Switch>
      )}
      <Switch on={person} onPress={() => setPerson(!person)}>
        {words.besideAPerson}
      </Switch>
      <Switch on={spinning && !opened} disabled={opened} onPress={() => setSpinning(!spinning)}>
        {words.turnThePropellers}
      </Switch>
    </>
  );
  // Inside the modal dialog, which makes everything else inert.
  const status = (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
  const picture = turntable && (
    <Picture
      turntable={turntable}
      item={item}
      marked={pressed?.part.node}
      opened={opened}
      turning={turns}
      onTurning={() => setTurning(!turns)}
      onHome={onHome}
      onSay={setAnnounced}
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

/** The canvas with labels of the parts and the buttons at its edge. */
function Picture({
  turntable,
  item,
  marked,
  opened,
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
    frame.current?.prepend(canvas);
  }, [turntable, item, onHome, onSay]);
  return (
    <div ref={frame} className={classes("@container relative min-h-0 overflow-hidden", full ? "flex-1" : "size-full")}>
      {item.parts.map(({ node, name, inside }, index) => (
        <span
          key={node}
          ref={(element) => turntable.mark(node, element)}
          aria-hidden="true"
          hidden={inside && !opened}
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
      <div className="absolute right-3 bottom-3 flex gap-2">
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
