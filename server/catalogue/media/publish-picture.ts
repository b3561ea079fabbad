import { randomBytes } from 'node:crypto';
import { mkdir, open as openFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metadata, Sharp } from 'sharp';
import { publishedAddress, publishedPicture } from '../../../domain/catalogue/images.ts';

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

export type PublishedUpload =
  | { readonly ok: true; readonly url: string; readonly width: number; readonly height: number }
  | {
      readonly ok: false;
      readonly code: 'PICTURE_UNREADABLE' | 'PICTURE_TOO_LARGE' | 'PICTURE_TOO_SMALL';
      readonly message: string;
    };

const unreadable: PublishedUpload = {
  ok: false,
  code: 'PICTURE_UNREADABLE',
  message: 'We couldn’t read this picture. Use a JPEG, PNG, WebP or AVIF file',
};

/**
 * A picture as the shop publishes it: drawn anew pixel by pixel, so that neither where it was taken nor anything
 * hidden behind it comes along, in the sizes and formats that `domain/catalogue/images.ts` names, under a name of our own.
 *
 * @param signal ends the work between two sizes when nobody waits for the picture any more
 */
export async function publishPicture(
  folder: string,
  file: string,
  signal: AbortSignal,
): Promise<PublishedUpload> {
  if (!(await startsAsPicture(file))) return unreadable;
  // It takes 28 MB of memory, so it is loaded with the first picture.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'warning', pages: 1 });
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
  const url = `/media/${randomBytes(16).toString('hex')}-${width}x${height}.webp`;
  await mkdir(folder, { recursive: true });
  const atWidth = (wanted: number) =>
    sharp(drawn.data, { raw: { width, height, channels } }).resize({ width: wanted });
  const files = await writeSizes(folder, url, atWidth, signal);
  // The master comes last: an address that is there has all of its sizes.
  for (const { draft, path } of files) await rename(draft, path);
  return { ok: true, url, width, height };
}

/** Everything else never reaches a decoder: fewer of them are exposed to strangers' bytes. */
async function startsAsPicture(path: string): Promise<boolean> {
  const file = await openFile(path);
  const { buffer } = await file.read({ buffer: Buffer.alloc(16) }).finally(() => file.close());
  const beginning = buffer.toString('hex');
  return BEGINNINGS.some((pattern) => pattern.test(beginning));
}

async function measure(picture: Sharp): Promise<{ readonly ok: true } | PublishedUpload> {
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
    return {
      ok: false,
      code: 'PICTURE_TOO_SMALL',
      message: `A picture must be at least ${SMALLEST_SIDE} pixels wide and high`,
    };
  return { ok: true };
}

const tooLarge: PublishedUpload = {
  ok: false,
  code: 'PICTURE_TOO_LARGE',
  message: 'A picture can have at most 50 million pixels',
};
const isTooLarge = (error: unknown) => error instanceof Error && /pixel limit/i.test(error.message);

interface WrittenFile {
  readonly draft: string;
  readonly path: string;
}

/** One after the other: AVIF takes a whole core, and shoppers want theirs too. */
async function writeSizes(
  folder: string,
  url: string,
  atWidth: (width: number) => Sharp,
  signal: AbortSignal,
): Promise<WrittenFile[]> {
  const published = publishedPicture(url);
  if (published === null) throw new Error(`${url} is no address of a published picture`);
  const files: WrittenFile[] = [];
  try {
    for (const width of published.widths)
      for (const format of ['avif', 'webp'] as const) {
        signal.throwIfAborted();
        const name = publishedAddress(url, published, width, format).replace('/media/', '');
        const file = { draft: join(folder, `.${name}.draft`), path: join(folder, name) };
        files.push(file);
        const picture = atWidth(width);
        const drawn =
          format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 82 });
        await writeFile(file.draft, await drawn.toBuffer());
      }
  } catch (error) {
    await Promise.all(files.map(({ draft }) => rm(draft, { force: true })));
    throw error;
  }
  return files;
}

/** Takes back what was published with others of which one cannot be. */
export async function withdrawPicture(folder: string, url: string): Promise<void> {
  const published = publishedPicture(url);
  if (published === null) return;
  const names = published.widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => publishedAddress(url, published, width, format)),
  );
  await Promise.all(names.map((name) => rm(join(folder, name.replace('/media/', '')), { force: true })));
}
