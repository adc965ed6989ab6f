import type { Refusal } from "../../http/answers.ts";

/** A call that is answered with a refusal in the accounts library's words; nothing has failed. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(status: number, code: string, message: string, headers?: Record<string, string>) {
    super(message);
    this.refusal = { status, code, message, headers };
  }
}
