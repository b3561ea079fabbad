/** How materials take part in the studio's two passes: changes to three's shaders. */
import * as THREE from 'three';

/** 0 = diffuse light with its visibility in alpha, 1 = reflections with the roughness in alpha. */
export const passMode = { value: 0 };

export function takePartInPasses(material: THREE.Material): void {
  material.defines = { ...material.defines, STUDIO: 1 };
  material.onBeforeCompile = (shader) => {
    shader.uniforms.passMode = passMode;
    shader.fragmentShader = `uniform int passMode; float seenSum = 0., seenOf = 0., unshaded = 0., facing = 0.;
${shader.fragmentShader}`;
  };
  material.customProgramCacheKey = () => 'studio';
}

const OUTPUT = `gl_FragColor = vec4( outgoingLight, diffuseColor.a );
  #ifdef STUDIO
    if (passMode == 0) gl_FragColor = vec4( reflectedLight.directDiffuse + reflectedLight.indirectDiffuse, seenOf > 0. ? seenSum / seenOf : .7 );
    #ifdef PHYSICAL
      if (passMode == 1) gl_FragColor = vec4( totalSpecular, roughnessFactor );
    #endif
  #endif`;

const MEASURE = `#ifdef STUDIO
  facing = step(0., dot(geometryNormal, directLight.direction)) * unshaded;
  seenOf += facing;
  seenSum += facing * (directLight.color.g / max(1e-6, unshaded));
#endif
RE_Direct( directLight`;

let isPatched = false;

/** Directional lights give diffuse light and visibility only, the environment gives reflections only. */
export function patchShaders(): void {
  if (isPatched) return;
  isPatched = true;
  replace(
    'lights_physical_pars_fragment',
    /reflectedLight\.directSpecular \+= irradiance \*/,
    () => 'reflectedLight.directSpecular += 0. * irradiance *',
  );
  replace('lights_fragment_maps', /iblIrradiance \+= getIBLIrradiance\( geometryNormal \);/, () => '');
  replace('opaque_fragment', /gl_FragColor = vec4\( outgoingLight, diffuseColor\.a \);/, () => OUTPUT);
  replace(
    'lights_fragment_begin',
    /#if defined\( USE_SHADOWMAP \) && \( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS \)([\s\S]*?)#endif\s*\n\s*RE_Direct\( directLight/,
    (found) =>
      found
        .replace(/RE_Direct\( directLight$/, MEASURE)
        .replace(
          '#if defined( USE_SHADOWMAP )',
          'unshaded = directLight.color.g;\n #if defined( USE_SHADOWMAP )',
        ),
  );
}

function replace(chunk: keyof typeof THREE.ShaderChunk, from: RegExp, to: (found: string) => string): void {
  const before = THREE.ShaderChunk[chunk];
  const after = before.replace(from, to);
  if (after === before) throw new Error(`three's shader ${chunk} has changed`);
  THREE.ShaderChunk[chunk] = after;
}
