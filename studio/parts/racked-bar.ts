/** Bars of the shop, loaded, as they lie in racks and stands: along X, the axis of the bar at the origin. */

import * as THREE from 'three';
import { collarWidth, olympicBars } from '../../catalogue/measures/bars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { bumperPlates, ironPlates, type Plate } from '../../catalogue/measures/plates.ts';
import { group } from '../blocks/objects.ts';
import { olympicBarSubjects } from '../products/olympic-bars.ts';
import type { Disc } from './arrange.ts';
import { bumperPlate } from './bumper.ts';
import { loadedBar } from './loaded-bar.ts';
import { ironPlate } from './plates.ts';

const kinds = {
  bumper: { measures: bumperPlates, build: bumperPlate },
  iron: { measures: ironPlates, build: ironPlate },
};

export type PlateKind = keyof typeof kinds;

/** One plate with its axis along Z. */
export function plateOf(kind: PlateKind, kg: number): Disc {
  const { measures, build } = kinds[kind];
  const plate = measures.find((one: Plate) => one.kg === kg);
  if (!plate) throw new Error(`no ${kind} plate of ${kg} kg`);
  return { object: build(plate), diameter: metres(plate.diameter), thickness: metres(plate.thickness) };
}

function centred(object: THREE.Object3D): THREE.Group {
  object.updateMatrixWorld(true);
  const middle = new THREE.Box3().setFromObject(object, true).getCenter(new THREE.Vector3());
  object.position.sub(middle);
  return group(object);
}

export type BarId = keyof typeof olympicBars;

/** A bar without plates. */
export function bareBar(id: BarId): THREE.Group {
  const subject = olympicBarSubjects[id];
  if (!subject) throw new Error(`no bar ${id}`);
  return centred(subject.build());
}

/** A bar with the same plates on both sides, named from the inside, and spring collars. */
export function rackedBar(id: BarId, kind: PlateKind, kg: readonly number[]): THREE.Group {
  const bar = olympicBars[id];
  const from = metres(bar.between / 2 + collarWidth(bar));
  const loaded = loadedBar({
    bar: bareBar(id),
    from,
    plates: () => kg.map((weight) => plateOf(kind, weight)),
  });
  const plates = kg.map((weight) => plateOf(kind, weight).diameter);
  loaded.position.y -= Math.max(...plates) / 2;
  return group(loaded);
}

export const shaftRadius = (id: BarId): number => metres(olympicBars[id].shaft) / 2;
