/** What `<Scripts>` of React Router 8.4.0 renders: one module script, and preloads of the modules it imports. */
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/g;
const modulePreload = /<link rel="modulepreload"[^>]*\/>/g;

/** Selects the inert blocks that `deferModules` leaves in a document. */
export const DEFERRED_SCRIPTS = "script[data-start]";

/**
 * The rendered document with its module scripts made inert (`type="text/plain"`) and its module preloads removed.
 *
 * @param html one character for each byte, as `entry.server.tsx` reads it: only ASCII may be inserted
 */
export function deferModules(html: string): string {
  return html.replace(modulePreload, "").replace(moduleScript, '<script type="text/plain" data-start="">$1</script>');
}
