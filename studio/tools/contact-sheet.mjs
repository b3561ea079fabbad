// @ts-check
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../tools/steps.mjs';

const TILE = 220;
const COLUMNS = 9;

/** All products that were photographed, on one sheet. */
export async function printContactSheet() {
  const folder = join(root, 'public/images/products');
  if (!existsSync(folder)) return;
  const pictures = readdirSync(folder)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((id) => join(folder, id, 'three-quarter-1000x1000-400.webp'))
    .filter(existsSync);
  if (pictures.length === 0) return;
  const target = join(root, 'docs/contact-sheet.webp');
  mkdirSync(dirname(target), { recursive: true });
  const tiles = await Promise.all(
    pictures.map(async (file, n) => ({
      input: await sharp(file).resize(TILE, TILE).toBuffer(),
      left: (n % COLUMNS) * TILE,
      top: Math.floor(n / COLUMNS) * TILE,
    })),
  );
  await sharp({
    create: {
      width: COLUMNS * TILE,
      height: Math.ceil(pictures.length / COLUMNS) * TILE,
      channels: 3,
      background: '#f4f5f6',
    },
  })
    .composite(tiles)
    .webp({ quality: 82 })
    .toFile(target);
}
