import { useState } from "react";
import { searchKeyIsOn, setSearchKey } from "./keys";

/** Turns the key `/` off, for people who use speech input or press keys by accident. */
export function SearchKeySetting() {
  const [on, setOn] = useState(searchKeyIsOn);
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => {
          setSearchKey(event.target.checked);
          setOn(searchKeyIsOn());
        }}
        className="size-5"
      />
      <span>
        The key <kbd className="rounded-sm border border-ash/50 px-1.5">/</kbd> goes to the search of a list
      </span>
    </label>
  );
}
