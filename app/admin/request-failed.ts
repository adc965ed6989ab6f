import type { PostgrestError } from "@supabase/supabase-js";

/** A failed request to the data service. */
export class RequestFailed extends Error {
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly code: string;

  constructor({ message, code }: Pick<PostgrestError, "message" | "code">, status: number) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Whether a row violates a unique constraint (PostgreSQL's code 23505): it exists already. */
export const isDuplicateKey = (error: unknown) => error instanceof RequestFailed && error.code === "23505";

type Answer = { data: unknown; error: PostgrestError | null; status: number };

/** The data of an answer, in the shape that the caller states. @throws RequestFailed */
export async function answerOf<T>(request: PromiseLike<Answer>): Promise<T> {
  const { data, error, status } = await request;
  if (error) throw new RequestFailed(error, status);
  return data as T;
}
