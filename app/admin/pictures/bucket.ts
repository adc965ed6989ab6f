import { publicConfig } from "~/lib/config";
import { supabase } from "~/lib/supabase";
import { smallerWidths, uploadedFolder, uploadedPicture } from "~/ui/uploaded-picture";
import type { Made } from "./prepare";

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
  const [{ createClient }, config, client] = await Promise.all([
    import("@supabase/supabase-js"),
    publicConfig(),
    supabase(),
  ]);
  return createClient(config.supabaseUrl, config.supabasePublishableKey, {
    accessToken: async () => (await client.auth.getSession()).data.session?.access_token ?? null,
    global: { fetch: sending(onSent) },
  }).storage.from("media");
}

/**
 * Sends the files of a picture, the largest last, so that a picture is listed once it is whole.
 * @param onProgress is told what part has left, 0 to 1
 * @returns the picture's path on this site
 * @throws the storage's error; what was sent before it is removed again as far as that can be
 */
export async function upload(files: Made[], onProgress: (part: number) => void): Promise<string> {
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  let before = 0;
  const bucket = await storageTelling((bytes) => onProgress(Math.min(1, (before + bytes) / total)));
  const sent: string[] = [];
  for (const { name, blob } of files) {
    const { error } = await bucket.upload(name, blob, { contentType: blob.type, cacheControl: "31536000" });
    if (error) {
      if (sent.length > 0) await bucket.remove(sent).catch(() => undefined);
      throw error;
    }
    sent.push(name);
    before += blob.size;
    onProgress(before / total);
  }
  return pathOf(bucket.getPublicUrl(sent.at(-1) ?? "").data.publicUrl);
}

/** The path of a public address: pages name their pictures without the host. */
const pathOf = (address: string) => new URL(address).pathname;

/**
 * What is in the bucket, newest first, one page of it.
 * @throws the storage's error
 */
export async function list(page: number): Promise<{ pictures: StoredPicture[]; more: boolean }> {
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
  return { pictures, more: data.length === pageSize };
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
