import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { browserStorage } from "~/lib/browser-storage";
import { ignoreUnsaved, isUnsaved, unsavedElsewhere, unsavedHere } from "~/lib/unsaved-work";
import { Confirm } from "~/ui/confirm";
import { signOutEverywhere } from "./sign-out";

/**
 * Signs out, after a confirmation if something is unsaved in this or another tab.
 * @returns a function that starts it, and the confirmation to render
 */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"here" | "elsewhere">();

  async function leave(forget: ReadonlySet<string> = new Set()) {
    const hold = ignoreUnsaved();
    if (!(await signOutEverywhere())) return hold();
    // Unsaved work is registered by the key of its autosave.
    for (const name of forget) browserStorage()?.removeItem(name);
    navigate("/auth", { replace: true });
  }

  async function start() {
    if (isUnsaved()) setAsking("here");
    else if ((await unsavedElsewhere()).size > 0) setAsking("elsewhere");
    else await leave();
  }

  return {
    signOut: () => void start(),
    question: asking && (
      <Confirm
        question="Sign out without saving?"
        confirmLabel="Sign out"
        other={
          asking === "here"
            ? {
                label: "Sign out and throw it away",
                onChoose: () => {
                  setAsking(undefined);
                  void leave(unsavedHere());
                },
              }
            : undefined
        }
        onAnswer={(confirmed) => {
          setAsking(undefined);
          if (confirmed) void leave();
        }}
      >
        {asking === "here"
          ? "What you typed is not saved yet. This browser keeps it and offers it to you when you sign in again."
          : "Something you typed in another tab is not saved yet. That tab keeps it and asks you to sign in again."}
      </Confirm>
    ),
  };
}
