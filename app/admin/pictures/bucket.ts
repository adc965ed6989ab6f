import { publicConfig } from "~/lib/config";
import { supabase, withSessionRefresh } from "~/lib/supabase";
import { smallerWidths, uploadedFolder, uploadedPicture } from "~/ui/uploaded-picture";
import type { PreparedFile } from "./prepare";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A stored picture; its smaller sizes are files beside it. */
export type StoredPicture = { name: string; src: string };

/** Files per request; a picture has up to three. */
const FILES_PER_PAGE = 90;

/** A `fetch` that reports upload progress. @param onSent gets the bytes sent so far */
const fetchWithProgress =
  (onSent: (bytes: number) => void): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init?.method ?? "GET", String(input));
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded }) => onSent(loaded);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError("Failed to fetch"));
      request.send(init?.body as XMLHttpRequestBodyInit);
    });

/** Supabase's storage client with a `fetch` that reports progress; its own reports none. */
async function storageWithProgress(onSent: (bytes: number) => void) {
  const [{ createClient }, config, client, fetch] = await Promise.all([
    import("@supabase/supabase-js"),
    publicConfig(),
    supabase(),
    withSessionRefresh(fetchWithProgress(onSent)),
  ]);
  return createClient(config.supabaseUrl, config.supabasePublishableKey, {
    accessToken: async () => (await client.auth.getSession()).data.session?.access_token ?? null,
    global: { fetch },
  }).storage.from("media");
}

/**
 * Uploads the files of a picture, the largest last, so that a picture is listed only when complete. Files that an earlier
 * try has uploaded are skipped.
 * @param onProgress gets the part that has been sent, 0 to 1
 * @returns the picture's path on this site
 * @throws the storage's error; status 409 means that a name was used and can never be used again
 */
export async function upload(files: PreparedFile[], onProgress: (part: number) => void): Promise<string> {
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  let sentBytes = 0;
  const bucket = await storageWithProgress((bytes) => onProgress(Math.min(1, (sentBytes + bytes) / total)));
  for (const { name, blob } of files) {
    const { error } = await bucket.upload(name, blob, { contentType: blob.type, cacheControl: "31536000" });
    if (error && !(isNameTaken(error) && (await statusOf(name)) === 200)) throw error;
    sentBytes += blob.size;
    onProgress(sentBytes / total);
  }
  return pathOf(bucket.getPublicUrl(files.at(-1)?.name ?? "").data.publicUrl);
}

/** Whether the name was used before, by this file or by a deleted one. */
export const isNameTaken = (error: unknown) =>
  String((error as { statusCode?: unknown } | undefined)?.statusCode) === "409";

/** The HTTP status at a file's address. */
const statusOf = async (name: string) => (await fetch(uploadedFolder + name, { method: "HEAD" })).status;

/** The path of a public address; pages refer to pictures without the host. */
const pathOf = (address: string) => new URL(address).pathname;

/**
 * A page of the bucket, newest first.
 * @returns `orphans`: smaller sizes older than a day whose picture is not on this page
 * @throws the storage's error
 */
export async function listPictures(
  page: number,
): Promise<{ pictures: StoredPicture[]; orphans: string[]; more: boolean }> {
  const bucket = (await supabase()).storage.from("media");
  const { data, error } = await bucket.list("", {
    limit: FILES_PER_PAGE,
    offset: page * FILES_PER_PAGE,
    sortBy: { column: "created_at", order: "desc" },
  });
  if (error) throw error;
  const pictures = data
    .map(({ name }) => ({ name, src: uploadedFolder + name }))
    .filter(({ src }) => uploadedPicture(src) !== null);
  const names = new Set(data.map(({ name }) => name));
  const orphans = data
    .filter(({ name, created_at }) => Date.parse(created_at ?? "") < Date.now() - DAY_MS && !names.has(largestOf(name)))
    .map(({ name }) => name);
  return { pictures, orphans, more: data.length === FILES_PER_PAGE };
}

/** The name of the picture of which this file is one size; the name of a whole picture stays as it is. */
const largestOf = (name: string) => name.replace(/-w\d+(\.\w+)$/, "$1");

/**
 * Removes the smaller sizes whose picture does not exist: their upload was abandoned.
 * @throws the storage's error, or a network error
 */
export async function removeOrphans(names: string[]): Promise<void> {
  const orphans: string[] = [];
  for (const name of names) if ((await statusOf(largestOf(name))) === 404) orphans.push(name);
  if (orphans.length === 0) return;
  const { error } = await (await supabase()).storage.from("media").remove(orphans);
  if (error) throw error;
}

/**
 * Removes a picture with its smaller sizes.
 * @throws the storage's error
 */
export async function removePicture({ name }: StoredPicture): Promise<void> {
  const bucket = (await supabase()).storage.from("media");
  const sizes = smallerWidths.map((width) => name.replace(/(\.\w+)$/, `-w${width}$1`));
  const { error } = await bucket.remove([name, ...sizes]);
  if (error) throw error;
}
