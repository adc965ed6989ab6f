import { publicConfig } from "~/lib/config";
import { sendingForSession, supabase } from "~/lib/supabase";
import { smallerWidths, uploadedFolder, uploadedPicture } from "~/ui/uploaded-picture";
import type { Made } from "./prepare";

const DAY = 24 * 60 * 60 * 1000;

/** A stored picture; its smaller sizes come along with it. */
export type StoredPicture = { name: string; src: string };

/** So many files are asked for at once: a picture has up to three. */
const pageSize = 90;

/** Sends a request as `fetch` does, telling how much of its body has left. */
const sending =
  (onSent: (bytes: number) => void): typeof fetch =>
  (input, init) =>
    new Promise((done, fail) => {
      const request = new XMLHttpRequest();
      request.open(init?.method ?? "GET", String(input));
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded }) => onSent(loaded);
      request.onload = () => done(new Response(request.responseText, { status: request.status }));
      request.onerror = () => fail(new TypeError("Failed to fetch"));
      request.send(init?.body as XMLHttpRequestBodyInit);
    });

/** Supabase's storage, which tells of nothing while it sends, with a `fetch` that does. */
async function storageTelling(onSent: (bytes: number) => void) {
  const [{ createClient }, config, client, fetch] = await Promise.all([
    import("@supabase/supabase-js"),
    publicConfig(),
    supabase(),
    sendingForSession(sending(onSent)),
  ]);
  return createClient(config.supabaseUrl, config.supabasePublishableKey, {
    accessToken: async () => (await client.auth.getSession()).data.session?.access_token ?? null,
    global: { fetch },
  }).storage.from("media");
}

/**
 * Sends the files of a picture, the largest last, so that a picture is listed once it is whole. What an earlier try has
 * brought there is passed over.
 * @param onProgress is told what part has left, 0 to 1
 * @returns the picture's path on this site
 * @throws the storage's error; one with the status 409 says that a name can never be used any more
 */
export async function upload(files: Made[], onProgress: (part: number) => void): Promise<string> {
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  let before = 0;
  const bucket = await storageTelling((bytes) => onProgress(Math.min(1, (before + bytes) / total)));
  for (const { name, blob } of files) {
    const { error } = await bucket.upload(name, blob, { contentType: blob.type, cacheControl: "31536000" });
    if (error && !(isTaken(error) && (await statusOf(name)) === 200)) throw error;
    before += blob.size;
    onProgress(before / total);
  }
  return pathOf(bucket.getPublicUrl(files.at(-1)?.name ?? "").data.publicUrl);
}

/** Whether a name was given before, to this file or to one that is gone. */
export const isTaken = (error: unknown) =>
  String((error as { statusCode?: unknown } | undefined)?.statusCode) === "409";

/** What the site answers at the address of a file. */
const statusOf = async (name: string) => (await fetch(uploadedFolder + name, { method: "HEAD" })).status;

/** The path of a public address: pages name their pictures without the host. */
const pathOf = (address: string) => new URL(address).pathname;

/**
 * What is in the bucket, newest first, one page of it; and smaller sizes that came more than a day ago and whose picture
 * is not on this page.
 * @throws the storage's error
 */
export async function list(page: number): Promise<{ pictures: StoredPicture[]; alone: string[]; more: boolean }> {
  const bucket = (await supabase()).storage.from("media");
  const { data, error } = await bucket.list("", {
    limit: pageSize,
    offset: page * pageSize,
    sortBy: { column: "created_at", order: "desc" },
  });
  if (error) throw error;
  const pictures = data
    .map(({ name }) => ({ name, src: uploadedFolder + name }))
    .filter(({ src }) => uploadedPicture(src) !== null);
  const names = new Set(data.map(({ name }) => name));
  const alone = data
    .filter(({ name, created_at }) => Date.parse(created_at ?? "") < Date.now() - DAY && !names.has(largestOf(name)))
    .map(({ name }) => name);
  return { pictures, alone, more: data.length === pageSize };
}

/** The picture that a file is a size of, or is. */
const largestOf = (name: string) => name.replace(/-w\d+(\.\w+)$/, "$1");

/**
 * Removes those of the smaller sizes whose picture is not there: their upload was given up.
 * @throws the storage's error, or that of a site that cannot be reached
 */
export async function removeAbandoned(names: string[]): Promise<void> {
  const abandoned: string[] = [];
  for (const name of names) if ((await statusOf(largestOf(name))) === 404) abandoned.push(name);
  if (abandoned.length === 0) return;
  const { error } = await (await supabase()).storage.from("media").remove(abandoned);
  if (error) throw error;
}

/**
 * Removes a picture with its smaller sizes.
 * @throws the storage's error
 */
export async function remove({ name }: StoredPicture): Promise<void> {
  const bucket = (await supabase()).storage.from("media");
  const sizes = smallerWidths.map((width) => name.replace(/(\.\w+)$/, `-w${width}$1`));
  const { error } = await bucket.remove([name, ...sizes]);
  if (error) throw error;
}
