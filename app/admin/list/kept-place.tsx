import { Component, type ReactNode } from "react";

type Props = {
  rows: readonly unknown[];
  /** Which part of a list the rows are; undefined while it is not that part's rows that are shown. */
  of: string | undefined;
  children: ReactNode;
};

type Place = { row: Element; top: number };

const topOf = (row: Element) => row.getBoundingClientRect().top;

/**
 * Keeps the row that somebody points at, or has the focus in, where it is on the screen when other rows arrive above it. A
 * browser does so by itself only on a page that was scrolled. A class, since nothing else in React hears of a change before
 * it is made.
 */
export class KeptPlace extends Component<Props> {
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
