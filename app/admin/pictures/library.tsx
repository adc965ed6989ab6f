import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSignIn } from "~/auth/session";
import { messageOf } from "~/lib/errors";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { Confirm } from "~/ui/confirm";
import { ContentImage } from "~/ui/content-image";
import { list, remove, removeAbandoned, type StoredPicture } from "./bucket";
import { describedBy } from "./prepare";
import { named, type Showing, shownIn } from "./shown-in";

const key = ["pictures"];

/** The pictures that are there, newest first: to take one, or to delete it. */
export function Library({ onTake }: { onTake: (src: string) => void }) {
  const queries = useQueryClient();
  const { user } = useSignIn();
  const [leaving, setLeaving] = useState<{ picture: StoredPicture; showing: Showing[] }>();
  const stored = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam }) => {
      const page = await list(pageParam);
      // Nobody waits for it; what stays this time goes the next.
      void removeAbandoned(page.alone).catch(() => undefined);
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) => (more ? pages.length : undefined),
    retry: 1,
  });
  const { isError, refetch } = stored;
  // What failed because the session had ended is asked for again in the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account that signs in
  useEffect(() => {
    if (user && isError) void refetch();
  }, [user?.id]);
  // Nobody is asked before it is known which articles would be without it.
  const look = useMutation({
    mutationFn: async ({ name }: StoredPicture) => shownIn(await supabase(), name, user?.id ?? ""),
    onSuccess: (showing, picture) => setLeaving({ picture, showing }),
  });
  const removal = useMutation({
    mutationFn: remove,
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  const pictures = stored.data?.pages.flatMap((page) => page.pictures) ?? [];
  const problem = stored.error ?? look.error ?? removal.error;
  return (
    <section aria-label="Pictures that are there" className="mt-8">
      <h3 className="mb-4 font-semibold">Pictures that are there</h3>
      {problem && (
        <p role="alert" className="mb-4 border-l-2 border-danger bg-sand p-4">
          {messageOf(problem)}
        </p>
      )}
      {stored.isPending && <p role="status">Looking…</p>}
      {stored.data && pictures.length === 0 && <p className="text-ash">No picture was uploaded yet.</p>}
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {pictures.map((picture) => (
          <li key={picture.name}>
            <button
              type="button"
              onClick={() => onTake(picture.src)}
              aria-label={`Take ${describedBy(picture.src)}`}
              className="block w-full rounded-md hover:opacity-80"
            >
              <ContentImage src={picture.src} alt="" sizes="16rem" className="aspect-4/3" />
            </button>
            <p className="mt-1.5 text-sm break-words">{describedBy(picture.src)}</p>
            <Button
              variant="quiet"
              className="-ml-3 text-sm"
              aria-label={`Delete ${describedBy(picture.src)}`}
              aria-disabled={removal.isPending || look.isPending}
              onClick={() => !removal.isPending && !look.isPending && look.mutate(picture)}
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
      {leaving && (
        <Confirm
          question={`Delete “${describedBy(leaving.picture.src)}”?`}
          confirmLabel="Delete"
          onAnswer={(confirmed) => {
            if (confirmed) removal.mutate(leaving.picture);
            setLeaving(undefined);
          }}
        >
          <ShownIn showing={leaving.showing} />
        </Confirm>
      )}
    </section>
  );
}

function ShownIn({ showing }: { showing: Showing[] }) {
  if (showing.length === 0) return <p>No article shows it.</p>;
  return (
    <>
      <p>What shows it will be without it:</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {showing.slice(0, named).map(({ id, title, status }) => (
          <li key={id} className="break-words">
            {title} ({status})
          </li>
        ))}
      </ul>
      {showing.length > named && <p className="mt-2">And more.</p>}
    </>
  );
}
