import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "../process/log.ts";
import { createMailer, firstLink } from "./mail.ts";

const log = createLog("silent", "api");
const message = {
  to: "admin@vayutra.example",
  subject: "Confirm Your Signup",
  text: "Confirm your signup with this code: 123456\n\nOr follow this link: http://site.example/auth/v1/verify?token=t\n",
};

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "mail-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe("outbox", () => {
  it("writes each message to a separate file that only the owner can read", async () => {
    const outbox = join(directory, "outbox");
    const mailer = createMailer({ from: "Site <site@vayutra.example>", outbox }, log);
    await mailer.send(message);
    await mailer.send(message);
    const names = await readdir(outbox);
    expect(names).toHaveLength(2);
    const eml = await readFile(join(outbox, names[0]!), "utf8");
    expect(eml).toContain("To: admin@vayutra.example");
    expect(eml).toContain("From: Site <site@vayutra.example>");
    expect((await stat(join(outbox, names[0]!))).mode & 0o777).toBe(0o600);
  });

  it("logs only the link of the message", async () => {
    const info = vi.spyOn(log, "info");
    await createMailer({ from: "a@b.example", outbox: directory }, log).send(message);
    expect(info.mock.calls[0]?.[0]).toMatchObject({ link: "http://site.example/auth/v1/verify?token=t" });
    expect(JSON.stringify(info.mock.calls)).not.toContain("123456");
  });
});

describe("SMTP", () => {
  it("sends the message to the server", async () => {
    const received: string[] = [];
    const server = createServer((socket) => {
      let data = false;
      socket.write("220 test\r\n");
      socket.on("data", (chunk) => {
        const text = chunk.toString();
        received.push(text);
        if (data) {
          if (text.includes("\r\n.\r\n")) {
            data = false;
            socket.write("250 queued\r\n");
          }
        } else if (text.startsWith("DATA")) {
          data = true;
          socket.write("354 go on\r\n");
        } else socket.write(text.startsWith("QUIT") ? "221 bye\r\n" : "250 ok\r\n");
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    await createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: "a@b.example", outbox: directory }, log).send(
      message,
    );
    expect(received.join("")).toContain("RCPT TO:<admin@vayutra.example>");
    expect(received.join("")).toContain("Confirm your signup with this code");
    server.close();
  });
});

it("firstLink returns the link", () => {
  expect(firstLink(message.text)).toBe("http://site.example/auth/v1/verify?token=t");
  expect(firstLink("none")).toBeUndefined();
});
