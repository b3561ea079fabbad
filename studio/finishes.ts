/** The finishes our goods come in, by the name that models use. */
import type * as THREE from 'three';
import type { TextureName } from './textures/library.ts';

export interface Finish {
  readonly color: number;
  readonly roughness: number;
  readonly metalness?: number;
  readonly specularIntensity?: number;
  readonly side?: THREE.Side;
  /** Relief of the surface, and how strong it is. */
  readonly bump?: TextureName;
  readonly relief?: number;
  /** A relief of this size in metres is, from so far that a pixel covers it, just a rough and darker surface. */
  readonly fine?: { readonly size: number; readonly roughness: number; readonly color: number };
  /** Colour of the surface; multiplied with `color`. */
  readonly tone?: TextureName;
  /** Its light is written into the corners of its meshes: the room. */
  readonly vertexColors?: boolean;
}

const fabric = (color: number): Finish => ({
  color,
  roughness: 0.86,
  specularIntensity: 0.55,
  bump: 'webbing',
  relief: 1,
  tone: 'webbingTone',
});
const wrapCloth = (color: number): Finish => ({
  color,
  roughness: 0.84,
  specularIntensity: 0.5,
  bump: 'elastic',
  relief: 1,
  tone: 'elasticTone',
});
const bumper = (color: number): Finish => ({ color, roughness: 0.5, bump: 'rubber', relief: 0.3 });
const dipped = (color: number): Finish => ({ color, roughness: 0.62, bump: 'rubber', relief: 0.55 });
const latex = (color: number): Finish => ({ color, roughness: 0.46, bump: 'latex', relief: 0.7 });

/** Of the person beside a large product. */
export const SILHOUETTE = 'figure';

export const FINISHES: Readonly<Record<string, Finish>> = {
  chrome: { color: 0xd8d9db, metalness: 1, roughness: 0.07 },
  chromeKnurl: {
    color: 0xcfd0d2,
    metalness: 1,
    roughness: 0.16,
    bump: 'knurl',
    relief: 1,
    fine: { size: 0.0016, roughness: 0.46, color: 0x9d9ea1 },
  },
  zinc: { color: 0xb9babc, metalness: 1, roughness: 0.28 },
  steel: { color: 0xb4b4b6, metalness: 1, roughness: 0.24, bump: 'brushed', relief: 0.6 },
  blackZinc: { color: 0x343335, metalness: 1, roughness: 0.26 },
  blackZincKnurl: {
    color: 0x3a393b,
    metalness: 1,
    roughness: 0.3,
    bump: 'knurl',
    relief: 1,
    fine: { size: 0.0016, roughness: 0.5, color: 0x2e2d2f },
  },
  satinSteel: { color: 0xc2c3c5, metalness: 1, roughness: 0.33 },
  steelKnurl: {
    color: 0xbcbdbf,
    metalness: 1,
    roughness: 0.24,
    bump: 'knurl',
    relief: 0.9,
    fine: { size: 0.0016, roughness: 0.48, color: 0x929395 },
  },
  etching: { color: 0x2b2b2d, metalness: 0.3, roughness: 0.6 },
  blackOxide: { color: 0x303032, metalness: 0.9, roughness: 0.34 },
  powderBlack: { color: 0x18181a, roughness: 0.42, bump: 'powder', relief: 0.55 },
  powderKettlebell: { color: 0x161617, roughness: 0.46, bump: 'powderCoarse', relief: 0.5 },
  powderRed: { color: 0x8f0609, roughness: 0.42, bump: 'powder', relief: 0.5 },
  powderOrange: { color: 0xf25a02, roughness: 0.46, specularIntensity: 0.7, bump: 'powder', relief: 0.5 },
  powderGrey: { color: 0x5b5e62, roughness: 0.46, bump: 'powder', relief: 0.5 },
  hammertone: { color: 0x6c7076, metalness: 0.4, roughness: 0.3, bump: 'hammertone', relief: 0.6 },
  ironLetter: { color: 0xb4b7bb, metalness: 0.35, roughness: 0.4, bump: 'powder', relief: 0.6 },
  burnt: { color: 0x4a2f1c, roughness: 0.8, specularIntensity: 0.3 },
  rubber: { color: 0x171718, roughness: 0.52, bump: 'rubber', relief: 0.5 },
  urethane: { color: 0x151516, roughness: 0.36, bump: 'rubber', relief: 0.12 },
  bumperRed: bumper(0xa3090f),
  bumperBlue: bumper(0x0d3f93),
  bumperYellow: bumper(0xd39a06),
  bumperGreen: bumper(0x0d6b34),
  bumperWhite: bumper(0xd6d6d2),
  dippedPink: dipped(0xc93a6b),
  dippedTeal: dipped(0x0e8a86),
  dippedViolet: dipped(0x5b3796),
  dippedBlue: dipped(0x1a4fa3),
  dippedGrey: dipped(0x4a4c50),
  absBlack: { color: 0x222225, roughness: 0.38, bump: 'powder', relief: 0.3 },
  absRed: { color: 0x9a0d12, roughness: 0.38, bump: 'powder', relief: 0.3 },
  absBlue: { color: 0x0d3f93, roughness: 0.38, bump: 'powder', relief: 0.3 },
  printDark: { color: 0x1b1b1d, roughness: 0.5 },
  print: { color: 0xe9e9e6, roughness: 0.55 },
  plastic: { color: 0x18181a, roughness: 0.4 },
  uhmwNatural: { color: 0xc9c8c0, roughness: 0.5, specularIntensity: 0.8 },
  uhmw: { color: 0x1e1e20, roughness: 0.55 },
  dark: { color: 0x030303, roughness: 1, specularIntensity: 0 },
  vinylBlack: { color: 0x161618, roughness: 0.4, bump: 'vinyl', relief: 0.55 },
  vinylRed: { color: 0x960d12, roughness: 0.44, bump: 'vinyl', relief: 0.55 },
  threadWhite: { color: 0xd9d6cf, roughness: 0.8, specularIntensity: 0.4 },
  threadGrey: { color: 0x77787b, roughness: 0.75, specularIntensity: 0.5 },
  threadBlack: { color: 0x39393b, roughness: 0.7, specularIntensity: 0.6 },
  threadRed: { color: 0xb01c20, roughness: 0.75, specularIntensity: 0.4 },
  cottonBlack: fabric(0x444448),
  cottonRed: fabric(0xb3201f),
  wrapBlack: wrapCloth(0x424246),
  wrapGrey: wrapCloth(0x8b8d91),
  wrapRed: wrapCloth(0xb3201f),
  wrapWhite: wrapCloth(0xdedbd5),
  neoprene: { color: 0x303033, roughness: 0.85, specularIntensity: 0.5, bump: 'fuzz', relief: 0.35 },
  loopTape: { color: 0x333335, roughness: 0.95, specularIntensity: 0.3, bump: 'fuzz', relief: 1 },
  hookTape: {
    color: 0x3b3b3e,
    roughness: 0.6,
    specularIntensity: 0.6,
    bump: 'hook',
    relief: 1,
    tone: 'hookTone',
  },
  label: { color: 0x161617, roughness: 0.5, specularIntensity: 0.6 },
  leatherBlack: { color: 0x1e1c1b, roughness: 0.4, bump: 'leather', relief: 0.5, tone: 'leatherTone' },
  leatherBrown: { color: 0x8a4f2a, roughness: 0.44, bump: 'leather', relief: 0.5, tone: 'leatherTone' },
  leatherEdge: { color: 0x241d18, roughness: 0.36, bump: 'rubber', relief: 0.25 },
  nylon: { color: 0x3a3a3d, roughness: 0.55, specularIntensity: 0.8, bump: 'fibre', relief: 1 },
  latexYellow: latex(0xdca51a),
  latexRed: latex(0x9d090d),
  latexBlack: latex(0x1f1f21),
  latexPurple: latex(0x55308a),
  latexGreen: latex(0x1f7a45),
  tileBlack: {
    color: 0xffffff,
    roughness: 0.8,
    specularIntensity: 0.6,
    bump: 'granulate',
    relief: 1,
    tone: 'speckleBlack',
  },
  tileGrey: {
    color: 0xffffff,
    roughness: 0.8,
    specularIntensity: 0.6,
    bump: 'granulate',
    relief: 1,
    tone: 'speckleGrey',
  },
  tileBlue: {
    color: 0xffffff,
    roughness: 0.8,
    specularIntensity: 0.6,
    bump: 'granulate',
    relief: 1,
    tone: 'speckleBlue',
  },
  birch: { color: 0xffffff, roughness: 0.5, specularIntensity: 0.7, tone: 'birch' },
  plyEdge: {
    color: 0xffffff,
    roughness: 0.62,
    specularIntensity: 0.5,
    tone: 'plyEdge',
    bump: 'plyEdgeNormal',
    relief: 0.6,
  },
  foil: { color: 0xa9a6a0, roughness: 0.5, specularIntensity: 0.6 },
  foamBlack: { color: 0x303033, roughness: 0.8, specularIntensity: 0.6, bump: 'foam', relief: 0.8 },
  foamRed: { color: 0xa3161a, roughness: 0.9, specularIntensity: 0.35, bump: 'foam', relief: 0.8 },
  foamGrey: { color: 0x6a6d72, roughness: 0.9, specularIntensity: 0.35, bump: 'foam', relief: 0.8 },
  abRollerDisc: { color: 0xb0141a, roughness: 0.42, bump: 'powder', relief: 0.3 },
  [SILHOUETTE]: { color: 0x979ca2, roughness: 1, specularIntensity: 0 },
  roomFloor: { color: 0x8e8e8d, roughness: 1, vertexColors: true },
  roomJoint: { color: 0x626364, roughness: 1, vertexColors: true },
  roomWall: { color: 0xe6e2da, roughness: 1, vertexColors: true },
  roomSkirting: { color: 0xf4f2ee, roughness: 1, vertexColors: true },
  roomSky: { color: 0xf6fbff, roughness: 1, vertexColors: true },
  floor: { color: 0xe4e4e4, roughness: 1, specularIntensity: 0 },
};
