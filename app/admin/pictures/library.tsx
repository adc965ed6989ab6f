import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSignIn } from "~/auth/session";
import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { Confirm } from "~/ui/confirm";
import { ContentImage } from "~/ui/content-image";
import { listPictures, removeOrphans, removePicture, type StoredPicture } from "./bucket";
import { findPictureUses, MAX_LISTED, type PictureUse } from "./picture-uses";
import { descriptionFromName } from "./prepare";

const key = ["pictures"];

/** The uploaded pictures, newest first, to choose or to delete. */
export function Library({ onChoose }: { onChoose: (src: string) => void }) {
  const queries = useQueryClient();
  const { user } = useSignIn();
  const [confirming, setConfirming] = useState<{ picture: StoredPicture; uses: PictureUse[] }>();
  const stored = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam }) => {
      const page = await listPictures(pageParam);
      // In the background; what is not removed now is removed next time.
      void removeOrphans(page.orphans).catch(() => undefined);
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) => (more ? pages.length : undefined),
    retry: 1,
  });
  const { isError, refetch } = stored;
  // A request that failed because the session had ended is repeated in the next session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per account that signs in
  useEffect(() => {
    if (user && isError) void refetch();
  }, [user?.id]);
  // The confirmation lists the articles that show the picture, so they are looked up first.
  const lookUpUses = useMutation({
    mutationFn: async ({ name }: StoredPicture) => findPictureUses(await supabase(), name, user?.id ?? ""),
    onSuccess: (uses, picture) => setConfirming({ picture, uses }),
  });
  const removal = useMutation({
    mutationFn: removePicture,
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  const pictures = stored.data?.pages.flatMap((page) => page.pictures) ?? [];
  const problem = stored.error ?? lookUpUses.error ?? removal.error;
  return (
    <section aria-label="Uploaded pictures" className="mt-8">
      <h3 className="mb-4 font-semibold">Uploaded pictures</h3>
      {problem && (
        <p role="alert" className="mb-4 border-l-2 border-danger bg-sand p-4">
          {messageOf(problem)}
        </p>
      )}
      {stored.isPending && <p role="status">Looking…</p>}
      {stored.data && pictures.length === 0 && <p className="text-ash">No pictures uploaded yet.</p>}
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {pictures.map((picture) => (
          <li key={picture.name}>
            <button
              type="button"
              onClick={() => onChoose(picture.src)}
              aria-label={`Take ${descriptionFromName(picture.src)}`}
              className="block w-full rounded-md hover:opacity-80"
            >
              <ContentImage src={picture.src} alt="" sizes="16rem" className="aspect-4/3" />
            </button>
            <p className="mt-1.5 text-sm break-words">{descriptionFromName(picture.src)}</p>
            <Button
              variant="quiet"
              className="-ml-3 text-sm"
              aria-label={`Delete ${descriptionFromName(picture.src)}`}
              aria-disabled={removal.isPending || lookUpUses.isPending}
              onClick={() => !removal.isPending && !lookUpUses.isPending && lookUpUses.mutate(picture)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {stored.hasNextPage && (
        <Button className="mt-4" disabled={stored.isFetching} onClick={() => stored.fetchNextPage()}>
          Older pictures
        </Button>
      )}
      {confirming && (
        <Confirm
          question={`Delete “${descriptionFromName(confirming.picture.src)}”?`}
          confirmLabel="Delete"
          onAnswer={(confirmed) => {
            if (confirmed) removal.mutate(confirming.picture);
            setConfirming(undefined);
          }}
        >
          <PictureUses uses={confirming.uses} />
        </Confirm>
      )}
    </section>
  );
}

function PictureUses({ uses }: { uses: PictureUse[] }) {
  if (uses.length === 0) return <p>No article shows it.</p>;
  return (
    <>
      <p>These will lose the picture:</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {uses.slice(0, MAX_LISTED).map(({ id, title, status }) => (
          <li key={id} className="break-words">
            {title} ({status})
          </li>
        ))}
      </ul>
      {uses.length > MAX_LISTED && <p className="mt-2">And more.</p>}
    </>
  );
}
