/** Hex trap bar: welded hexagon in the floor's plane, handles at two heights, sleeves to the left and right. */
import { hexTrapBar as size } from '../../catalogue/measures/bars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, place } from '../blocks/objects.ts';
import { bent, framesAlong } from '../blocks/paths.ts';
import type { Vec } from '../blocks/vectors.ts';
import { type Finish, shaft, sleeves } from './bar.ts';
import { weldedFrame } from './frame-tube.ts';
import { mark } from './hardware.ts';

const COLLAR = 0.03;

export function trapBar(frame: string) {
  const tube = metres(size.tube);
  const back = metres(size.width) / 2 - tube / 2;
  const flank = 0.19;
  const collarFrom = metres(size.length) / 2 - metres(size.sleeveLength) - COLLAR;
  const tip = collarFrom - 0.03;
  const corners: Vec[] = [
    [flank, 0, -back],
    [-flank, 0, -back],
    [-tip, 0, 0],
    [-flank, 0, back],
    [flank, 0, back],
    [tip, 0, 0],
  ];
  const x = metres(size.handlesApart) / 2;
  const reach = (back * (tip - x)) / (tip - flank);
  const [low, high] = size.handleHeights;
  const finish: Finish = { bare: frame, knurled: 'chromeKnurl' };
  const grip = 0.09;
  const handle = (path: Vec[]) => {
    const frames = framesAlong(bent(path, 0.028, 12));
    const middle = (frames.at(-1)?.s ?? 0) / 2;
    return shaft(frames, metres(size.grip) / 2, [[middle - grip, middle + grip]], finish);
  };
  const g = group(
    weldedFrame(corners, tube, frame),
    sleeves(2 * collarFrom, {
      length: metres(size.sleeveLength),
      collar: COLLAR,
      shaftRadius: 0.015,
      label: `${size.kg} KG`,
    }),
  );
  for (const side of [1, -1]) {
    g.add(
      place(shaftStub(tip, collarFrom + 0.01, frame), [0, 0, 0], [0, side > 0 ? 0 : Math.PI, 0]),
      handle([
        [side * x, metres(low), -reach],
        [side * x, metres(low), reach],
      ]),
      handle([
        [side * x, 0, -reach],
        [side * x, metres(high), -reach],
        [side * x, metres(high), reach],
        [side * x, 0, reach],
      ]),
    );
  }
  g.add(place(mark(0.022), [0, 0, back + tube / 2 - 0.0002]));
  return g;
}

/** Round tube that joins the point of the hexagon to the collar. */
function shaftStub(from: number, to: number, material: string) {
  const ends: Vec[] = [
    [from - 0.01, 0, 0],
    [to, 0, 0],
  ];
  return shaft(framesAlong(bent(ends, 0.01)), 0.0195, [], { bare: material, knurled: material });
}
