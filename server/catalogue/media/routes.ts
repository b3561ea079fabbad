import type { ServerResponse } from 'node:http';
import multipart from '@fastify/multipart';
import PQueue from 'p-queue';
import type { Pool } from 'pg';
import { type UploadedPicture, uploadedPicturesResponse } from '../../../contract/catalogue/picture.ts';
import { type Administrator, administratorOf, recordChange } from '../../audit/administrator.ts';
import { withTransaction } from '../../db/connect.ts';
import { refusals } from '../../http/crud-responses.ts';
import { ShopError } from '../../http/errors.ts';
import type { App } from '../../http/typed-app.ts';
import { type DrawnPicture, drawPicture, MEDIA } from './draw-picture.ts';
import { MEDIA_NAME, readPictureFile, storePictureFile } from './picture-files.ts';
import { LARGEST_FILE, MOST_FILES, readFiles } from './read-files.ts';

const TYPES = new Map([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
]);

export async function uploadRoutes(app: App, { pool }: { readonly pool: Pool }): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        files: MOST_FILES,
        fileSize: LARGEST_FILE,
        fields: 0,
        parts: MOST_FILES + 1,
        headerPairs: 20,
        fieldNameSize: 100,
      },
    });
    uploadRoute(scope, pool);
  });
  mediaRoute(app, pool);
}

function uploadRoute(app: App, pool: Pool): void {
  // Drawing a photograph takes a core and up to 200 MB.
  const oneAtATime = new PQueue({ concurrency: 1 });
  app.post('/api/uploads/images', {
    config: {
      access: 'admin',
      needs: 'change products',
      rateLimit: { max: 60, timeWindow: 60_000, groupId: 'uploads' },
    },
    schema: {
      summary: 'Upload pictures for products and categories',
      description: `Up to ${MOST_FILES} files as multipart/form-data, each a JPEG, PNG, WebP or AVIF of at most 10 MB. Each is redrawn without its metadata and published as WebP and AVIF in the sizes that pages need.`,
      consumes: ['multipart/form-data'],
      response: { 201: uploadedPicturesResponse, ...refusals(400, 413, 415, 422, 429) },
    },
    handler: async (request, reply) => {
      const files = await readFiles(request);
      const by = await administratorOf(pool, request);
      const images = await oneAtATime.add(async () => {
        const drawn = await drawAll(files, untilGone(reply.raw));
        await storeAll(pool, drawn, by);
        return drawn.map(({ url, width, height }): UploadedPicture => ({ url, width, height }));
      });
      reply.status(201);
      return { success: true as const, message: 'Pictures uploaded successfully', data: images };
    },
  });
}

/** All of them or none. */
async function drawAll(files: readonly string[], signal: AbortSignal): Promise<DrawnPicture[]> {
  const pictures: DrawnPicture[] = [];
  for (const [index, file] of files.entries()) {
    signal.throwIfAborted();
    const drawn = await drawPicture(file, signal);
    if (!drawn.ok)
      throw new ShopError(drawn.code, 422, drawn.message, { details: { field: `files.${index}` } });
    pictures.push(drawn);
  }
  signal.throwIfAborted();
  return pictures;
}

async function storeAll(pool: Pool, pictures: readonly DrawnPicture[], by: Administrator): Promise<void> {
  await withTransaction(pool, async (client) => {
    for (const { url, files } of pictures) {
      for (const file of files) await storePictureFile(client, file);
      await recordChange(client, by, 'create', 'picture', url);
    }
  });
}

function untilGone(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  if (response.destroyed) leaving.abort();
  return leaving.signal;
}

/** Names are of our own making, so a name of any other form is simply not there. What a name has never changes. */
function mediaRoute(app: App, pool: Pool): void {
  app.get<{ Params: { name: string } }>(`${MEDIA}:name`, {
    config: { access: 'public' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { name } = request.params;
      const type = TYPES.get(MEDIA_NAME.exec(name)?.[1] ?? '');
      const content = type === undefined ? null : await readPictureFile(pool, name);
      if (type === undefined || content === null) throw new ShopError('NOT_FOUND', 404, 'Not found');
      const etag = `"${name}"`;
      reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
      // A proxy may have weakened the tag: W/"…".
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      return reply.headers({ 'content-type': type, 'content-length': content.length }).send(content);
    },
  });
}
