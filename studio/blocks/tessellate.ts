import type * as THREE from 'three';
import { TessellateModifier } from 'three/addons/modifiers/TessellateModifier.js';
import { detail } from './detail.ts';
import { loose } from './geometry.ts';

/** Split long edges so that a flat geometry can be bent without its faces cutting the corner. */
export const tessellate = (of: THREE.BufferGeometry, longest = 0.004) =>
  new TessellateModifier(detail.web ? longest * 2.5 : longest, 8).modify(loose(of));
