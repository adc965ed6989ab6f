import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { classes } from "~/ui/classes";
import { stepByKey } from "~/ui/row-keys";
import type { CommandName } from "./commands";
import type { Insert } from "./use-inserts";

type Tool = { command: CommandName | Insert; label: string; face: ReactNode; keys?: string };

/** The buttons in their order, with their shortcuts; `Control` is Command on a Mac. */
const tools: Tool[] = [
  { command: "bold", label: "Bold", face: <b>B</b>, keys: "Control+B" },
  { command: "italic", label: "Italic", face: <i>I</i>, keys: "Control+I" },
  { command: "heading", label: "Heading", face: "Heading", keys: "Control+Alt+2" },
  { command: "list", label: "List", face: "• List", keys: "Control+Shift+8" },
  { command: "numbers", label: "1. List, numbered", face: "1. List", keys: "Control+Shift+7" },
  { command: "link", label: "Link", face: "Link", keys: "Control+K" },
  { command: "quote", label: "Quote", face: "Quote", keys: "Control+Shift+9" },
  { command: "table", label: "Table", face: "Table" },
];

/** The command whose shortcut was pressed. */
export function commandForKeys(event: KeyboardEvent): CommandName | Insert | undefined {
  // AltGr, with which some keyboards write @, arrives as Ctrl and Alt.
  if ((!event.ctrlKey && !event.metaKey) || event.getModifierState("AltGraph")) return undefined;
  return tools.find(({ keys = "" }) => {
    const wanted = keys.split("+");
    const key = wanted.at(-1) ?? "";
    const pressed = /\d/.test(key) ? event.code === `Digit${key}` : event.key.toUpperCase() === key;
    return pressed && event.shiftKey === wanted.includes("Shift") && event.altKey === wanted.includes("Alt");
  })?.command;
}

const face =
  "inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-md px-3 hover:bg-ink/8 aria-pressed:bg-ink aria-pressed:text-paper";

/** The formatting toolbar: one stop for the Tab key; arrow keys move within it. */
export function Toolbar({
  controls,
  label,
  onCommand,
  children,
}: {
  /** Id of the text area. */
  controls: string;
  /** Name of the text area, where a form has several. */
  label: string;
  onCommand: (command: CommandName | Insert) => void;
  /** Further buttons. */
  children?: ReactNode;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = buttons[stepByKey(event.key, at, buttons.length) ?? -1];
    if (at === -1 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label === "Content" ? "Formatting" : `Formatting: ${label}`}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      // It stays in sight while a long text is written; on a phone its buttons scroll sideways.
      className="sticky top-0 z-10 mb-1.5 flex gap-x-1 rounded-md border border-line bg-sand p-1 text-[0.9375rem] max-sm:overflow-x-auto sm:flex-wrap"
    >
      {tools.map(({ command, label, face: shown, keys }, index) => (
        <ToolButton
          key={command}
          label={label}
          keys={keys}
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => onCommand(command)}
        >
          {shown}
        </ToolButton>
      ))}
      {children}
    </div>
  );
}

/** One button of the toolbar. */
export function ToolButton({
  label,
  keys,
  children,
  className,
  ...props
}: {
  label: string;
  keys?: string;
  children: ReactNode;
  className?: string;
  tabIndex?: number;
  "aria-pressed"?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys.replace("Control", "Ctrl")})` : label}
      className={classes(face, className)}
      {...props}
    >
      {children}
    </button>
  );
}
