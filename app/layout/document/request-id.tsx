import { createContext, useContext } from "react";
import { lastFailedRequest } from "#adapters/react-router/retry-page-data.ts";
import * as words from "~/layout/words";

const RequestIdContext = createContext<string | undefined>(undefined);

/** Provides the id of the request that is being rendered. Server only: the browser keeps the server's text. */
export const RequestId = RequestIdContext.Provider;

/**
 * The request's id in the server's log, for the visitor to quote: in a document that of the page, after a client-side
 * navigation that of the last failed answer. Empty if the server was not reached.
 */
export function RequestIdNote() {
  const own = useContext(RequestIdContext);
  const id = import.meta.env.SSR ? own : lastFailedRequest();
  return <span suppressHydrationWarning>{id && words.giveNumber(<code>{id}</code>)}</span>;
}
