import type { FastifyRequest } from 'fastify';
import { ShopError } from '../../http/errors.ts';

export const MOST_FILES = 6;
export const LARGEST_FILE = 10 * 1024 * 1024;

const TOO_LARGE = 'A picture can be at most 10 MB';

/** What the reader of uploads refuses, in the shop's words. */
const REFUSALS: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  FST_REQ_FILE_TOO_LARGE: [413, 'FILE_TOO_LARGE', TOO_LARGE],
  FST_FILES_LIMIT: [413, 'TOO_MANY_FILES', `Upload at most ${MOST_FILES} pictures at once`],
  FST_PARTS_LIMIT: [413, 'TOO_MANY_FILES', `Upload at most ${MOST_FILES} pictures at once`],
  FST_FIELDS_LIMIT: [400, 'VALIDATION_FAILED', 'Send only pictures, without other fields'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    'Send the pictures as multipart/form-data',
  ],
  FST_MP_PREMATURE_CLOSE: [400, 'INVALID_REQUEST', 'The upload was interrupted. Please try again'],
};

/**
 * Saves the request's files on the disk until it is answered, since many uploads at once would fill the memory. Their
 * names and content types are the sender's claims and are ignored.
 */
export async function readFiles(request: FastifyRequest): Promise<string[]> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MOST_FILES * (LARGEST_FILE + 10_000)) throw new ShopError('FILE_TOO_LARGE', 413, TOO_LARGE);
  const files = await request.saveRequestFiles().then(
    (saved) => saved.files.map(({ filepath }) => filepath),
    (error: unknown) => {
      throw refusalOf(error);
    },
  );
  if (files.length === 0) throw new ShopError('VALIDATION_FAILED', 400, 'Choose at least one picture');
  return files;
}

function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = REFUSALS[code];
  if (known !== undefined) return new ShopError(known[1], known[0], known[2], { cause: error });
  const isReader =
    error instanceof Error && /multipart|boundary|unexpected end|malformed/i.test(error.message);
  return isReader
    ? new ShopError('INVALID_REQUEST', 400, 'We couldn’t read the upload', { cause: error })
    : error;
}
