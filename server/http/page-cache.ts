import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageKey } from './page-key.ts';
import { type PaymentSources, pageCsp, securityHeaders } from './security.ts';

/**
 * Public pages are the same for every visitor, so each is rendered once per state of the catalogue and then
 * answered from memory as finished bytes. A change marks everything stale: the next visitor of a page gets a
 * fresh one. Only when rendering fails, because the database is away, does a stale page still serve.
 */
export interface RenderedPage {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export type RenderPage = (key: PageKey) => Promise<RenderedPage>;

interface StoredPage {
  readonly generation: number;
  readonly status: number;
  readonly etag: string;
  readonly identity: Encoded;
  readonly gzip: Encoded;
  readonly brotli: Encoded;
  readonly notModified: string[];
  readonly bytes: number;
}

interface Encoded {
  readonly head: string[];
  readonly body: Buffer;
}

export interface PageCacheOptions {
  readonly render: RenderPage;
  readonly isHttps: boolean;
  /** Allowed on the page on which a payment may run, and on no other. */
  readonly paymentSources?: PaymentSources;
  readonly maxBytes?: number;
  readonly onFailure?: (error: unknown, key: PageKey) => void;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const FAST_BROTLI = 4;
const BEST_BROTLI = 11;
const PAYMENT_PAGE = '/checkout';

export class PageCache {
  readonly #pages = new Map<string, StoredPage>();
  readonly #rendering = new Map<string, { generation: number; page: Promise<StoredPage> }>();
  readonly #options: PageCacheOptions;
  #generation = 0;
  #bytes = 0;
  readonly counts = { hits: 0, misses: 0, failures: 0 };

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  /** Everything in memory is stale from now on; nothing is dropped, so that it can still serve in need. */
  invalidate(): void {
    this.#generation += 1;
  }

  /** Answers from memory and says so, or leaves the request alone. This is the shop's hottest path. */
  answerFromMemory(key: PageKey, request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.#pages.get(nameOf(key));
    if (page === undefined || page.generation !== this.#generation) return false;
    this.counts.hits += 1;
    send(page, request, response);
    return true;
  }

  /** Renders if need be; what it gives then writes the reply. Fails before a byte is written, or not at all. */
  async prepare(key: PageKey): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
    this.counts.misses += 1;
    const page = await this.#fresh(key);
    return (request, response) => send(page, request, response);
  }

  /** Renders the given pages one after the other, in the pauses between requests. */
  async warm(keys: Iterable<PageKey>): Promise<void> {
    const generation = this.#generation;
    for (const key of keys) {
      if (generation !== this.#generation) return;
      await this.#fresh(key).catch(() => undefined);
      await new Promise((resume) => setImmediate(resume));
    }
  }

  async #fresh(key: PageKey): Promise<StoredPage> {
    const name = nameOf(key);
    const stored = this.#pages.get(name);
    if (stored?.generation === this.#generation) return stored;
    const running = this.#rendering.get(name);
    if (running?.generation === this.#generation) return running.page;

    const generation = this.#generation;
    const page = this.#render(key, name, generation).catch((error: unknown) => {
      this.counts.failures += 1;
      this.#options.onFailure?.(error, key);
      if (stored !== undefined) return stored;
      throw error;
    });
    this.#rendering.set(name, { generation, page });
    try {
      return await page;
    } finally {
      if (this.#rendering.get(name)?.page === page) this.#rendering.delete(name);
    }
  }

  async #render(key: PageKey, name: string, generation: number): Promise<StoredPage> {
    const rendered = await this.#options.render(key);
    const headers = this.#headers(key, rendered);
    const page = await encode(rendered, generation, headers, FAST_BROTLI);
    if (generation === this.#generation) {
      this.#store(name, page);
      void this.#improve(name, rendered, headers, page);
    }
    return page;
  }

  #headers(key: PageKey, { contentType, body }: RenderedPage): Readonly<Record<string, string>> {
    const { isHttps, paymentSources } = this.#options;
    const sources = key.path === PAYMENT_PAGE ? paymentSources : undefined;
    return {
      ...securityHeaders(isHttps),
      'content-security-policy': contentType.startsWith('text/html')
        ? pageCsp(body, isHttps, sources)
        : "default-src 'none'; frame-ancestors 'none'",
    };
  }

  async #improve(
    name: string,
    rendered: RenderedPage,
    headers: Readonly<Record<string, string>>,
    fast: StoredPage,
  ): Promise<void> {
    const best = await encode(rendered, fast.generation, headers, BEST_BROTLI);
    if (this.#pages.get(name) === fast) this.#store(name, best);
  }

  #store(name: string, page: StoredPage): void {
    this.#bytes += page.bytes - (this.#pages.get(name)?.bytes ?? 0);
    this.#pages.delete(name);
    this.#pages.set(name, page);
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= (this.#options.maxBytes ?? 64 * 1024 * 1024)) break;
      this.#pages.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}

function nameOf(key: PageKey): string {
  return key.isData ? `${key.path}.data` : key.path;
}

function send(page: StoredPage, request: IncomingMessage, response: ServerResponse): void {
  const seen = request.headers['if-none-match'];
  if (seen !== undefined && page.status === 200 && seen.includes(page.etag)) {
    response.writeHead(304, page.notModified).end();
    return;
  }
  const accepts = request.headers['accept-encoding'];
  const encoded = chooseEncoding(page, typeof accepts === 'string' ? accepts : '');
  response.writeHead(page.status, encoded.head);
  if (request.method === 'HEAD') response.end();
  else response.end(encoded.body);
}

function chooseEncoding(page: StoredPage, accepts: string): Encoded {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepts)) return page.brotli;
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepts)) return page.gzip;
  return page.identity;
}

async function encode(
  rendered: RenderedPage,
  generation: number,
  headers: Readonly<Record<string, string>>,
  quality: number,
): Promise<StoredPage> {
  const text = Buffer.from(rendered.body);
  const [small, zipped] = await Promise.all([
    brotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
    gzipped(text, { level: 6 }),
  ]);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const common = {
    'content-type': rendered.contentType,
    'cache-control': rendered.status === 200 ? 'public, no-cache' : 'no-cache',
    etag,
    vary: 'accept-encoding',
    ...headers,
  };
  const as = (body: Buffer, encoding?: string): Encoded => ({
    body,
    head: Object.entries({
      ...common,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }).flat(),
  });
  return {
    generation,
    status: rendered.status,
    etag,
    identity: as(text),
    gzip: as(zipped, 'gzip'),
    brotli: as(small, 'br'),
    notModified: Object.entries({ etag, vary: common.vary, 'cache-control': common['cache-control'] }).flat(),
    bytes: text.length + zipped.length + small.length + 4096,
  };
}
