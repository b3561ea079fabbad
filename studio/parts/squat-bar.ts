/** Safety squat bar along X, its sleeves on the axis: cambered shaft, padded yoke, handles towards +Z. */
import { safetySquatBar as size } from '../../catalogue/measures/bars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { boxUV } from '../blocks/geometry.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import type { Corner } from '../blocks/outlines.ts';
import { bent, framesAlong } from '../blocks/paths.ts';
import { lathe } from '../blocks/solids.ts';
import { rod } from '../blocks/sweeps.ts';
import { HALF, type Vec } from '../blocks/vectors.ts';
import { alongX, shaft, sleeves } from './bar.ts';
import { aroundShaft, line } from './lettering.ts';

const COLLAR = (metres(size.length) - metres(size.between)) / 2 - metres(size.sleeveLength);
const camber = metres(size.camber);
const SHOULDER = { radius: 0.041, from: 0.02, to: 0.19 };

/** Stuffed roll along +Y: rounded ends, a seam around each. */
function roll(radius: number, length: number) {
  const h = length / 2;
  const half: Corner[] = [
    [0, h, 0],
    [radius - 0.006, h - 0.001, 0.012],
    [radius, h - 0.016, 0.008],
    [radius - 0.0006, h - 0.0225, 0.001],
    [radius - 0.0024, h - 0.024, 0.0006],
    [radius - 0.0006, h - 0.0255, 0.001],
    [radius + 0.001, h - 0.032, 0.01],
    [radius + 0.0018, 0.01, 0.2],
  ];
  const mirrored = half.map(([r, y, fillet]): Corner => [r, -y, fillet ?? 0]);
  return boxUV(lathe([...mirrored, ...half.reverse()], { seg: 96, arc: 6 }));
}

/** Distance of the handles' tips from the axis: the bar rests on them. */
export const handleTip = {
  y: camber - 0.02,
  z: SHOULDER.to + metres(size.handleLength),
  radius: metres(size.handle) / 2 + 0.004,
};

export function squatBar() {
  const end = metres(size.between) / 2 + COLLAR;
  const right: Vec[] = [
    [0.59, camber, 0],
    [0.64, 0, 0],
    [end, 0, 0],
  ];
  const left = right.map(([x, y, z]): Vec => [-x, y, z]).reverse();
  const frames = framesAlong(bent([...left, ...right], 0.045, 16), [0, 0, 1]);
  const length = frames.at(-1)?.s ?? 0;
  const finish = { bare: 'powderBlack', knurled: 'blackZincKnurl' };
  const neck = metres(size.padDiameter) / 2;
  const g = group(
    shaft(
      frames,
      metres(size.shaft) / 2,
      [
        [length / 2 - 0.52, length / 2 - 0.3],
        [length / 2 + 0.3, length / 2 + 0.52],
      ],
      finish,
    ),
    sleeves(metres(size.between), {
      length: metres(size.sleeveLength),
      collar: COLLAR,
      shaftRadius: metres(size.shaft) / 2,
      label: `${size.kg} KG`,
    }),
  );
  const yoke = group(alongX(roll(neck, metres(size.padLength)), 'vinylBlack'));
  for (const side of [1, -1]) {
    const x = (side * metres(size.handlesApart)) / 2;
    const pad = mesh(roll(SHOULDER.radius, SHOULDER.to - SHOULDER.from).rotateX(HALF), 'vinylBlack');
    pad.position.set(x, -0.006, (SHOULDER.from + SHOULDER.to) / 2);
    yoke.add(pad, handle(x));
  }
  const name = mesh(aroundShaft(line('RACK & REP', 0.03, 0.0008, 0.24), neck + 0.0014), 'print');
  name.rotation.x = -1.15;
  yoke.add(name);
  g.add(place(yoke, [0, camber, 0]));
  return g;
}

/** Steel handle with a ribbed rubber grip, from inside the shoulder pad to its tip. */
function handle(x: number) {
  const r = metres(size.handle) / 2;
  const y = handleTip.y - camber;
  const tip = handleTip.z;
  const grip = 0.15;
  const ribs: Corner[] = [[r - 0.001, 0, 0]];
  for (let i = 0; i < 12; i++) {
    const s = 0.004 + (i * (grip - 0.016)) / 12;
    ribs.push(
      [r + 0.004, s, 0.001],
      [r + 0.004, s + 0.008, 0.001],
      [r + 0.0028, s + 0.0088, 0.0005],
      [r + 0.0028, s + 0.0105, 0.0005],
    );
  }
  ribs.push(
    [r + 0.004, grip - 0.008, 0.001],
    [r + 0.004, grip - 0.003, 0.003],
    [r * 0.6, grip, 0.003],
    [0, grip, 0],
  );
  const cover = mesh(lathe(ribs, { seg: 56 }).rotateX(HALF), 'rubber');
  cover.position.set(x, y, tip - grip);
  const bar = rod(
    [
      [x, -0.006, 0.05],
      [x, -0.006, SHOULDER.to + 0.015],
      [x, y, SHOULDER.to + 0.055],
      [x, y, tip - 0.004],
    ],
    r,
    'powderBlack',
    0.04,
  );
  return group(bar, cover);
}
