import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Collection, Row } from "./collection";
import { CollectionForm } from "./collection-form";
import { Bin } from "./history/bin";
import { CollectionList } from "./list/collection-list";
import { OpensButton } from "./list/opens-button";
import { listStateFrom, withListState } from "./list/state";
import { UnsavedNotice } from "./unsaved/notice";
import { ThrownAway } from "./unsaved/thrown-away";

/** One tab of the dashboard: a collection's list, its bin, or the form of one row. */
export function CollectionScreen<T extends Row>({ collection }: { collection: Collection<T> }) {
  const [params, setParams] = useSearchParams();
  const { edit } = listStateFrom(params);
  /** The row that the open form of a new one has stored. */
  const [stored, setStored] = useState("");
  const showBin = (shown: boolean) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (shown) next.set("bin", "1");
      else next.delete("bin");
      return next;
    });
  if (params.has("bin")) {
    return (
      <Bin
        table={collection.table}
        title={collection.texts.title}
        sooner={collection.leavesBinSooner}
        onClose={() => showBin(false)}
      />
    );
  }
  if (!collection.editor || !edit) {
    return (
      <>
        <UnsavedNotice />
        <CollectionList collection={collection} />
        <OpensButton variant="quiet" className="-ml-3 mt-8" opens="bin" onOpen={() => showBin(true)}>
          Bin: what was deleted in the last 30 days
        </OpensButton>
        <ThrownAway />
      </>
    );
  }
  return (
    <CollectionForm
      key={edit === stored ? "new" : edit}
      table={collection.table}
      editor={collection.editor}
      id={edit === "new" ? null : edit}
      onStored={(id) => {
        setStored(id);
        setParams((current) => withListState(current, { edit: id }), { replace: true, preventScrollReset: true });
      }}
      onClose={() => setParams((current) => withListState(current, { edit: "" }))}
    />
  );
}
