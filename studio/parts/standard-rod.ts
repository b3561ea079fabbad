/** Rods for 28 mm plates: threaded ends with star nuts, along X, their axis at the origin. */
import { collarWidth, spinLock, standardRods } from '../../catalogue/measures/bars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { triGripPlates } from '../../catalogue/measures/plates.ts';
import { group, place } from '../blocks/objects.ts';
import { bent, framesAlong } from '../blocks/paths.ts';
import { HALF, type Vec } from '../blocks/vectors.ts';
import { etched, shaft, straightShaft } from './bar.ts';
import { spinLockEnds } from './spin-lock.ts';
import { triGripPlate } from './tri-grip.ts';

type RodId = keyof typeof standardRods;

/** Collars, threads and nuts of a rod, and the plates of `kg` on both sides. */
function ends(id: RodId, kg: readonly number[]) {
  const rod = standardRods[id];
  const width = metres(collarWidth(rod));
  const collarFrom = metres(rod.between) / 2;
  const end = metres(rod.length) / 2;
  const g = group();
  let x = collarFrom + width;
  for (const weight of kg) {
    const plate = triGripPlates.find((one) => one.kg === weight);
    if (!plate) throw new Error(`no plate of ${weight} kg`);
    const thick = metres(plate.thickness);
    for (const side of [1, -1]) {
      g.add(
        place(group(triGripPlate(plate)), [side * (x + thick / 2), 0, 0], [0, side * HALF, 0.25 * weight]),
      );
    }
    x += thick + 0.0004;
  }
  g.add(
    spinLockEnds({
      radius: metres(rod.shaft) / 2,
      collarFrom,
      collarWidth: width,
      end,
      threadFrom: end - metres(rod.thread),
      nut: kg.length ? x : end - metres(spinLock.starNut.thickness) - 0.03,
    }),
  );
  return g;
}

export function straightRod(...kg: number[]) {
  const rod = standardRods[11];
  const radius = metres(rod.shaft) / 2;
  const half = metres(rod.between) / 2;
  return group(
    straightShaft({
      length: metres(rod.between) + 0.02,
      radius,
      knurl: [
        [-half + 0.03, -0.14],
        [0.14, half - 0.03],
      ],
    }),
    etched('RACK & REP', 0.011, radius - 0.0003, 0, 0.13),
    ends(11, kg),
  );
}

export function curlRod(...kg: number[]) {
  const rod = standardRods[12];
  const half = metres(rod.between) / 2 + 0.01;
  const [inner, outer] = rod.bends;
  const right: Vec[] = [
    [metres(inner), 0, -metres(rod.camberDepth)],
    [metres(outer), 0, 0],
    [half, 0, 0],
  ];
  const left = right.map(([x, y, z]): Vec => [-x, y, z]).reverse();
  const frames = framesAlong(bent([...left, [0, 0, 0], ...right], 0.042, 14), [0, 1, 0]);
  const middle = (frames.at(-1)?.s ?? 0) / 2;
  return group(
    shaft(frames, metres(rod.shaft) / 2, [
      [middle - 0.235, middle - 0.15],
      [middle - 0.1, middle - 0.03],
      [middle + 0.03, middle + 0.1],
      [middle + 0.15, middle + 0.235],
    ]),
    ends(12, kg),
  );
}
