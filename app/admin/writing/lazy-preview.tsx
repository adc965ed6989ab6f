import { type ComponentType, lazy } from "react";

/** A preview whose code is loaded on demand. If that fails, for lack of a connection, the form beside it stays. */
export const lazyPreview = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: NotLoaded })));

function NotLoaded() {
  return <p className="p-5 text-ash">The preview could not be loaded. It is there when you open the form again.</p>;
}
