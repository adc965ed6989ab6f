import { createContext, useContext } from "react";
import { lastFailedRequest } from "#adapters/react-router/retry-page-data.ts";

const RequestIdContext = createContext<string | undefined>(undefined);

/** Hands the id of the request being rendered to whoever shows it. Server only: the browser keeps the server's text. */
export const RequestId = RequestIdContext.Provider;

/**
 * The sentence that hands over the id under which the server's log knows what failed: the page view's own in a document,
 * the last failed answer's within the site. Nothing where the server was never reached.
 */
export function RequestIdNote() {
  const own = useContext(RequestIdContext);
  const id = import.meta.env.SSR ? own : lastFailedRequest();
  return (
    <span suppressHydrationWarning>
      {id && (
        <>
          {" "}
          and give this number: <code>{id}</code>
        </>
      )}
    </span>
  );
}
