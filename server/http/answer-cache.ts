import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type CachedPage, encodePage, sendPage } from './cached-page.ts';
import { Recompression } from './recompression.ts';
import { apiHeaders } from './security.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer to a guest changes with the catalogue alone, and is kept until then. */
    isKept?: boolean;
  }
  interface FastifyRequest {
    /** Of the catalogue, when the answer was begun; null when the answer is not kept. */
    generation: number | null;
  }
}

export interface AnswerCacheOptions {
  readonly live: { readonly generation: number; readonly current: () => Promise<unknown> };
  readonly isHttps: boolean;
  readonly maxBytes?: number;
  readonly quietMs?: number;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** The strongest compression takes seconds for a megabyte. */
const RECOMPRESSED_MAX_BYTES = 1024 * 1024;
/** A token may tell an administrator, who sees more. */
const COMMON = { 'cache-control': 'public, no-cache', vary: 'accept-encoding, authorization' };

/** What guests read of the API is the same for all of them: kept as bytes under its address, like the pages. */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedPage>;
  readonly #recompression: Recompression;
  readonly #options: AnswerCacheOptions;

  constructor(options: AnswerCacheOptions) {
    this.#options = options;
    this.#answers = new LRUCache({
      maxSize: options.maxBytes ?? MAX_BYTES,
      sizeCalculation: ({ bytes }) => bytes,
    });
    this.#recompression = new Recompression({
      store: this.#answers,
      generation: () => options.live.generation,
      // Visitors can make up queries without end.
      isWorthIt: ({ key, plain }) => !key.path.includes('?') && plain.length <= RECOMPRESSED_MAX_BYTES,
      quietMs: options.quietMs,
    });
  }

  /** False: nothing was sent. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.headers.authorization !== undefined) return false;
    const answer = this.#answers.get(request.url ?? '');
    if (answer?.generation !== this.#options.live.generation) return false;
    this.#recompression.schedule(answer);
    sendPage(answer, request, response);
    return true;
  }

  keepAnswers(app: FastifyInstance): void {
    const { live } = this.#options;
    app.decorateRequest('generation', null);
    app.addHook('onRequest', async (request) => {
      const isKept = request.routeOptions.config.isKept === true;
      if (isKept && request.headers.authorization === undefined) request.generation = live.generation;
    });
    app.addHook('onSend', async ({ generation, url }, reply, payload) => {
      if (generation === null || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      const answer = await this.#encode(url, payload, generation);
      reply.headers({ ...COMMON, etag: answer.etag });
      // Time alone may change the catalogue: a snapshot knows when, and tells.
      const isWatched = await live.current().then(
        () => true,
        () => false,
      );
      if (isWatched && generation === live.generation) this.#answers.set(url, answer);
      return payload;
    });
  }

  #encode(url: string, body: string, generation: number): Promise<CachedPage> {
    const rendered = { status: 200, contentType: 'application/json; charset=utf-8', body, scriptHashes: [] };
    const headers = { ...apiHeaders(this.#options.isHttps), ...COMMON };
    return encodePage({ path: url, isData: false }, rendered, generation, headers);
  }
}
