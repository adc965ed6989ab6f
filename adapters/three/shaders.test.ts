import { REVISION } from "three";
import { expect, it } from "vitest";
import { replaceInShader } from "./shaders.ts";

/** After an update of three.js, read the replaced texts again; then change the revision here and in `shaders.ts`. */
it("three.js is the revision from which the texts were read", () => {
  expect(REVISION).toBe("187");
});

it("a text of a shader is replaced as it is given", () => {
  expect(replaceInShader("a; main() {} b;", "main() {}", "$& $1")).toBe("a; $& $1 b;");
});

it("a text that the shader does not have is an error", () => {
  expect(() => replaceInShader("void main() {}", "#include <color_fragment>", "")).toThrow("#include <color_fragment>");
});
