import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Turnable } from "~/content/schema";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Icon, type IconName } from "~/ui/icon";
import { useInView, usePageVisible, useStillness } from "~/ui/self-moving";
import { createTurntable, type Turntable } from "./turntable";

/** A part that somebody pressed; a new object for each press. */
export type Pressed = { part: Turnable["parts"][number] };

/**
 * The aircraft itself, over its still picture. Loaded when somebody asks for it.
 *
 * @param controls where the switches stand, below the picture
 * @param onShown after the first picture is drawn
 * @param onFailure when there is no model, or none any more
 */
export default function Viewer({
  item,
  pressed,
  controls,
  onShown,
  onFailure,
}: {
  item: Turnable;
  pressed?: Pressed;
  controls: HTMLElement;
  onShown: () => void;
  onFailure: () => void;
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
  const giveUp = useEffectEvent(() => onFailure());
  // Who switched them on has them turn.
  const rest = useEffectEvent(() => setTurning((chosen) => chosen ?? false));

  useEffect(() => {
    let gone = false;
    let made: Turntable | undefined;
    const live = (then: () => void) => () => gone || then();
    createTurntable(item.model, live(tell), live(rest), live(giveUp)).then(
      (turntable) => {
        if (gone) return turntable.dispose();
        made = turntable;
        setTurntable(turntable);
      },
      (error) => {
        if (gone) return;
        reportError(error);
        giveUp();
      },
    );
    return () => {
      gone = true;
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

  useEffect(() => {
    if (shown) turntable?.canvas.focus({ preventScroll: true });
  }, [turntable, shown]);

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
  const picture = turntable && (
    <Picture
      turntable={turntable}
      item={item}
      marked={pressed?.part.node}
      opened={opened}
      onSay={setSaid}
      full={full}
      onFull={() => setFull(!full)}
    />
  );
  return (
    <div ref={place} className={classes("absolute inset-0 transition-opacity duration-500", !shown && "opacity-0")}>
      {!full && picture}
      {full && (
        <Window name={item.name} onClose={() => setFull(false)}>
          {picture}
          <div className="flex flex-wrap gap-2 p-4">{switches}</div>
        </Window>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
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
  onSay,
}: {
  turntable: Turntable;
  item: Turnable;
  marked?: string;
  opened: boolean;
  full: boolean;
  onFull: () => void;
  onSay: (words: string) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { canvas } = turntable;
    canvas.tabIndex = 0;
    canvas.className = "block size-full cursor-grab active:cursor-grabbing";
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-label", `${item.name}, to be turned: arrow keys, plus, minus, Home`);
    canvas.onkeydown = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const words = turntable.press(event.key);
      if (words === undefined) return;
      event.preventDefault();
      onSay(words);
    };
    frame.current?.prepend(canvas);
  }, [turntable, item, onSay]);
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
        <Tool icon="minus" label="Farther" onPress={() => turntable.zoom(1.25)} />
        <Tool icon="plus" label="Nearer" onPress={() => turntable.zoom(0.8)} />
        <Tool
          icon="reset"
          label="As at first"
          onPress={() => {
            turntable.reset();
            onSay("As at first.");
          }}
        />
        <Tool icon={full ? "close" : "expand"} label={full ? "Close full screen" : "Full screen"} onPress={onFull} />
      </div>
    </div>
  );
}

function Tool({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-full border border-white/30 bg-carbon/60 text-bone transition-colors duration-150 hover:border-white/70 hover:bg-carbon"
    >
      <Icon name={icon} />
    </button>
  );
}

function Switch({
  on,
  disabled,
  onPress,
  children,
}: {
  on: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Button role="switch" aria-checked={on} disabled={disabled} onClick={onPress} className="px-4 text-[0.9375rem]">
      <span
        aria-hidden="true"
        className={classes(
          "relative h-4 w-7 rounded-full transition-colors duration-150",
          on ? "bg-signal" : "bg-white/25",
        )}
      >
        <span
          className={classes(
            "absolute top-0.5 left-0.5 size-3 rounded-full bg-white transition-transform duration-150",
            on && "translate-x-3",
          )}
        />
      </span>
      {children}
    </Button>
  );
}

/** A dialog as large as the window: what a telephone calls full screen too, and what needs no permission. */
function Window({ name, onClose, children }: { name: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="on-dark stage m-0 h-dvh max-h-none w-dvw max-w-none flex-col text-bone open:flex"
    >
      {children}
    </dialog>,
    document.body,
  );
}
