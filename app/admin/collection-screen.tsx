import { useSearchParams } from "react-router";
import type { Collection, Row } from "./collection";
import { CollectionForm } from "./collection-form";
import { CollectionList } from "./collection-list";
import { listStateFrom, withListState } from "./list-state";
import { TypedNotice } from "./typed/typed-notice";

/** One tab of the dashboard: the list of a collection, or the form of one of its rows. */
export function CollectionScreen<T extends Row>({ collection }: { collection: Collection<T> }) {
  const [params, setParams] = useSearchParams();
  const { edit } = listStateFrom(params);
  if (!collection.editor || !edit) {
    return (
      <>
        <TypedNotice />
        <CollectionList collection={collection} />
      </>
    );
  }
  return (
    <CollectionForm
      key={edit}
      table={collection.table}
      editor={collection.editor}
      id={edit === "new" ? null : edit}
      onClose={() => setParams((current) => withListState(current, { edit: "" }))}
    />
  );
}
