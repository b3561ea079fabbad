/** Plates as they are set down for a picture: by family and weight, in pairs, fans, towers and on a bar. */
import type { Object3D } from 'three';
import { olympicBars } from '../../catalogue/measures/bars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import {
  bumperPlates,
  changePlates,
  competitionPlates,
  ironPlates,
  type Plate,
  triGripPlates,
} from '../../catalogue/measures/plates.ts';
import { group, onFloor, place } from '../blocks/objects.ts';
import { type Disc, leaning, leaningPair, lying, tower } from './arrange.ts';
import { bumperPlate, changePlate, competitionPlate } from './bumper.ts';
import { another } from './copies.ts';
import { loadedBar } from './loaded-bar.ts';
import { olympicBar, sleeveStart } from './olympic-bar.ts';
import { ironPlate } from './plates.ts';
import { triGripPlate } from './tri-grip.ts';

export interface PlateFamily<Size extends Plate> {
  readonly name: string;
  readonly sizes: readonly Size[];
  readonly build: (size: Size) => Object3D;
}

export const iron: PlateFamily<Plate> = { name: 'iron', sizes: ironPlates, build: ironPlate };
export const bumper: PlateFamily<Plate> = { name: 'bumper', sizes: bumperPlates, build: bumperPlate };
export const competition = { name: 'competition', sizes: competitionPlates, build: competitionPlate };
export const triGrip = { name: 'triGrip', sizes: triGripPlates, build: triGripPlate };
export const change = { name: 'change', sizes: changePlates, build: changePlate };

export function disc<Size extends Plate>(family: PlateFamily<Size>, kg: number): Disc {
  const size = family.sizes.find((one) => one.kg === kg);
  if (!size) throw new Error(`no plate of ${kg} kg`);
  const object = another(`${family.name} ${kg}`, () => family.build(size));
  return { object, diameter: metres(size.diameter), thickness: metres(size.thickness) };
}
export const discs = <Size extends Plate>(family: PlateFamily<Size>, ...kg: number[]) =>
  kg.map((one) => disc(family, one));

export const pairOf = <Size extends Plate>(family: PlateFamily<Size>, kg: number) =>
  leaningPair(disc(family, kg), disc(family, kg));

/** "10 kg pair green" → 10; the lightest without a label. */
export const weightOf = <Size extends Plate>(family: PlateFamily<Size>, label?: string) => {
  const kg = Number.parseFloat(label ?? '');
  return family.sizes.some((size) => size.kg === kg) ? kg : (family.sizes[0]?.kg ?? 0);
};

/** A pair of each weight: a tower of them, and the others leaning on it and on each other, fanned out. */
export function fan<Size extends Plate>(family: PlateFamily<Size>, step: number) {
  const sizes = [...family.sizes].reverse();
  const heaviest = sizes[0];
  if (!heaviest) throw new Error('no sizes');
  const base = disc(family, heaviest.kg);
  const up = leaning(
    sizes.map((size) => disc(family, size.kg)),
    { lean: 0.3, height: base.thickness, edge: base.diameter / 2, step },
  );
  return group(tower(sizes.map((size) => disc(family, size.kg))), up);
}

/** Every weight twice, in two towers. */
export function twoTowers<Size extends Plate>(family: PlateFamily<Size>) {
  const stack = () => tower([...family.sizes].reverse().map((size) => disc(family, size.kg)));
  return group(place(stack(), [-0.2, 0, -0.14]), place(stack(), [0.2, 0, 0.14]));
}

/** Standing on its rim, face to the front. */
export const upright = (one: Disc) => onFloor(group(one.object));
/** Lying, for close views of its face. */
export const flat = (one: Disc) => lying(one, 0, 0);

/** The 20 kg barbell with plates on both sides. */
export const barbell = (plates: () => Disc[]) =>
  loadedBar({ bar: olympicBar(1), from: sleeveStart(olympicBars[1]), plates });

/** The tower of all weights with one more leaning on it. */
export function stackAndLean<Size extends Plate>(family: PlateFamily<Size>, kg: number) {
  const sizes = [...family.sizes].reverse();
  const stack = sizes.map((size) => disc(family, size.kg));
  const height = stack.reduce((sum, one) => sum + one.thickness, 0);
  const front = disc(family, kg);
  const lean = 0.3;
  const touch = Math.min(height, front.diameter * 0.8);
  const up = group(leaning([front], { lean, height: touch, edge: front.diameter / 2 }));
  up.rotation.y = 1.4;
  return group(tower(stack), up);
}

/** Four lying, their twins leaning on them: the two light pairs in front, the two heavy ones behind. */
export function changeSet() {
  const spots: readonly [number, number][] = [
    [0, 0.178],
    [0.152, 0.082],
    [-0.175, -0.091],
    [-0.005, -0.197],
  ];
  return group(
    ...changePlates.map(({ kg }, i) => {
      const [x, z] = spots[i] ?? [0, 0];
      return place(group(pairOf(change, kg)), [x, 0, z], [0, 0.3, 0]);
    }),
  );
}
