/** Rubber floor tile pressed from crumb. */
import type { Object3D } from 'three';
import { rubberTile } from '../../catalogue/measures/floor-and-boxes.ts';
import { group, mesh } from '../blocks/objects.ts';
import { rbox } from '../blocks/solids.ts';

const LENGTH = rubberTile.length / 1000;
const WIDTH = rubberTile.width / 1000;
const THICK = rubberTile.thickness / 1000;

const rubbers: Record<string, string> = {
  Black: 'tileBlack',
  'Grey speckle': 'tileGrey',
  'Blue speckle': 'tileBlue',
};
export const tileColours = Object.keys(rubbers);

/** One tile lying on the floor, its long side across. */
export function tile(colour = 'Black'): Object3D {
  const rubber = rubbers[colour];
  if (!rubber) throw new Error(`no tile in ${colour}`);
  return group(mesh(rbox(LENGTH, THICK, WIDTH, 0.0022, 2), rubber, [0, THICK / 2, 0]));
}
