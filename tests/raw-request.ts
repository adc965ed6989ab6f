import { connect } from "node:net";

export type RawAnswer = { status: number; head: string; body: string };

/**
 * Sends a request byte by byte as given and reads the answer until the connection closes.
 *
 * @param text head and body, with line endings
 */
export function rawRequest(port: number, text: string | Buffer): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.setTimeout(20_000, () => socket.destroy(new Error("no answer within 20 s")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", (error: NodeJS.ErrnoException) => (error.code === "ECONNRESET" ? undefined : fail(error)));
    socket.on("close", () => {
      const [head = "", body = ""] = Buffer.concat(chunks).toString("utf8").split("\r\n\r\n", 2);
      done({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body });
    });
    socket.write(text);
  });
}
