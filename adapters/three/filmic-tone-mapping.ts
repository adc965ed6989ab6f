import { CustomToneMapping, ShaderChunk } from "three";
import { replaceInShader } from "./shaders.ts";

ShaderChunk.tonemapping_pars_fragment = replaceInShader(
  ShaderChunk.tonemapping_pars_fragment,
  "vec3 CustomToneMapping( vec3 color ) { return color; }",
  `vec3 CustomToneMapping( vec3 color ) {
    vec3 light = max( color * toneMappingExposure, 1e-6 );
    vec3 shown = pow( 1.0 + 0.294 * pow( light, vec3( -1.0387 ) ), vec3( -0.7 ) );
    return pow( ( shown + 0.055 ) / 1.055, vec3( 2.4 ) );
  }`,
);

/**
 * Blender's Filmic with medium high contrast, which the still pictures are developed with, to 0.012: three.js lets one tone
 * mapping be replaced.
 */
export const FilmicToneMapping = CustomToneMapping;
