import type { Message } from "../mail.ts";
import { LINK_LIFETIME_HOURS, type LinkSecrets, type Purpose } from "./links.ts";

/** The address in a mail. It redirects to `redirectTo`. */
function linkAddress(siteUrl: string, purpose: Purpose, token: string, redirectTo = `${siteUrl}/`): string {
  return `${siteUrl}/auth/v1/verify?${new URLSearchParams({ token, type: purpose, redirect_to: redirectTo })}`;
}

const WORDING: Record<Purpose, { subject: string; what: string; act: string; otherwise: string }> = {
  signup: {
    subject: "Confirm your administrator account",
    what: "Somebody, probably you, signed up for an administrator account with this address.",
    act: "To confirm your address, open this link:",
    otherwise:
      "Open it in the browser you signed up with to keep the password you typed; in another one you choose a new one. " +
      "If you did not sign up, ignore this mail: nobody can use the account.",
  },
  recovery: {
    subject: "Choose a new password",
    what: "Somebody, probably you, asked for a new password for this account.",
    act: "To choose one, open this link:",
    otherwise: "If you did not ask for it, ignore this mail: your password stays as it is.",
  },
  invite: {
    subject: "You are invited to administer the website",
    what: "You have been made an administrator of the website.",
    act: "To choose your password and begin, open this link:",
    otherwise: "If you do not know what this is about, ignore this mail: nothing happens without you.",
  },
};

/** The message with a link and the code that can be typed instead. */
export function linkMail(
  siteUrl: string,
  to: string,
  purpose: Purpose,
  { token, code }: LinkSecrets,
  redirectTo?: string,
): Message {
  const { subject, what, act, otherwise } = WORDING[purpose];
  const hours = LINK_LIFETIME_HOURS[purpose];
  const life = `The link works once, for ${hours === 1 ? "an hour" : `${hours} hours`}, and only the latest one we sent does. Its code is ${code}.`;
  return letter(siteUrl, to, subject, [
    what,
    act,
    { link: linkAddress(siteUrl, purpose, token, redirectTo) },
    life,
    otherwise,
  ]);
}

/** Sent when somebody signs up with an address that has an account; the HTTP response does not reveal that. */
export function accountExistsMail(siteUrl: string, to: string): Message {
  return letter(siteUrl, to, "You already have an account", [
    "Somebody, probably you, signed up with this address. It already has an administrator account, and nothing was changed.",
    "Sign in with the password you have, or choose 'Forgotten password' there:",
    { link: `${siteUrl}/auth` },
    "If it was not you, ignore this mail: the other person got no further.",
  ]);
}

type Paragraph = string | { link: string };

function letter(siteUrl: string, to: string, subject: string, paragraphs: Paragraph[]): Message {
  const { host } = new URL(siteUrl);
  const all: Paragraph[] = [...paragraphs, `This message is for ${to} and was sent by the website ${host}.`];
  return {
    // An object, so that nodemailer does not take it for several addresses and send the link to another one.
    to: { name: "", address: to },
    subject: `${subject} (${host})`,
    text: `${all.map((part) => (typeof part === "string" ? part : part.link)).join("\n\n")}\n`,
    html: all
      .map((part) =>
        typeof part === "string"
          ? `<p>${escapeHtml(part)}</p>`
          : `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.link)}</a></p>`,
      )
      .join("\n"),
  };
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
