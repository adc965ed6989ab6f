import { Refused } from "../../exchange/refusals.ts";

/** A call that is answered with a refusal in the accounts library's words; nothing has failed. */
export class AccountRefused extends Refused {
  constructor(status: number, code: string, message: string, headers?: Record<string, string>) {
    super({ status, code, message, headers });
  }
}

/** To an address that may have no account here. */
export const SIGNUP_REFUSED = new AccountRefused(
  403,
  "signup_disabled",
  "Signup is not available for this email address",
);
