import { Component, type ReactNode } from "react";

type Props = {
  rows: readonly unknown[];
  /** Identifies the shown part of the list; undefined while rows of another part are still shown. */
  of: string | undefined;
  children: ReactNode;
};

type Place = { row: Element; top: number };

const topOf = (row: Element) => row.getBoundingClientRect().top;

/**
 * Scroll anchoring for lists: the row under the pointer, or with the focus, keeps its position on the screen when rows
 * arrive above it. Browsers do this only on a scrolled page. A class, since only `getSnapshotBeforeUpdate` runs before the
 * document changes.
 */
export class ScrollAnchor extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): Place | null {
    const { rows, of } = this.props;
    if (rows === before.rows || of === undefined || of !== before.of) return null;
    const row = document.querySelector("[data-row]:hover") ?? document.activeElement?.closest("[data-row]");
    return row ? { row, top: topOf(row) } : null;
  }

  override componentDidUpdate(_before: Props, _state: unknown, place: Place | null): void {
    if (place?.row.isConnected) scrollBy({ top: topOf(place.row) - place.top, behavior: "instant" });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
