import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type CachedPage, encodePage, type RenderedPage, sendPage } from './cached-page.ts';
import type { PageKey } from './page-key.ts';
import { Recompression } from './recompression.ts';
import { type PaymentSources, pageCsp, securityHeaders } from './security.ts';

export type RenderPage = (key: PageKey) => Promise<RenderedPage>;

export interface PageCacheOptions {
  readonly render: RenderPage;
  readonly isHttps: boolean;
  /** Allowed on the page on which a payment may run, and on no other. */
  readonly cspSourcesForPayment?: PaymentSources;
  readonly maxBytes?: number;
  /** Pages are recompressed once nothing has changed for so long. */
  readonly quietMs?: number;
  readonly onFailure?: (error: unknown, key: PageKey) => void;
}

const MAX_BYTES = 64 * 1024 * 1024;
const PAYMENT_PAGE = '/checkout';
/** Random searches must not keep the processor busy. In between, the browser searches by itself. */
const SEARCH_PAUSE_MS = 100;

/**
 * Public pages are the same for every visitor, so each is rendered once per state of the catalogue and then answered from
 * memory. A change marks all pages stale, and the next request renders a page again. A stale page is only served when rendering
 * fails, because the database is away.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, { generation: number; page: Promise<CachedPage> }>();
  readonly #options: PageCacheOptions;
  readonly #recompression: Recompression;
  #generation = 0;
  #searchedAt = Number.NEGATIVE_INFINITY;
  readonly counts = { hits: 0, misses: 0, failures: 0 };

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = new LRUCache({
      maxSize: options.maxBytes ?? MAX_BYTES,
      sizeCalculation: ({ bytes }) => bytes,
    });
    this.#recompression = new Recompression({
      store: this.#pages,
      generation: () => this.#generation,
      quietMs: options.quietMs,
    });
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** Marks all pages stale. They stay in memory, in case rendering fails. */
  invalidate(): void {
    this.#generation += 1;
  }

  /** False: the page is not in memory, and nothing was sent. This is the shop's hottest path. */
  answerFromMemory(key: PageKey, request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.#pages.get(nameOf(key));
    if (page?.generation !== this.#generation) return false;
    this.counts.hits += 1;
    this.#recompression.schedule(page);
    sendPage(page, request, response);
    return true;
  }

  /** Renders the page if it has to, and returns the function that sends it; only the rendering can fail. */
  async prepare(key: PageKey): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
    this.counts.misses += 1;
    const page = await this.#pageOf(key);
    this.#recompression.schedule(page);
    return (request, response) => sendPage(page, request, response);
  }

  /** Pages that were requested, and probably will be again. */
  *visited(): Generator<PageKey> {
    for (const { key, isVisited } of this.#pages.values()) if (isVisited) yield key;
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

  /** Of a search its own page, at most one in so long; otherwise the one that all searches share. */
  async #pageOf({ shared, ...key }: PageKey): Promise<CachedPage> {
    if (shared === undefined) return this.#fresh(key);
    const now = performance.now();
    if (now - this.#searchedAt < SEARCH_PAUSE_MS) return this.#fresh({ ...key, path: shared });
    this.#searchedAt = now;
    return this.#encoded(key, this.#generation).catch(() => this.#fresh({ ...key, path: shared }));
  }

  async #fresh(key: PageKey): Promise<CachedPage> {
    const name = nameOf(key);
    const stored = this.#pages.peek(name);
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

  async #render(key: PageKey, name: string, generation: number): Promise<CachedPage> {
    const page = await this.#encoded(key, generation);
    if (generation === this.#generation) this.#pages.set(name, page);
    return page;
  }

  async #encoded(key: PageKey, generation: number): Promise<CachedPage> {
    const rendered = await this.#options.render(key);
    return encodePage(key, rendered, generation, this.#headers(key, rendered));
  }

  #headers(
    key: PageKey,
    { contentType, scriptHashes, styleHash }: RenderedPage,
  ): Readonly<Record<string, string>> {
    const { isHttps, cspSourcesForPayment } = this.#options;
    const sources = key.path === PAYMENT_PAGE ? cspSourcesForPayment : undefined;
    return {
      ...securityHeaders(isHttps),
      'content-security-policy': contentType.startsWith('text/html')
        ? pageCsp({ scriptHashes, styleHash }, isHttps, sources)
        : "default-src 'none'; frame-ancestors 'none'",
    };
  }
}

function nameOf(key: PageKey): string {
  return key.isData ? `${key.path}.data` : key.path;
}
