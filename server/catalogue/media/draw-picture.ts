import { createHash } from 'node:crypto';
import { open as openFile } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import { publishedAddress, publishedPicture } from '../../../domain/catalogue/images.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { PictureFile } from './picture-files.ts';

/** The formats are told by the first bytes; the file's name and content type are the sender's claims. */
const BEGINNINGS = [
  /^ffd8ff/,
  /^89504e470d0a1a0a/,
  /^52494646.{8}57454250/, // RIFF … WEBP
  /^.{8}66747970(?:61766966|61766973|6d696631|6d696166)/, // … ftyp avif, avis, mif1 or miaf
];
const TAKEN_IN = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);
/** Checked before decoding: a few kilobytes can claim to be 20,000 pixels wide. */
const MOST_PIXELS = 50_000_000;
const SMALLEST_SIDE = 16;
const LARGEST_SIDE = 2000;

/** Uploaded pictures are files, never pages. */
export const MEDIA = '/media/';

export interface DrawnPicture {
  readonly ok: true;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly PictureFile[];
}

export type RefusedPicture = Refusal<'PICTURE_UNREADABLE' | 'PICTURE_TOO_LARGE' | 'PICTURE_TOO_SMALL'>;

const unreadable: RefusedPicture = refuse(
  'PICTURE_UNREADABLE',
  'We couldn’t read this picture. Use a JPEG, PNG, WebP or AVIF file',
);

/**
 * A picture as the shop publishes it: drawn anew, in the sizes and formats that `domain/catalogue/images.ts` names, under a
 * name made of its content: the same picture uploaded twice is stored once.
 *
 * @param signal ends the work between two sizes when nobody waits for the picture any more
 */
export async function drawPicture(file: string, signal: AbortSignal): Promise<DrawnPicture | RefusedPicture> {
  const picture = await normalizePicture(file);
  if (!picture.ok) return picture;
  const { width, height, atWidth } = picture;
  return { ok: true, width, height, ...(await drawSizes({ width, height }, atWidth, signal)) };
}

interface NormalizedPicture {
  readonly ok: true;
  readonly width: number;
  readonly height: number;
  readonly atWidth: (width: number) => Sharp;
}

/**
 * The pixels of a file, or of its bytes, and nothing else: neither where the picture was taken nor anything hidden behind it
 * comes along. Upright, and at most 2,000 pixels wide and high.
 */
export async function normalizePicture(given: string | Buffer): Promise<NormalizedPicture | RefusedPicture> {
  if (!startsAsPicture(await beginningOf(given))) return unreadable;
  // It takes 28 MB of memory, so it is loaded with the first picture.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'warning', pages: 1 });
  const found = await measure(open());
  if (!found.ok) return found;
  const drawn = await open()
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (drawn === null) return unreadable;
  const { width, height, channels } = drawn.info;
  const atWidth = (wanted: number) =>
    sharp(drawn.data, { raw: { width, height, channels } }).resize({ width: wanted });
  return { ok: true, width, height, atWidth };
}

const BEGINNING_BYTES = 16;

async function beginningOf(given: string | Buffer): Promise<Buffer> {
  if (typeof given !== 'string') return given.subarray(0, BEGINNING_BYTES);
  const file = await openFile(given);
  return (await file.read({ buffer: Buffer.alloc(BEGINNING_BYTES) }).finally(() => file.close())).buffer;
}

/** Everything else never reaches a decoder: fewer of them are exposed to strangers' bytes. */
const startsAsPicture = (beginning: Buffer): boolean =>
  BEGINNINGS.some((pattern) => pattern.test(beginning.toString('hex')));

async function measure(picture: Sharp): Promise<{ readonly ok: true } | RefusedPicture> {
  let facts: Metadata;
  try {
    facts = await picture.metadata();
  } catch (error) {
    return isTooLarge(error) ? tooLarge : unreadable;
  }
  const { format, compression, width, height } = facts;
  if (!TAKEN_IN.has(format) || (format === 'heif' && compression !== 'av1')) return unreadable;
  if (width * height > MOST_PIXELS) return tooLarge;
  if (Math.min(width, height) < SMALLEST_SIDE)
    return refuse('PICTURE_TOO_SMALL', `A picture must be at least ${SMALLEST_SIDE} pixels wide and high`);
  return { ok: true };
}

const tooLarge: RefusedPicture = refuse('PICTURE_TOO_LARGE', 'A picture can have at most 50 million pixels');
const isTooLarge = (error: unknown) => error instanceof Error && /pixel limit/i.test(error.message);

/** One after the other: AVIF takes a whole core, and shoppers want theirs too. */
async function drawSizes(
  size: { readonly width: number; readonly height: number },
  atWidth: (width: number) => Sharp,
  signal: AbortSignal,
): Promise<Pick<DrawnPicture, 'url' | 'files'>> {
  const addressOf = (hash: string) => `${MEDIA}${hash}-${size.width}x${size.height}.webp`;
  const published = publishedPicture(addressOf(''));
  if (published === null) throw new Error(`${addressOf('')} is no address of a published picture`);
  const hash = createHash('sha256');
  const drawn: { width: number; format: 'avif' | 'webp'; content: Buffer }[] = [];
  for (const width of published.widths)
    for (const format of ['avif', 'webp'] as const) {
      signal.throwIfAborted();
      const picture = atWidth(width);
      const content = await (format === 'avif'
        ? picture.avif({ quality: 55, effort: 3 })
        : picture.webp({ quality: 82 })
      ).toBuffer();
      hash.update(content);
      drawn.push({ width, format, content });
    }
  const url = addressOf(hash.digest('hex').slice(0, 32));
  const files = drawn.map(({ width, format, content }) => ({
    name: publishedAddress(url, published, width, format).replace(MEDIA, ''),
    content,
  }));
  return { url, files };
}
