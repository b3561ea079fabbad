// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../tools/steps.mjs';

sharp.concurrency(1);
sharp.cache(false);

const STEPS = [400, 800];
/**
 * By format and width. Nearly every browser takes AVIF; the larger a picture, the less its faults show.
 * @typedef {{ avif: Readonly<Record<number, number>>, webp: Readonly<Record<number, number>>, largest: { avif: number, webp: number } }} Quality
 * @type {Quality}
 */
const QUALITY = { avif: { 400: 58, 800: 58 }, webp: { 400: 74, 800: 68 }, largest: { avif: 58, webp: 54 } };
/** The smooth walls and floor of a room have little to lose, but fill the picture. @type {Quality} */
const ROOM = { avif: { 400: 48, 800: 48 }, webp: { 400: 56, 800: 42 }, largest: { avif: 53, webp: 32 } };

/**
 * Where a picture is published, without its ending; domain/catalogue/images.ts has the rule.
 * @param {{ id: string, name: string }} picture
 * @param {{ width: number, height: number }} size
 */
export function addressOf({ id, name }, { width, height }) {
  const folder = /^(categories|hero)$/.test(id) ? (id === 'hero' ? '' : 'categories/') : `products/${id}/`;
  return `images/${folder}${name}-${width}x${height}`;
}

/**
 * A picture in all its widths, as AVIF and WebP.
 * @param {Buffer} png
 * @param {string} address under public/, without its ending
 * @param {number} width
 */
export async function publish(png, address, width) {
  const file = join(root, 'public', address);
  mkdirSync(dirname(file), { recursive: true });
  const { avif, webp, largest } = /\/room-[^/]*$/.test(address) ? ROOM : QUALITY;
  for (const step of [...STEPS.filter((step) => step < width), width]) {
    const name = step === width ? file : `${file}-${step}`;
    const picture = step === width ? sharp(png) : sharp(png).resize(step, null, { kernel: 'lanczos3' });
    const small = picture.removeAlpha();
    const quality = { avif: avif[step] ?? largest.avif, webp: webp[step] ?? largest.webp };
    writeFileSync(`${name}.avif`, await small.clone().avif({ quality: quality.avif, effort: 2 }).toBuffer());
    writeFileSync(
      `${name}.webp`,
      await small.clone().webp({ quality: quality.webp, effort: 5, smartSubsample: true }).toBuffer(),
    );
  }
}

/**
 * Removes pictures in all their widths.
 * @param {string[]} files under public/, ending in .webp
 */
export function withdraw(files) {
  for (const file of files) {
    const name = join(root, 'public', file.replace(/\.webp$/, ''));
    for (const suffix of ['', ...STEPS.map((step) => `-${step}`)])
      for (const format of ['avif', 'webp']) rmSync(`${name}${suffix}.${format}`, { force: true });
  }
}
