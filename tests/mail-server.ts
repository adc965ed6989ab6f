import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export type ReceivedMail = { to: string[]; headers: string; text: string };

/** Where in a conversation the server falls silent: before it greets, takes the sender or the message, or says that it has it. */
export type Silence = "greeting" | "envelope" | "message" | "acceptance";

/**
 * An SMTP server (RFC 5321) as simple as one can be, which keeps what it accepts: a message is accepted once its end has
 * come, whether or not the sender still hears so.
 */
export async function startMailServer(port = 0): Promise<{
  url: string;
  accepted: ReceivedMail[];
  /** Conversations that reached the server so far. */
  conversations(): number;
  /** Falls silent at that place in every conversation from now on, or nowhere. */
  silence: { at?: Silence };
  /** What is answered to recipients instead of a yes: to all, or to one alone. */
  refusal: { answer?: string; to?: string };
  stop(): Promise<void>;
}> {
  const accepted: ReceivedMail[] = [];
  const silence: { at?: Silence } = {};
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
    const say = (line: string, at?: Silence) => {
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
