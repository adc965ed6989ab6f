/** A backend function: a plain request handler, as the Supabase edge runtime runs them, told whose request it is. */
export type BackendFunction = (request: Request, client: string) => Response | Promise<Response>;
