/** A module of ours as the text of one small script, made by `inlinedScripts` in `vite.config.ts`. */
declare module "*?script" {
  const source: string;
  export default source;
}
