/** The textures that materials are made of, each drawn when it is first needed. Tile sizes in metres. */
import type * as THREE from 'three';
import { colourMap, normalMap, shadeMap } from './maps.ts';
import { fbm, type Height, noise } from './noise.ts';
import {
  birch,
  diamondKnurl,
  elastic,
  foam,
  grain,
  granulate,
  hammertone,
  hookTape,
  plyEdge,
  speckled,
  weave,
} from './surfaces.ts';

/** Height functions that are made of two noises. */
function brushed(): Height {
  const line = noise(5, 128);
  return (u, v) => line(0.5, v) * 0.8 + line(u * 0.1, v) * 0.3;
}

function leatherTone(): Height {
  const large = noise(31, 5);
  const small = noise(32, 17);
  return (u, v) => 0.55 * large(u, v) + 0.45 * small(u, v);
}

function fibre(): Height {
  const coarse = noise(51, 6, 64);
  const fine = noise(52, 20, 110);
  return (u, v) => coarse(u, v) + 0.4 * fine(u, v);
}

function crumbs(): Height {
  const at = granulate(56);
  return (u, v) => at(u, v).h;
}

const drawings = {
  rubber: () => normalMap(256, fbm(3, [48, 96]), 0.9, 0.03),
  powder: () => normalMap(256, fbm(9, [40, 90]), 0.5, 0.02),
  powderCoarse: () => normalMap(512, fbm(19, [70, 128]), 1.3, 0.045),
  knurl: () => normalMap(64, diamondKnurl, 9, 0.0016, false),
  brushed: () => normalMap(256, brushed(), 0.18, 0.012),
  vinyl: () => normalMap(512, grain(30, 3.2, 4), 2.2, 0.05),
  leather: () => normalMap(512, grain(34, 2.6, 24), 3.0, 0.06),
  leatherTone: () => shadeMap(256, leatherTone(), 196, 255, 0.22),
  hammertone: () => normalMap(512, hammertone(18), 6.0, 0.06),
  webbing: () => normalMap(256, weave(12, 12, 2), 4.5, 0.0132),
  webbingTone: () => shadeMap(256, weave(12, 12, 2), 120, 255, 0.0132),
  elastic: () => normalMap(256, elastic(8, 16), 5, 0.014),
  elasticTone: () => shadeMap(256, elastic(8, 16), 130, 255, 0.014),
  fuzz: () => normalMap(256, fbm(41, [60, 110, 128]), 2.6, 0.018),
  hook: () => normalMap(256, hookTape, 5, 0.014),
  hookTone: () => shadeMap(256, hookTape, 110, 255, 0.014),
  fibre: () => normalMap(256, fibre(), 2.2, 0.02),
  granulate: () => normalMap(512, crumbs(), 5, 0.2),
  latex: () => normalMap(256, fbm(61, [20, 70]), 0.35, 0.03),
  foam: () => normalMap(512, foam(52), 2.4, 0.03),
  birch: () => colourMap(1024, 1024, birch(), [0.9, 0.45]),
  plyEdge: () => colourMap(512, 128, plyEdge(13), [0.3, 0.018]),
  plyEdgeNormal: () => normalMap(256, noise(71, 128, 30), 0.7, [0.03, 0.018]),
  speckleBlack: () => colourMap(2048, 2048, speckled([64, 64, 66]), 0.4),
  speckleGrey: () => colourMap(2048, 2048, speckled([152, 154, 158]), 0.4),
  speckleBlue: () => colourMap(2048, 2048, speckled([58, 104, 178]), 0.4),
} satisfies Record<string, () => THREE.Texture>;

export type TextureName = keyof typeof drawings;

const drawn = new Map<TextureName, THREE.Texture>();

export function textureNamed(name: TextureName): THREE.Texture {
  const known = drawn.get(name);
  if (known) return known;
  const made = drawings[name]();
  drawn.set(name, made);
  return made;
}
