/** Single-casting kettlebells as implicit solids: ball, handle and flat base run into each other like a casting. */

import type * as THREE from 'three';
import {
  type KettlebellMeasures,
  kettlebellBase,
  kettlebells,
} from '../../catalogue/measures/kettlebells.ts';
import { detail } from '../blocks/detail.ts';
import { implicit, type Sdf, smoothMax, smoothMin } from '../blocks/implicit.ts';
import { text, wrapOnSphere } from '../blocks/letters.ts';
import { group, mesh, onFloor, place } from '../blocks/objects.ts';
import { bent } from '../blocks/paths.ts';
import { HALF } from '../blocks/vectors.ts';

interface Casting {
  readonly kg: number;
  readonly ball: number;
  readonly height: number;
  readonly grip: number;
}

const inMetres = (measures: KettlebellMeasures): Casting => ({
  kg: measures.kg,
  ball: measures.ball / 1000,
  height: measures.height / 1000,
  grip: measures.handle / 2000,
});

/** Height of the ball's centre above its flat base. */
const centreOf = ({ ball }: Casting) => (ball / 2) * Math.sqrt(1 - kettlebellBase ** 2);

/** Distance to the handle: legs that lean outwards, slimmest half way up, and a round bow over the top. */
function handle({ ball, height, grip }: Casting): Sdf {
  const foot = ball * 0.64;
  const top = height - grip;
  const half = Math.max(ball * 0.4, grip + 0.037);
  const path = bent(
    [
      [ball * 0.3, foot, 0],
      [half, top, 0],
      [0, top, 0],
    ],
    Math.min(0.05, half * 0.74),
    18,
  );
  const segments = path.slice(1).map((end, i) => ({ start: path[i] ?? end, end }));
  return (x, y, z) => {
    if (y < ball * 0.4 || Math.abs(z) > grip + 0.04) return 0.05;
    const side = Math.abs(x);
    const rise = Math.min(1, Math.max(0, (y - foot) / (top - foot)));
    const radius = grip * (1 - 0.24 * Math.sin(Math.PI * Math.min(1, rise * 1.12)) ** 2);
    let nearest = 9;
    for (const { start, end } of segments) {
      const dx = end.x - start.x;
      const dy = end.y - start.y;
      const along = ((side - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy);
      const t = Math.min(1, Math.max(0, along));
      nearest = Math.min(
        nearest,
        Math.hypot(side - start.x - dx * t, y - start.y - dy * t, z * 1.04) - radius,
      );
    }
    return nearest;
  };
}

/** Weight and name, cast raised and painted, on one side of the ball. */
function lettering(casting: Casting, turn: number) {
  const radius = casting.ball / 2;
  const raised = (line: string, size: number, latitude: number, track: number) =>
    mesh(wrapOnSphere(text(line, radius * size, 0.002, { track }), radius - 0.0007, latitude), 'print');
  const face = group(
    raised('RACK & REP', 0.15, 0.5, 0.08),
    raised(String(casting.kg), 0.6, 0.06, 0),
    raised('KG', 0.21, -0.4, 0.08),
  );
  return place(face, [0, centreOf(casting), 0], [0, turn, 0]);
}

export function kettlebell(label: string): THREE.Object3D {
  const measures = kettlebells[label];
  if (!measures) throw new Error(`no kettlebell of ${label}`);
  const casting = inMetres(measures);
  const radius = casting.ball / 2;
  const centre = centreOf(casting);
  const bow = handle(casting);
  const solid: Sdf = (x, y, z) => {
    const ball = Math.hypot(x, y - centre, z) - radius;
    return smoothMax(smoothMin(ball, bow(x, y, z), 0.02), -y, 0.0035);
  };
  const reach = Math.max(radius, casting.ball * 0.4 + casting.grip, 0.037 + 2 * casting.grip) + 0.012;
  const cell = detail.web ? 0.0062 : 0.0024;
  const body = implicit(
    solid,
    [-reach, -0.012, -radius - 0.012],
    [reach, casting.height + 0.012, radius + 0.012],
    cell,
  );
  return group(mesh(body, 'powderKettlebell'), lettering(casting, 0), lettering(casting, Math.PI));
}

/** Lying on its back: it rests on the ball and on the bow of the handle. */
export function lyingKettlebell(label: string) {
  const measures = kettlebells[label];
  if (!measures) throw new Error(`no kettlebell of ${label}`);
  const { ball, height, grip } = inMetres(measures);
  const reach = height - grip - centreOf(inMetres(measures));
  const tilt = HALF + Math.asin((ball / 2 - grip) / reach);
  return group(onFloor(place(kettlebell(label), [0, 0, 0], [-tilt, 0, 0])));
}
