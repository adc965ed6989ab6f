import { useNavigation } from "react-router";
import * as words from "~/layout/words";

/** A moving progress bar at the top of the window while the next page takes long to load. */
export function PendingBar() {
  if (useNavigation().state === "idle") return null;
  return (
    <div
      role="progressbar"
      aria-label={words.loadingPage}
      className="late-sign fixed inset-x-0 top-0 z-60 h-1 overflow-hidden"
    >
      <div className="pending-bar h-full w-2/5 bg-signal" />
    </div>
  );
}
