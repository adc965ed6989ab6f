import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Turnable } from "~/content/schema";
import { classes } from "~/ui/classes";
import { useInView, usePageVisible, useReducedMotion } from "~/ui/motion";
import { Switch, Window } from "./controls";
import { Picture } from "./picture";
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
      <Switch
        on={person}
        onPress={() => {
          setPerson(!person);
          if (!person) onHome();
        }}
      >
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
      person={person}
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
