import { useLocation } from "react-router";

/** What the guard hands to the sign-in page: where it was asked for a session, and whose had been there. */
export type Left = { path: string; account: string | undefined };

/**
 * Where signing in leads: to the admin area, as the same account left it or as it was asked for by a link.
 *
 * @param left what the guard handed over, or anything else that a history entry holds
 */
export function adminPath(left: unknown, account: string | undefined): string {
  const { path, account: whose } = (left ?? {}) as Partial<Left>;
  const isOurs = typeof path === "string" && /^\/admin(?:[/?]|$)/.test(path);
  return isOurs && (whose === undefined || whose === account) ? path : "/admin";
}

/** The same for the sign-in page that is shown. */
export function useAdminPath(): (account: string | undefined) => string {
  const { state } = useLocation();
  return (account) => adminPath(state, account);
}
