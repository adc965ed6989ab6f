/** Who asks, as the web server found out. */
export type Visitor = {
  /** What the limits count; see http/client-address.ts. */
  client: string;
  requestId: string;
};

/** The token of an `Authorization: Bearer …` header, or undefined for anything else. Whether it is worth something is not said. */
export function bearerToken(authorization: string | null | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1];
}
