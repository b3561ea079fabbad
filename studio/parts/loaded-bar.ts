/** Puts plates and collars on both sleeves of a bar that lies along X with its axis at the origin. */
import type { Object3D } from 'three';
import { group, onFloor, place } from '../blocks/objects.ts';
import { HALF } from '../blocks/vectors.ts';
import type { Disc } from './arrange.ts';
import { copies } from './copies.ts';
import { springCollar } from './spring-collar.ts';

export interface Load {
  readonly bar: Object3D;
  /** Where the plates begin, in metres from the middle. */
  readonly from: number;
  /** Plates of one side, from the inside; called once or for each side. */
  readonly plates: () => readonly Disc[];
  /** One collar with its axis along Z and its width; a spring collar if nothing is said. */
  readonly collar?: { readonly build: () => Object3D; readonly width: number };
}

const spring = { build: () => springCollar(0.0502), width: 0.03 };

/** The bar loaded and standing on its plates. */
export function loadedBar(o: Load) {
  const axis = group(o.bar);
  const another = copies(() => {
    const end = group();
    let x = o.from;
    const plates = o.plates();
    for (const [i, disc] of plates.entries()) {
      // the outermost is turned so that the sleeve does not hide its number from a camera on the right
      const turn = i === plates.length - 1 ? -0.75 : 0.2 + 0.5 * i;
      end.add(place(group(disc.object), [x + disc.thickness / 2, 0, 0], [0, HALF, turn]));
      x += disc.thickness + 0.0004;
    }
    const collar = o.collar ?? spring;
    end.add(place(group(collar.build()), [x + collar.width / 2, 0, 0], [0.5, HALF, 0]));
    return end;
  });
  axis.add(another(), place(group(another()), [0, 0, 0], [0, Math.PI, 0]));
  return onFloor(group(axis));
}
