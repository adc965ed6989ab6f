import { Refused } from "../../http/refusals.ts";

/** A call that is answered with a refusal in the accounts library's words; nothing has failed. */
export class AccountRefused extends Refused {
  /** @param more what else the accounts library reads of the body */
  constructor(status: number, code: string, message: string, more?: Record<string, unknown>) {
    super({ status, code, message, more });
  }
}

/** To an address that may have no account here. */
export const SIGNUP_REFUSED = new AccountRefused(
  403,
  "signup_disabled",
  "Signup is not available for this email address",
);
