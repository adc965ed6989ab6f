import { useNavigation } from "react-router";

/** A line that moves at the top of the window from the press on a link until its page is there, if that takes long. */
export function PendingBar() {
  if (useNavigation().state === "idle") return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="late-sign fixed inset-x-0 top-0 z-60 h-1 overflow-hidden"
    >
      <div className="pending-bar h-full w-2/5 bg-signal" />
    </div>
  );
}
