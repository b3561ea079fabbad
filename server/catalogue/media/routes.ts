import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { type UploadedPicture, uploadedPicturesResponse } from '../../../contract/catalogue/picture.ts';
import { errorSchema } from '../../../contract/responses.ts';
import { administratorOf } from '../../audit/administrator.ts';
import { recordAudit } from '../../audit/record.ts';
import { ShopError } from '../../http/errors.ts';
import { keepPrivate } from '../../http/visitor.ts';
import { publishPicture, withdrawPicture } from './publish-picture.ts';
import { LARGEST_FILE, MOST_FILES, readFiles } from './read-files.ts';

export interface UploadParts {
  readonly pool: Pool;
  readonly config: { readonly dataDir: string };
}

/** Uploaded pictures are files, never pages. */
export const MEDIA = '/media/';
const MEDIA_NAME = /^[0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4}(?:-(?:400|800))?\.(webp|avif)$/;
const TYPES = new Map([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
]);

export async function uploadRoutes(server: FastifyInstance, { pool, config }: UploadParts): Promise<void> {
  const folder = join(config.dataDir, 'media');
  await server.register(async (scope) => {
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
    uploadRoute(scope, pool, folder);
  });
  mediaRoute(server, folder);
}

function uploadRoute(server: FastifyInstance, pool: Pool, folder: string): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const oneAtATime = takeTurns();
  app.post('/api/uploads/images', {
    config: {
      access: 'admin',
      needs: 'change products',
      rateLimit: { max: 60, timeWindow: 60_000, groupId: 'uploads' },
    },
    preHandler: keepPrivate,
    schema: {
      tags: ['catalogue'],
      summary: 'Upload pictures for products and categories',
      description: `Up to ${MOST_FILES} files as multipart/form-data, each a JPEG, PNG, WebP or AVIF of at most 10 MB. Each is redrawn without its metadata and published as WebP and AVIF in the sizes that pages need.`,
      consumes: ['multipart/form-data'],
      response: {
        201: uploadedPicturesResponse,
        400: errorSchema,
        401: errorSchema,
        403: errorSchema,
        413: errorSchema,
        415: errorSchema,
        422: errorSchema,
        429: errorSchema,
      },
    },
    handler: async (request, reply) => {
      const files = await readFiles(request);
      const images = await oneAtATime(() => publishAll(folder, files, untilGone(reply.raw)));
      const by = await administratorOf(pool, request);
      for (const image of images)
        await recordAudit(pool, {
          actorId: by.id,
          actor: by.name,
          action: 'create',
          entity: 'picture',
          entityId: image.url,
          requestId: by.requestId,
        });
      reply.status(201);
      return { success: true as const, message: 'Pictures uploaded successfully', data: images };
    },
  });
}

/** All of them or none. */
async function publishAll(
  folder: string,
  files: readonly string[],
  signal: AbortSignal,
): Promise<UploadedPicture[]> {
  const images: UploadedPicture[] = [];
  try {
    for (const [index, file] of files.entries()) {
      signal.throwIfAborted();
      const published = await publishPicture(folder, file, signal);
      if (!published.ok)
        throw new ShopError(published.code, 422, published.message, {
          details: { field: `files.${index}` },
        });
      images.push({ url: published.url, width: published.width, height: published.height });
    }
    return images;
  } catch (error) {
    await Promise.all(images.map(({ url }) => withdrawPicture(folder, url)));
    throw error;
  }
}

/** Drawing a photograph anew takes a core and up to 200 MB, so whoever comes second waits. */
function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function untilGone(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  if (response.destroyed) leaving.abort();
  return leaving.signal;
}

/** Names are of our own making, so a name of any other form is simply not there. */
function mediaRoute(server: FastifyInstance, folder: string): void {
  server.get<{ Params: { name: string } }>(`${MEDIA}:name`, {
    config: { access: 'public' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { name } = request.params;
      const type = TYPES.get(MEDIA_NAME.exec(name)?.[1] ?? '');
      const path = join(folder, name);
      const found = type === undefined ? null : await stat(path).catch(() => null);
      if (type === undefined || found === null) throw new ShopError('NOT_FOUND', 404, 'Not found');
      return reply
        .headers({
          'content-type': type,
          'content-length': found.size,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(createReadStream(path));
    },
  });
}
