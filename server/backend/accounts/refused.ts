import { Refused } from "../../http/refusals.ts";

/** A request that is refused with one of GoTrue's error codes. It is not logged as a failure. */
export class AccountRefused extends Refused {
  /** @param more further fields of the body, which supabase-js reads */
  constructor(status: number, code: string, message: string, more?: Record<string, unknown>) {
    super({ status, code, message, more });
  }
}

export const SIGNUP_REFUSED = new AccountRefused(
  403,
  "signup_disabled",
  "Signup is not available for this email address",
);
