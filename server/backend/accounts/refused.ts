import { Refused as RefusedRequest } from "../../http/answers.ts";

/** A call that is answered with a refusal in the accounts library's words; nothing has failed. */
export class Refused extends RefusedRequest {
  constructor(status: number, code: string, message: string, headers?: Record<string, string>) {
    super({ status, code, message, headers });
  }
}
