import type { CachedPage } from './cached-page.ts';

/** Pages by name, bounded by their bytes: the one that nobody asked for the longest goes first. */
export class PageStore {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  /** Undefined when it is missing, or of another generation. */
  read(name: string, generation: number): CachedPage | undefined {
    const page = this.#pages.get(name);
    if (page?.generation !== generation) return undefined;
    this.#pages.delete(name);
    this.#pages.set(name, page);
    return page;
  }

  /** Of whatever generation. */
  peek(name: string): CachedPage | undefined {
    return this.#pages.get(name);
  }

  entries(): readonly (readonly [string, CachedPage])[] {
    return [...this.#pages];
  }

  write(name: string, page: CachedPage): void {
    this.#bytes += page.bytes - (this.#pages.get(name)?.bytes ?? 0);
    this.#pages.delete(name);
    this.#pages.set(name, page);
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}
