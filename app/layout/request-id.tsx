import { createContext, useContext } from "react";

const RequestIdContext = createContext<string | undefined>(undefined);

/** Hands the id of the request being rendered to whoever shows it. Server only: the browser keeps the server's text. */
export const RequestId = RequestIdContext.Provider;

/** The id under which the server's log knows this page view, for error pages. */
export function RequestIdText() {
  const id = useContext(RequestIdContext);
  return <code suppressHydrationWarning>{id ?? ""}</code>;
}
