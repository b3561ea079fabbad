/** Dip belt: nylon webbing sewn over neoprene, steel rings at its ends, a chain and two snap hooks. */
import { CatmullRomCurve3, Matrix4, Vector3 } from 'three';
import { dipBelt } from '../../catalogue/measures/accessories.ts';
import { ironPlates } from '../../catalogue/measures/plates.ts';
import { detail } from '../blocks/detail.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { roundedRect } from '../blocks/outlines.ts';
import { type Frame, framesAlong, spline } from '../blocks/paths.ts';
import { ribbonPoint, subRibbon } from '../blocks/ribbons.ts';
import { boxCross, ribbonStitches, ribbonTack } from '../blocks/stitches.ts';
import { sweep } from '../blocks/sweeps.ts';
import { HALF, type Vec } from '../blocks/vectors.ts';
import { chain, lyingChainHeight, snapHook, wireLink } from '../parts/chain.ts';
import { displayStand, standBarRadius } from '../parts/display-stand.ts';
import { ironPlate } from '../parts/plates.ts';
import { sewnLabel } from '../parts/sewn-label.ts';
import type { Subject } from '../subject.ts';

const LENGTH = dipBelt.length / 1000;
const WIDTH = dipBelt.width / 1000;
const THICK = dipBelt.thickness / 1000;
const WIRE = dipBelt.wire / 1000;
const PITCH = 0.024;
const LINKS = Math.round(dipBelt.chain / 1000 / PITCH);
const WEBBING = 0.05;
const HOOK = 0.07;
const RING = { width: 0.036, height: 0.066, wire: 0.007 };

/** Part of the full width at length s: narrow where the rings are, widest behind the hips. */
function taper(s: number, length: number): number {
  const t = Math.min(1, Math.max(0, Math.min(s, length - s) / 0.22));
  const narrow = dipBelt.endWidth / dipBelt.width;
  return narrow + (1 - narrow) * t * t * (3 - 2 * t);
}

/** Webbing folded around the ring at one end and sewn back. */
function fold(frames: Frame[], end: 0 | 1) {
  const length = frames.at(-1)?.s ?? LENGTH;
  const s = (beyond: number) => (end ? length + beyond : -beyond);
  const reach = THICK / 2 + 0.0024;
  const side = ribbonPoint(frames, s(0));
  const points = [
    ribbonPoint(frames, s(-0.07), 0, reach),
    ribbonPoint(frames, s(-0.03), 0, reach),
    ...Array.from({ length: 9 }, (_, i) => {
      const angle = HALF - (i / 8) * Math.PI;
      return ribbonPoint(frames, s(0.002 + reach * Math.cos(angle)), 0, reach * Math.sin(angle));
    }),
    ribbonPoint(frames, s(-0.03), 0, -reach),
    ribbonPoint(frames, s(-0.07), 0, -reach),
  ].map((point) => point.p);
  const loop = framesAlong(points, [side.b.x, side.b.y, side.b.z]);
  const ring = wireLink(RING.width, RING.height, RING.wire);
  const at = ribbonPoint(frames, s(0.002 + RING.width / 2 - RING.wire / 2));
  ring.position.copy(at.p);
  ring.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(at.t, at.n.clone().negate(), at.b));
  const tack = boxCross(end ? length - 0.064 : 0.012, end ? length - 0.012 : 0.064, WEBBING / 2 - 0.006);
  return group(
    mesh(sweep(loop, roundedRect(WEBBING, 0.0022, 0.0009, 3)), 'cottonBlack'),
    ring,
    ribbonTack(frames, tack, reach + 0.0011, { material: 'threadRed', r: 0.0005 }),
  );
}

function belt(path: Vector3[], side: Vec, label: number) {
  const frames = framesAlong(path, side);
  const length = frames.at(-1)?.s ?? LENGTH;
  const body = mesh(sweep(frames, roundedRect(WIDTH, THICK, 0.003, 4), { width: taper }), 'neoprene');
  const webbing = subRibbon(frames, 0.004, length - 0.004, 0, THICK / 2 + 0.0008, 0.004);
  const whole = group(body, mesh(sweep(webbing, roundedRect(WEBBING, 0.0018, 0.0008, 3)), 'cottonBlack'));
  for (const edge of [1, -1]) {
    const rim = (s: number) => edge * ((WIDTH / 2) * taper(s, length) - 0.001);
    const binding = subRibbon(frames, 0, length, rim, 0, 0.004);
    whole.add(mesh(sweep(binding, roundedRect(0.006, THICK + 0.0014, 0.0024, 3)), 'cottonBlack'));
    for (const inset of [0.003, 0.007]) {
      whole.add(
        ribbonStitches(frames, 0.02, length - 0.02, edge * (WEBBING / 2 - inset), THICK / 2 + 0.0017, {
          pitch: 0.005,
          r: 0.0005,
          material: 'threadRed',
        }),
      );
    }
  }
  whole.add(
    fold(frames, 0),
    fold(frames, 1),
    sewnLabel(frames, { s: label, face: THICK / 2 + 0.0017, length: 0.15, width: 0.034 }),
  );
  return { whole, frames, length };
}

/** Standing on its edge, open to the back; the chain hooked to its right end and laid around the front. */
function standing() {
  const steps = detail.web ? 60 : 180;
  const turns = 0.64;
  const radius = LENGTH / turns / (2 * Math.PI);
  const path = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = HALF + Math.PI * turns - (i / steps) * turns * 2 * Math.PI;
    return new Vector3(radius * 1.06 * Math.cos(angle), WIDTH / 2 + 0.002, radius * 0.94 * Math.sin(angle));
  });
  const { whole, frames, length } = belt(path, [0, 1, 0], LENGTH / 2);
  const ring = ribbonPoint(frames, length + RING.width - 0.005, -0.004).p;
  const y = lyingChainHeight(WIRE);
  const hook = snapHook(HOOK, 0.008);
  const swing = 0.5;
  hook.position.set(ring.x, ring.y + 0.006, ring.z);
  hook.rotation.set(0, 0, swing);
  const start: Vec = [ring.x + HOOK * Math.sin(swing) * 0.9, ring.y - HOOK * Math.cos(swing) * 0.86, ring.z];
  const lay: Vec[] = [
    [0.255, y, 0.03],
    [0.25, y, 0.13],
    [0.16, y, 0.215],
    [0.02, y, 0.235],
    [-0.12, y, 0.225],
    [-0.19, y, 0.26],
    [-0.13, y, 0.305],
    [0, y, 0.295],
    [0.13, y, 0.31],
    [0.26, y, 0.29],
  ];
  const curve = new CatmullRomCurve3(
    [start, ...lay].map((p) => new Vector3(...p)),
    false,
    'centripetal',
  );
  const laid = curve.getSpacedPoints(400);
  const run = framesAlong(laid);
  const end = ribbonPoint(run, Math.min(LINKS * PITCH, run.at(-1)?.s ?? 0));
  const free = snapHook(HOOK, 0.008);
  const lying = group(place(free, [0, 0, 0], [-HALF, 0, 0]));
  lying.position.set(end.p.x, 0.0046, end.p.z);
  lying.rotation.y = Math.atan2(end.t.x, end.t.z) + Math.PI;
  whole.add(hook, chain(laid, { wire: WIRE, pitch: PITCH, links: LINKS }), lying);
  return whole;
}

/** Hung over a bar with a plate on its chain. */
function hanging() {
  const height = 1.08;
  const over = standBarRadius + THICK / 2 + 0.0006;
  const straight = LENGTH / 2 - (over * Math.PI) / 2;
  const bow = Array.from({ length: 25 }, (_, i): Vec => {
    const angle = (i / 24) * Math.PI;
    return [0, height + over * Math.sin(angle), over * Math.cos(angle)];
  });
  const path: Vec[] = [[0, height - straight, over], ...bow, [0, height - straight, -over]];
  const { whole } = belt(
    path.map((p) => new Vector3(...p)),
    [-1, 0, 0],
    LENGTH * 0.24,
  );
  const top = height - straight - RING.width - HOOK + 0.012;
  const bottom = top - 0.418;
  const side = (sign: number): Vec[] => [
    [0, top, sign * over],
    [0, (top + bottom) / 2, sign * 0.026],
    [0, bottom + 0.07, sign * 0.031],
    [0, bottom + 0.024, sign * 0.028],
    [0, bottom + 0.004, sign * 0.016],
  ];
  const run = spline([...side(1), [0, bottom, 0], ...side(-1).reverse()], 0.003);
  for (const sign of [1, -1])
    whole.add(
      place(snapHook(HOOK, 0.008), [0, height - straight - RING.width + 0.013, sign * over], [0, 0, 0]),
    );
  const plate = ironPlates.find(({ kg }) => kg === 10);
  whole.add(displayStand(0.46, height), chain(run, { wire: WIRE, pitch: PITCH, links: LINKS, roll: 0 }));
  if (plate) whole.add(place(ironPlate(plate), [0, bottom - 0.0142, 0]));
  return whole;
}

export const dipBeltSubjects: Record<string, Subject> = {
  '17': {
    build: standing,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Black dip belt standing open, its steel chain with two snap hooks laid in front of it',
      },
      { name: 'front', view: 'front', alt: 'Dip belt from the front with the name RACK & REP on its label' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.2, 0.06, -0.05], width: 0.17, from: [1, 0.5, 0.9] },
        alt: 'Steel ring in its folded webbing, a snap hook and the first links of the chain',
      },
      {
        name: 'detail-chain',
        view: 'macro',
        anchor: { at: [-0.08, 0.01, 0.25], width: 0.13, from: [0.4, 0.7, 1] },
        alt: 'Links of 6 mm steel lying in front of the red-stitched webbing',
      },
      {
        name: 'loaded',
        view: 'threeQuarter',
        scene: hanging,
        alt: 'The dip belt hung over a bar with a 10 kg plate on its chain',
      },
    ],
  },
};
