/** The client of a request, as the web server identified it. */
export type Visitor = {
  /** The key by which limits and queues tell clients apart; see `server/web/client-address.ts`. */
  client: string;
  requestId: string;
};

/** The token of an `Authorization: Bearer …` header, unverified; undefined for any other value. */
export function bearerToken(authorization: string | null | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1];
}
