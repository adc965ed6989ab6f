import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { forgetUnsavedHere, ignoreUnsaved, isUnsaved, unsavedElsewhere } from "~/lib/unsaved-work";
import { Confirm } from "~/ui/confirm";
import { signOutEverywhere } from "./sign-out";

/**
 * Signs out, after a confirmation if something is unsaved in this or another tab.
 * @returns a function that starts it, and the confirmation to render
 */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"here" | "elsewhere">();

  async function leave(forget = false) {
    // Before the session ends, since the server keeps a copy.
    if (forget) await forgetUnsavedHere();
    const hold = ignoreUnsaved();
    if (!(await signOutEverywhere())) return hold();
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
                  void leave(true);
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
          ? "What you typed is not saved yet. It is kept, and offered to you when you sign in again."
          : "Something you typed in another tab is not saved yet. That tab keeps it and asks you to sign in again."}
      </Confirm>
    ),
  };
}
