/**
 * A shader of three.js with a text replaced.
 *
 * @param text as it stands in revision 187, read from `src/renderers/shaders`
 * @throws Error if the shader does not have the text, as after an update of three.js
 */
export function replaceInShader(shader: string, text: string, replacement: string): string {
  if (!shader.includes(text)) throw new Error(`three.js's shader no longer has '${text}'`);
  return shader.replace(text, () => replacement);
}
