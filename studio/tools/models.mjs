// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Logger, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import {
  dedup,
  flatten,
  join as joinMeshes,
  meshopt,
  prune,
  simplify,
  textureCompress,
  weld,
} from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import sharp from 'sharp';
import { root } from '../../tools/steps.mjs';

/** A model is made coarser until it is this small. */
const MODEL_LIMIT = 120_000;

/**
 * Each attempt allows a coarser surface, as a share of the model's size, and smaller textures. Coarser than the fourth would
 * bend beams and close holes, and be hardly smaller: frames with many bolts stay above the limit. Only a set of many pieces
 * needs the last.
 */
const ATTEMPTS = [
  { error: 0.0006, texture: 256 },
  { error: 0.0015, texture: 256 },
  { error: 0.003, texture: 192 },
  { error: 0.006, texture: 128 },
  { error: 0.012, texture: 96, above: 240_000 },
];

/** A relief whose picture is as small as this is as good as smooth, and costs two coordinates at every corner. */
const SMOOTH_BYTES = 1500;

/**
 * Makes an exported model small enough for the page.
 * @param {Buffer} glb
 * @param {string} file under public/
 * @param {Record<string, import('./looks.mjs').Look>} [looks] by the labels of the variants
 */
export async function publishModel(glb, file, looks = {}) {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready]);
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.encoder': MeshoptEncoder,
    'meshopt.decoder': MeshoptDecoder,
  });
  /** @type {Uint8Array} */
  let small = glb;
  for (const { error, texture, above = MODEL_LIMIT } of ATTEMPTS) {
    if (small !== glb && small.byteLength <= above) break;
    const document = await io.readBinary(glb);
    document.setLogger(new Logger(Logger.Verbosity.ERROR));
    const compress = textureCompress({
      encoder: sharp,
      targetFormat: 'webp',
      resize: [texture, texture],
      quality: 72,
    });
    await document.transform(
      compress,
      smoothen,
      prune(),
      dedup(),
      flatten(),
      joinMeshes(),
      weld(),
      simplify({ simplifier: MeshoptSimplifier, ratio: 0, error }),
      prune(),
      meshopt({ encoder: MeshoptEncoder, level: 'high' }),
    );
    if (Object.keys(looks).length > 0) document.getRoot().setExtras({ looks });
    small = await io.writeBinary(document);
  }
  const target = join(root, 'public', file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, small);
  return small.byteLength;
}

/** @param {import('@gltf-transform/core').Document} document */
function smoothen(document) {
  for (const material of document.getRoot().listMaterials()) {
    const relief = material.getNormalTexture()?.getImage();
    if (relief && relief.byteLength < SMOOTH_BYTES && !material.getBaseColorTexture())
      material.setNormalTexture(null);
  }
}
