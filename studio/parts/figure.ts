/** The outline of a person of 1.75 m who stands at ease, one hand in a pocket: shows how large a product is. */
import * as THREE from 'three';
import { group, mesh, place } from '../blocks/objects.ts';
import { type Corner, poly } from '../blocks/outlines.ts';
import { SILHOUETTE } from '../finishes.ts';
import { sheet } from './sheet-metal.ts';

/** For the words under a picture. */
export const FIGURE = 'a 1.75 m tall figure';

/** Thin enough to look flat from anywhere near its front. */
const THICKNESS = 0.012;
/** A crease of cloth or the edge of a sole, against the roundness of everything else. */
const CREASE = 0.004;
/** All other corners are as round as their neighbours allow. */
const ROUND = 0.6;

/** From the top of the head down its right side (left in the picture is -x), and up again on the other. */
const BODY: readonly Corner[] = [
  [0.012, 1.75],
  [0.052, 1.744],
  [0.08, 1.715],
  [0.087, 1.672],
  [0.084, 1.634],
  [0.088, 1.618], // ear
  [0.084, 1.588],
  [0.077, 1.584],
  [0.068, 1.548], // jaw
  [0.058, 1.528],
  [0.056, 1.492], // neck
  [0.064, 1.468],
  [0.1, 1.447],
  [0.16, 1.428],
  [0.2, 1.404],
  [0.226, 1.36], // shoulder
  [0.238, 1.28],
  [0.247, 1.19],
  [0.252, 1.135, CREASE], // sleeve
  [0.243, 1.132, CREASE],
  [0.246, 1.09],
  [0.259, 1.03],
  [0.262, 0.97],
  [0.26, 0.9],
  [0.258, 0.86], // wrist
  [0.271, 0.815],
  [0.273, 0.765],
  [0.262, 0.705],
  [0.248, 0.69],
  [0.237, 0.7],
  [0.236, 0.74],
  [0.226, 0.765],
  [0.223, 0.79], // thumb
  [0.231, 0.83],
  [0.228, 0.87],
  [0.217, 0.95],
  [0.202, 1.05],
  [0.196, 1.128, CREASE],
  [0.188, 1.126, CREASE],
  [0.18, 1.19],
  [0.174, 1.255], // armpit
  [0.169, 1.248],
  [0.16, 1.16],
  [0.158, 1.06],
  [0.17, 0.95],
  [0.174, 0.878, CREASE], // shirt
  [0.168, 0.876, CREASE],
  [0.176, 0.8],
  [0.174, 0.68],
  [0.161, 0.52], // knee
  [0.163, 0.4],
  [0.158, 0.25],
  [0.154, 0.09, CREASE],
  [0.148, 0.088, CREASE],
  [0.16, 0.06],
  [0.178, 0.034],
  [0.18, 0.004, CREASE],
  [0.074, 0.002, CREASE],
  [0.07, 0.03],
  [0.08, 0.062],
  [0.078, 0.088, CREASE],
  [0.07, 0.09, CREASE],
  [0.066, 0.25],
  [0.054, 0.4],
  [0.05, 0.5],
  [0.028, 0.66],
  [0.002, 0.79, 0.012], // crotch
  [-0.016, 0.66],
  [-0.022, 0.5],
  [-0.028, 0.4],
  [-0.042, 0.25],
  [-0.052, 0.09, CREASE],
  [-0.058, 0.088, CREASE],
  [-0.054, 0.06],
  [-0.046, 0.034],
  [-0.046, 0.002, CREASE],
  [-0.148, 0.002, CREASE],
  [-0.15, 0.034],
  [-0.136, 0.062],
  [-0.134, 0.088, CREASE],
  [-0.14, 0.09, CREASE],
  [-0.141, 0.25],
  [-0.149, 0.4],
  [-0.15, 0.52],
  [-0.172, 0.68],
  [-0.184, 0.8],
  [-0.19, 0.852], // where the hand goes into the pocket
  [-0.206, 0.876],
  [-0.228, 0.925],
  [-0.262, 0.99],
  [-0.294, 1.055],
  [-0.298, 1.085], // elbow
  [-0.283, 1.13],
  [-0.278, 1.142, CREASE],
  [-0.284, 1.15, CREASE],
  [-0.266, 1.23],
  [-0.247, 1.3],
  [-0.23, 1.36],
  [-0.202, 1.402],
  [-0.16, 1.425],
  [-0.098, 1.446],
  [-0.06, 1.468],
  [-0.05, 1.492],
  [-0.05, 1.528],
  [-0.056, 1.548],
  [-0.064, 1.584],
  [-0.07, 1.588],
  [-0.074, 1.618],
  [-0.07, 1.634],
  [-0.073, 1.672],
  [-0.064, 1.715],
  [-0.032, 1.744],
];

/** What one sees between the bent arm and the body. */
const UNDER_THE_ARM: readonly Corner[] = [
  [-0.184, 1.222, 0.006],
  [-0.162, 1.13],
  [-0.16, 1.06],
  [-0.172, 0.95],
  [-0.18, 0.905, 0.006],
  [-0.2, 0.945],
  [-0.232, 1.02],
  [-0.246, 1.065],
  [-0.232, 1.115, CREASE],
  [-0.212, 1.118, CREASE],
];

let shape: THREE.BufferGeometry | undefined;

function outline(): THREE.BufferGeometry {
  const body = poly(BODY, ROUND, 8);
  body.holes.push(new THREE.Path(poly(UNDER_THE_ARM, ROUND, 8).getPoints()));
  return sheet(body, THICKNESS).translate(0, 0, -THICKNESS / 2);
}

/** Standing at x and z, its face to +Z unless it is turned by some radians. */
export function figure(x: number, z: number, turn = 0): THREE.Object3D {
  shape ??= outline();
  return place(group(mesh(shape, SILHOUETTE)), [x, 0, z], [0, turn, 0]);
}
