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

/** Whether a request failed as its row is there already, and may be there once: PostgreSQL's code for that. */
export const isPresent = (error: unknown) => error instanceof RequestFailed && error.code === "23505";

type Answer = { data: unknown; error: PostgrestError | null; count?: number | null; status: number };

async function received(request: PromiseLike<Answer>): Promise<Answer> {
  const answer = await request;
  if (answer.error) throw new RequestFailed(answer.error, answer.status);
  return answer;
}

/** What a request answers, which its caller knows the shape of. @throws RequestFailed */
export async function answerOf<T>(request: PromiseLike<Answer>): Promise<T> {
  return (await received(request)).data as T;
}

/** How many rows a request that counts them has found. @throws RequestFailed */
export async function countOf(request: PromiseLike<Answer>): Promise<number> {
  return (await received(request)).count ?? 0;
}
