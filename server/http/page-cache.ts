import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageKey } from './page-key.ts';
import { type PaymentSources, pageCsp, securityHeaders } from './security.ts';
import { improvePage, type RenderedPage, type StoredPage, sendPage, storePage } from './stored-page.ts';

export type RenderPage = (key: PageKey) => Promise<RenderedPage>;

export interface PageCacheOptions {
  readonly render: RenderPage;
  readonly isHttps: boolean;
  /** Allowed on the page on which a payment may run, and on no other. */
  readonly paymentSources?: PaymentSources;
  readonly maxBytes?: number;
  /** So long must nothing have changed before pages are compressed as well as can be. */
  readonly calmMs?: number;
  readonly onFailure?: (error: unknown, key: PageKey) => void;
}

const CALM_MS = 10_000;
const PAYMENT_PAGE = '/checkout';

/**
 * Public pages are the same for every visitor, so each is rendered once per state of the catalogue and then
 * answered from memory as finished bytes. A change marks everything stale: the next visitor of a page gets a
 * fresh one. Only when rendering fails, because the database is away, does a stale page still serve.
 */
export class PageCache {
  readonly #pages = new Map<string, StoredPage>();
  readonly #rendering = new Map<string, { generation: number; page: Promise<StoredPage> }>();
  readonly #options: PageCacheOptions;
  #generation = 0;
  #bytes = 0;
  #calm: NodeJS.Timeout | undefined;
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
    clearTimeout(this.#calm);
    this.#calm = undefined;
  }

  /** Answers from memory and says so, or leaves the request alone. This is the shop's hottest path. */
  answerFromMemory(key: PageKey, request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.#pages.get(nameOf(key));
    if (page === undefined || page.generation !== this.#generation) return false;
    this.counts.hits += 1;
    if (!page.isBest) this.#improveInCalm();
    sendPage(page, request, response);
    return true;
  }

  /** Renders if need be; what it gives then writes the reply. Fails before a byte is written, or not at all. */
  async prepare(key: PageKey): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
    this.counts.misses += 1;
    const page = await this.#fresh(key);
    this.#improveInCalm();
    return (request, response) => sendPage(page, request, response);
  }

  /** What visitors have looked at, and will probably look at again. */
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
    const page = await storePage(key, rendered, generation, this.#headers(key, rendered));
    if (generation === this.#generation) {
      this.#store(name, page);
    }
    return page;
  }

  #headers(key: PageKey, { contentType, scriptHashes }: RenderedPage): Readonly<Record<string, string>> {
    const { isHttps, paymentSources } = this.#options;
    const sources = key.path === PAYMENT_PAGE ? paymentSources : undefined;
    return {
      ...securityHeaders(isHttps),
      'content-security-policy': contentType.startsWith('text/html')
        ? pageCsp(scriptHashes, isHttps, sources)
        : "default-src 'none'; frame-ancestors 'none'",
    };
  }

  #improveInCalm(): void {
    this.#calm ??= setTimeout(() => void this.#improve(), this.#options.calmMs ?? CALM_MS).unref();
  }

  /** Costs more than rendering, so only for pages that stay and have visitors, and one after the other. */
  async #improve(): Promise<void> {
    const generation = this.#generation;
    this.#calm = undefined;
    for (const [name, page] of this.#pages) {
      if (generation !== this.#generation) return;
      if (page.isBest || !page.isVisited || page.generation !== generation) continue;
      const best = await improvePage(page);
      if (this.#pages.get(name) === page) this.#store(name, best);
    }
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
