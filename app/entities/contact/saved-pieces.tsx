import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { storedPiece } from "#domain/stored/enquiries.ts";
import { newUuid } from "#domain/uuid.ts";
import { reasonOf } from "~/admin/failure";
import { answerOf } from "~/admin/request-failed";
import { useSignIn } from "~/auth/session";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/field";
import { notify } from "~/ui/toast";
import type { Piece } from "./model";
import { piecesKey, usePieces } from "./pieces";
import type { ReplyLanguage } from "./reply-words";

/** Texts that go into a reply at the cursor, and the staff's own, which are kept here. */
export function SavedPieces({
  page,
  language,
  onInsert,
}: {
  page: string | null;
  language: ReplyLanguage;
  onInsert: (text: string) => void;
}) {
  const { filled, kept } = usePieces(page, language);
  const [managing, setManaging] = useState(false);
  const insert = (title: string, text: string) => (
    <Button
      key={title}
      className="px-3 text-[0.9375rem] font-normal"
      aria-label={`Insert: ${title}`}
      onClick={() => onInsert(text)}
    >
      {title}
    </Button>
  );
  return (
    <section aria-label="Saved pieces" className="mt-3">
      <p className="mb-1.5 text-[0.9375rem] font-semibold">Insert a saved piece</p>
      <div className="flex flex-wrap gap-2">
        {filled.map(({ title, text }) => insert(title, text))}
        {kept.map(({ id, title, content }) => (
          <span key={id} className="contents">
            {insert(title, content)}
          </span>
        ))}
        <Button
          variant="quiet"
          className="text-[0.9375rem]"
          aria-expanded={managing}
          onClick={() => setManaging(!managing)}
        >
          {managing ? "Close our own pieces" : "Our own pieces"}
        </Button>
      </div>
      {managing && <OwnPieces kept={kept} />}
    </section>
  );
}

function OwnPieces({ kept }: { kept: Piece[] }) {
  const { user } = useSignIn();
  const queries = useQueryClient();
  const [edited, setEdited] = useState<Pick<Piece, "id" | "title" | "content">>();
  const [problem, setProblem] = useState<string>();
  const { title, content } = storedPiece.columns;
  const isMine = ({ author_id }: Piece) => author_id === user?.id || author_id === null;
  const isNew = edited !== undefined && !kept.some(({ id }) => id === edited.id);
  const write = useMutation({
    mutationFn: async (act: { put: Pick<Piece, "id" | "title" | "content"> } | { remove: Piece }) => {
      const table = (await supabase()).from(storedPiece.table);
      if ("remove" in act) return answerOf(table.delete().eq("id", act.remove.id).select("id").single());
      const { id, ...texts } = act.put;
      const there = kept.some((piece) => piece.id === id);
      return answerOf((there ? table.update(texts).eq("id", id) : table.insert(act.put)).select("id").single());
    },
    onSuccess: async (_, act) => {
      await queries.invalidateQueries({ queryKey: piecesKey });
      if ("put" in act) setEdited(undefined);
      const undo =
        "remove" in act ? { label: "Undo", onClick: () => write.mutate({ put: plain(act.remove) }) } : undefined;
      await notify("success", "Success", "remove" in act ? `"${act.remove.title}" deleted` : "Piece saved", undo);
    },
    onError: async (error) => notify("error", "The piece could not be changed", await reasonOf(error)),
  });
  const save = () => {
    if (!edited || write.isPending) return;
    const isMissing = !edited.title.trim() || !edited.content.trim();
    setProblem(isMissing ? "Write a name and a text." : undefined);
    if (!isMissing) write.mutate({ put: edited });
  };
  return (
    <div className="mt-3 border-l-2 border-line pl-3">
      {kept.length === 0 && <p className="text-[0.9375rem] text-steel">The staff have no pieces of their own yet.</p>}
      <ul>
        {kept.map((piece) => (
          <li key={piece.id} className="flex flex-wrap items-center gap-x-2">
            <span className="min-w-0 break-words">{piece.title}</span>
            {isMine(piece) ? (
              <>
                <Button
                  variant="quiet"
                  className="text-sm"
                  aria-label={`Change piece: ${piece.title}`}
                  onClick={() => setEdited(plain(piece))}
                >
                  Change
                </Button>
                <Button
                  variant="quiet"
                  className="text-sm text-danger"
                  aria-label={`Delete piece: ${piece.title}`}
                  onClick={() => !write.isPending && write.mutate({ remove: piece })}
                >
                  Delete
                </Button>
              </>
            ) : (
              <span className="text-sm text-ash">of a colleague</span>
            )}
          </li>
        ))}
      </ul>
      {edited ? (
        <div className="mt-2 max-w-[60ch]">
          <TextField
            label="Name of the piece"
            value={edited.title}
            maxLength={title.max}
            onChange={(event) => setEdited({ ...edited, title: event.target.value })}
          />
          <TextArea
            className="mt-3"
            label="Text of the piece"
            rows={4}
            value={edited.content}
            maxLength={content.max}
            error={problem}
            onChange={(event) => setEdited({ ...edited, content: event.target.value })}
          />
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={save} aria-disabled={write.isPending}>
              {isNew ? "Keep piece" : "Save piece"}
            </Button>
            <Button variant="quiet" onClick={() => setEdited(undefined)}>
              Cancel
            </Button>
          </div>
        </div>
      ) : (
        <Button
          variant="quiet"
          className="-ml-3 text-[0.9375rem]"
          onClick={() => setEdited({ id: newUuid(), title: "", content: "" })}
        >
          New piece
        </Button>
      )}
    </div>
  );
}

const plain = ({ id, title, content }: Piece) => ({ id, title, content });
