/** Materials by the name of their finish, made once. */
import * as THREE from 'three';
import { FINISHES } from './finishes.ts';
import { takePartInPasses } from './shading.ts';
import { textureNamed } from './textures/library.ts';

const materials = new Map<string, THREE.MeshPhysicalMaterial>();
const standIns = new Map<string, THREE.MeshLambertMaterial>();
const colours = new Map<string, THREE.MeshBasicMaterial>();

/** Coated goods are a little glossier than three's default of 1.5: black ones need their highlights. */
const REFRACTIVE_INDEX = 1.55;

/** Without a browser, as in the tests of the models, surfaces stay plain. */
const canDraw = typeof document !== 'undefined';

export function mat(name: string): THREE.MeshPhysicalMaterial {
  const known = materials.get(name);
  if (known) return known;
  const finish = FINISHES[name];
  if (!finish) throw new Error(`unknown finish ${name}`);
  const { bump, relief, tone, fine, ...parameters } = finish;
  const made = new THREE.MeshPhysicalMaterial({ ior: REFRACTIVE_INDEX, ...parameters });
  made.name = name;
  made.shadowSide = THREE.DoubleSide;
  if (bump && canDraw) {
    made.normalMap = textureNamed(bump);
    made.normalScale.setScalar(relief ?? 1);
  }
  if (tone && canDraw) made.map = textureNamed(tone);
  takePartInPasses(made);
  materials.set(name, made);
  return made;
}

/** Sets fine reliefs to how they look where a pixel covers so many metres. */
export function seeFrom(pixel: number): void {
  for (const [name, material] of materials) {
    const finish = FINISHES[name];
    if (!finish?.fine) continue;
    const isFar = pixel > finish.fine.size / 3;
    material.normalScale.setScalar(isFar ? 0 : (finish.relief ?? 1));
    material.roughness = isFar ? finish.fine.roughness : finish.roughness;
    material.color.set(isFar ? finish.fine.color : finish.color);
  }
}

/** Just the colour of a surface, without any light. */
export function albedo(of: THREE.MeshPhysicalMaterial): THREE.MeshBasicMaterial {
  const known = colours.get(of.name);
  if (known) return known;
  const made = new THREE.MeshBasicMaterial({ color: of.color, map: of.map });
  colours.set(of.name, made);
  return made;
}

/** Cheap stand-in for the shadowed diffuse pass. */
export function lambert(of: THREE.MeshPhysicalMaterial): THREE.MeshLambertMaterial {
  const known = standIns.get(of.name);
  if (known) return known;
  const made = new THREE.MeshLambertMaterial({
    color: of.color.clone().multiplyScalar(1 - of.metalness),
    map: of.map,
    normalMap: of.normalMap,
    normalScale: of.normalScale,
    side: of.side,
    vertexColors: of.vertexColors,
  });
  made.shadowSide = of.shadowSide;
  takePartInPasses(made);
  standIns.set(of.name, made);
  return made;
}
