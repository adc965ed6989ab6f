/** A backend function: a plain request handler, as the Supabase edge runtime runs them. */
export type BackendFunction = (request: Request) => Response | Promise<Response>;
