/** Multi-grip bar along X: a flat ladder with neutral and angled handles, its sleeves on the axis. */
import { Shape } from 'three';
import { collarWidth, swissBar as size } from '../../catalogue/measures/bars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { framesAlong } from '../blocks/paths.ts';
import { extrude } from '../blocks/solids.ts';
import { HALF, type Vec, v3 } from '../blocks/vectors.ts';
import { type Finish, shaft, sleeves } from './bar.ts';
import { weldedFrame } from './frame-tube.ts';
import { mark } from './hardware.ts';

const END = 0.42;

export function swissBar(frame = 'powderBlack') {
  const tube = metres(size.frame);
  const rail = metres(size.height) / 2 - tube / 2;
  const half = metres(size.between) / 2;
  const collar = metres(collarWidth(size));
  const finish: Finish = { bare: frame, knurled: 'chromeKnurl' };
  const corners: Vec[] = [
    [END, 0, -rail],
    [-END, 0, -rail],
    [-END, 0, rail],
    [END, 0, rail],
  ];
  const g = group(
    weldedFrame(corners, tube, frame),
    sleeves(2 * half, {
      length: metres(size.sleeveLength),
      collar,
      shaftRadius: 0.019,
      label: `${size.kg} KG`,
    }),
    place(mark(0.022), [0, 0, rail + tube / 2 - 0.0002]),
  );
  for (const side of [1, -1]) {
    const stub: Vec[] = [
      [side * (END - 0.01), 0, 0],
      [side * (half + collar), 0, 0],
    ];
    g.add(shaft(framesAlong(stub.map(v3), [0, 1, 0]), 0.0192, [], finish), gusset(side, frame));
    for (const pair of size.pairs) {
      const x = metres(pair.apart) / 2;
      const lean = Math.tan((pair.lean * Math.PI) / 180) * rail;
      const path: Vec[] = [
        [side * (x - lean), 0, -rail],
        [side * (x + lean), 0, rail],
      ];
      const frames = framesAlong(path.map(v3), [0, 1, 0]);
      const length = frames.at(-1)?.s ?? 0;
      const bare = tube / 2 / Math.cos((pair.lean * Math.PI) / 180) + 0.004;
      g.add(shaft(frames, metres(size.handle) / 2, [[bare, length - bare]], { ...finish, bare: 'chrome' }));
    }
  }
  return g;
}

/** Plate that stiffens the joint between the ladder and the shaft. */
function gusset(side: number, material: string) {
  const shape = new Shape();
  shape.moveTo(0, -0.075);
  shape.lineTo(0.012, -0.075);
  shape.lineTo(0.085, -0.014);
  shape.lineTo(0.085, 0.014);
  shape.lineTo(0.012, 0.075);
  shape.lineTo(0, 0.075);
  shape.closePath();
  const plate = mesh(extrude(shape, 0.006, 0.0012), material, [END + 0.019, 0.003, 0], [HALF, 0, 0]);
  return place(group(plate), [0, 0, 0], [0, side > 0 ? 0 : Math.PI, 0]);
}
