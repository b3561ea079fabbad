import type { LRUCache } from 'lru-cache';
import { type CachedPage, recompressPage } from './cached-page.ts';

const QUIET_MS = 10_000;

export interface RecompressionOptions {
  readonly store: LRUCache<string, CachedPage>;
  readonly generation: () => number;
  readonly isWorthIt?: (page: CachedPage) => boolean;
  /** Pages are recompressed once nothing has changed for so long. */
  readonly quietMs?: number | undefined;
}

/** Gives what visitors ask for the strongest compression, in the background. */
export class Recompression {
  readonly #options: RecompressionOptions;
  #timer: NodeJS.Timeout | undefined;
  #generation: number | undefined;

  constructor(options: RecompressionOptions) {
    this.#options = options;
  }

  /** Waits anew if something has changed since it was called last. */
  schedule(page: CachedPage): void {
    const { generation, isWorthIt, quietMs = QUIET_MS } = this.#options;
    if (page.isRecompressed || isWorthIt?.(page) === false) return;
    if (this.#timer !== undefined && this.#generation === generation()) return;
    clearTimeout(this.#timer);
    this.#generation = generation();
    this.#timer = setTimeout(() => void this.#recompress(), quietMs).unref();
  }

  /** Costs more than rendering, so only for visited pages that are not stale, one after the other. */
  async #recompress(): Promise<void> {
    const { store, generation, isWorthIt } = this.#options;
    this.#timer = undefined;
    for (const [name, page] of [...store.entries()]) {
      if (this.#generation !== generation()) return;
      if (page.isRecompressed || !page.isVisited || page.generation !== generation()) continue;
      if (isWorthIt?.(page) === false) continue;
      const best = await recompressPage(page);
      if (store.peek(name) === page) store.set(name, best);
    }
  }
}
