import type { PostgrestError } from "@supabase/supabase-js";

/** A request to the data service that did not get what it asked for. */
export class RequestFailed extends Error {
  /** Of the answer; 0 where there was none. */
  readonly status: number;
  readonly code: string;

  constructor({ message, code }: Pick<PostgrestError, "message" | "code">, status: number) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Answer = { data: unknown; error: PostgrestError | null; status: number };

/** What a request answers, which its caller knows the shape of. @throws RequestFailed */
export async function answerOf<T>(request: PromiseLike<Answer>): Promise<T> {
  const { data, error, status } = await request;
  if (error) throw new RequestFailed(error, status);
  return data as T;
}
