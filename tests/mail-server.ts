import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export type ReceivedMail = { to: string[]; headers: string; text: string };

/** The step of an SMTP session at which the server stops answering. */
export type SilentAt = "greeting" | "envelope" | "message" | "acceptance";

/**
 * A minimal SMTP server (RFC 5321) that keeps accepted messages. A message counts as accepted when its end has arrived,
 * even if the answer does not reach the sender.
 */
export async function startMailServer(port = 0): Promise<{
  url: string;
  accepted: ReceivedMail[];
  /** Number of sessions so far. */
  conversations(): number;
  /** The step at which sessions get no answer from now on; undefined for none. */
  silence: { at?: SilentAt };
  /** A refusal for all recipients, or for one. */
  refusal: { answer?: string; to?: string };
  stop(): Promise<void>;
}> {
  const accepted: ReceivedMail[] = [];
  const silence: { at?: SilentAt } = {};
  const refusal: { answer?: string; to?: string } = {};
  const sockets = new Set<Socket>();
  let conversations = 0;

  const server = createServer((socket) => {
    conversations += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    let to: string[] = [];
    let waiting = "";
    let inMessage = false;
    const say = (line: string, at?: SilentAt) => {
      if (at === undefined || silence.at !== at) socket.write(`${line}\r\n`);
    };
    say("220 mail.example ESMTP", "greeting");

    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === "MAIL") say("250 ok", "envelope");
      else if (verb === "RCPT") {
        const [, recipient = ""] = /<(.*?)>/.exec(line) ?? [];
        const refused = refusal.answer && (refusal.to ?? recipient) === recipient;
        if (!refused) to.push(recipient);
        say((refused && refusal.answer) || "250 ok");
      } else if (verb === "DATA") {
        inMessage = silence.at !== "message";
        say("354 go on", "message");
      } else if (verb === "QUIT") socket.end("221 bye\r\n");
      else say("250 mail.example");
    };

    socket.setEncoding("utf8").on("data", (chunk) => {
      waiting += chunk;
      for (;;) {
        const end = waiting.indexOf(inMessage ? "\r\n.\r\n" : "\r\n");
        if (end === -1) return;
        const part = waiting.slice(0, end);
        waiting = waiting.slice(end + (inMessage ? 5 : 2));
        if (!inMessage) command(part);
        else {
          const [headers = "", ...body] = part.split("\r\n\r\n");
          accepted.push({ to, headers, text: decoded(headers, body.join("\r\n\r\n")) });
          [inMessage, to] = [false, []];
          say("250 queued", "acceptance");
        }
      }
    });
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    accepted,
    conversations: () => conversations,
    silence,
    refusal,
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}

function decoded(headers: string, body: string): string {
  if (/^Content-Transfer-Encoding: base64/im.test(headers)) return Buffer.from(body, "base64").toString("utf8");
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(headers)) return body.replaceAll("\r\n", "\n");
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
}
