// @ts-check
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './steps.mjs';

/** `node tools/icons.mjs`: every size of the shop's sign, the picture of a shared link and the logo of mails and invoices, from the drawings. */
const sign = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
/** Phones cut their own corners: then the ground reaches the edge. */
const square = sign.replace('rx="8"', 'rx="0"');
const logo = readFileSync(join(root, 'web/ui/logo.svg'));
const at = (/** @type {string} */ name) => join(root, 'public', name);

const png = (/** @type {string} */ svg, /** @type {number} */ size) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 48) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An .ico file may hold one PNG behind its directory. */
async function ico(/** @type {number} */ size) {
  const picture = await png(sign, size);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

async function sharedPicture() {
  const scene = await sharp(at('images/hero-wide-1600x1000.avif'))
    .extract({ left: 200, top: 30, width: 1249, height: 960 })
    .resize(820, 630)
    .toBuffer();
  const words = await sharp(logo, { density: 220 }).resize({ width: 430 }).png().toBuffer();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: '#f4f5f6' } })
    .composite([
      { input: scene, left: 380, top: 0 },
      {
        input: { create: { width: 1200, height: 16, channels: 3, background: '#ff6a00' } },
        left: 0,
        top: 614,
      },
      { input: words, left: 64, top: 276 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

mkdirSync(at('icons'), { recursive: true });
writeFileSync(at('favicon.ico'), await ico(32));
writeFileSync(at('apple-touch-icon.png'), await png(square, 180));
writeFileSync(at('icons/icon-192.png'), await png(sign, 192));
writeFileSync(at('icons/icon-512.png'), await png(sign, 512));
writeFileSync(at('icons/icon-maskable-512.png'), await png(square, 512));
writeFileSync(at('images/share-1200x630.jpg'), await sharedPicture());
copyFileSync(join(root, 'web/ui/logo.svg'), join(root, 'server/invoices/logo.svg'));
writeFileSync(
  join(root, 'server/mail/logo.png'),
  await sharp(join(root, 'web/ui/logo-light.svg'), { density: 144 })
    .resize({ width: 360 })
    .flatten({ background: '#15171a' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer(),
);
