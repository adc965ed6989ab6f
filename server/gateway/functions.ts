/** A backend function: a request handler as in Supabase's edge runtime, with the client's address. */
export type BackendFunction = (request: Request, client: string) => Response | Promise<Response>;
