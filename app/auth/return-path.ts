import { useLocation } from "react-router";

/** What the guard passes to the sign-in page: the path, and the account that was signed in there. */
export type ReturnTo = { path: string; account: string | undefined };

/**
 * The path to open after signing in: the one the guard passed, if it is in the admin area and was left by the same account
 * or opened by a link; else the dashboard.
 *
 * @param left the state of the history entry: from the guard, or anything else
 */
export function adminPath(left: unknown, account: string | undefined): string {
  const { path, account: whose } = (left ?? {}) as Partial<ReturnTo>;
  const isOurs = typeof path === "string" && /^\/admin(?:[/?]|$)/.test(path);
  return isOurs && (whose === undefined || whose === account) ? path : "/admin";
}

/** `adminPath` for the current history entry. */
export function useAdminPath(): (account: string | undefined) => string {
  const { state } = useLocation();
  return (account) => adminPath(state, account);
}
