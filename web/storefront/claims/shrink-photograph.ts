import { PHOTOGRAPH_BYTES_MAX } from '../../../domain/claims/claim.ts';

const LARGEST_SIDE = 1600;
const QUALITY = 0.82;
/** Small enough to be sent as it is. */
const SMALL_BYTES = 400_000;

/**
 * A photograph as it is sent: a phone's 5 MB become a few hundred KB, which a mobile network takes in a second, and a HEIC that the
 * browser can show becomes a JPEG. What the browser cannot draw is sent as it is, and the shop decides. Null: it is too large for that.
 */
export async function shrinkPhotograph(file: Blob): Promise<Blob | null> {
  if (file.size <= SMALL_BYTES && file.type === 'image/jpeg') return file;
  const small = await draw(file).catch(() => null);
  if (small !== null) return small;
  return file.size <= PHOTOGRAPH_BYTES_MAX ? file : null;
}

async function draw(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
