/** The shop's own pictures: one for each category, and the home page's. Composed of the products themselves. */
import type { Object3D } from 'three';
import { group, onFloor, place } from './blocks/objects.ts';
import type { Vec } from './blocks/vectors.ts';
import type { Shot, Subject } from './subject.ts';
import { subjects } from './subjects.ts';

function product(id: string, variant?: string): Object3D {
  const subject = subjects[id];
  if (!subject) throw new Error(`nobody has built product ${id}`);
  return subject.build(variant);
}

/** The product as one of its own pictures shows it. */
function shown(id: string, shot: string): Object3D {
  return subjects[id]?.shots.find(({ name }) => name === shot)?.scene?.() ?? product(id);
}

/** Sets an object down at x and z, turned by some radians. */
function set(object: Object3D, x: number, z: number, turn = 0): Object3D {
  const at: Vec = [x, 0, z];
  return onFloor(place(group(object), at, [0, turn, 0]));
}

const scenes: Readonly<Record<string, { readonly alt: string; readonly scene: () => Object3D }>> = {
  barbells: {
    alt: 'Bars side by side: Olympic, EZ curl, trap and Swiss bar',
    scene: () =>
      group(
        set(product('7'), 0, -0.62),
        set(product('6'), 0, -0.38),
        set(product('10'), 0, 0),
        set(product('8'), 0, 0.62),
      ),
  },
  dumbbells: {
    alt: 'Rubber hex, round urethane and neoprene dumbbells',
    scene: () =>
      group(
        set(shown('13', 'three-quarter'), -0.2, -0.1, 0.1),
        set(shown('19', 'three-quarter'), 0.32, -0.22, -0.1),
        set(shown('18', 'three-quarter'), 0.16, 0.27, 0.2),
      ),
  },
  racks: {
    alt: 'Power rack with a squat rack beside it, both black',
    scene: () => group(set(product('21'), -0.85, 0), set(product('24'), 0.95, 0.1, -0.15)),
  },
  benches: {
    alt: 'Adjustable bench behind a flat bench',
    scene: () => group(set(product('30'), 0, -0.5), set(product('29'), 0.15, 0.5)),
  },
  'weight-plates': {
    alt: 'Bumper plates in competition colours with cast iron plates beside them',
    scene: () =>
      group(set(shown('40', 'group'), -0.1, 0), set(shown('36', 'three-quarter'), 0.75, 0.35, -0.3)),
  },
  accessories: {
    alt: 'Lever belt, collars, lifting straps and a triceps rope',
    scene: () =>
      group(
        set(product('45'), 0, -0.16),
        set(product('44'), 0.28, 0, -0.2),
        set(product('46'), -0.22, 0.2, 0.2),
        set(product('14'), 0.13, 0.27, 0.4),
      ),
  },
  'combo-offers': {
    alt: 'Squat stands, bench, bar and plates of the home strength combo',
    scene: () => product('combo-1'),
  },
  others: {
    alt: 'Wooden plyo box with kettlebells in front of it on a rubber floor tile',
    scene: () => group(set(product('80'), -0.1, -0.35, 0.25), set(shown('49', 'group'), 0.1, 0.3, -0.1)),
  },
};

const shots = Object.entries(scenes).map(
  ([name, { alt, scene }]): Shot => ({ name, view: 'threeQuarter', alt, scene }),
);

/** `categories` and `hero` are the folders under public/images that these pictures go to. */
export const sceneSubjects: Record<string, Subject> = {
  categories: { build: () => product('21'), shots },
  hero: {
    build: () => product('21'),
    shots: [
      { name: 'hero', view: 'threeQuarter', alt: 'Black power rack with four posts and a pull-up bar' },
      {
        name: 'hero-wide',
        view: 'threeQuarter',
        alt: 'Power rack with a loaded bar over a bench, a plyo box, kettlebells and bumper plates around it',
        scene: () =>
          group(
            set(shown('21', 'group'), 0, 0),
            set(product('80'), -1.7, -0.3, 0.35),
            set(shown('49', 'group'), -1.5, 0.75, 0.3),
            set(shown('38', 'group'), 1.75, 0.3, -0.3),
          ),
      },
    ],
  },
};
