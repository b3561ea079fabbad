import type { KnownAddresses } from '../http/page-key.ts';
import type { CatalogueReads } from './reads.ts';
import { type CatalogueSnapshot, takeSnapshot } from './snapshot.ts';

const RECENT = 8;
/** The index of 5,000 products takes some 20 MB. */
const RECENT_LARGE = 2;

/** The current snapshot of the catalogue, and a few earlier ones: a page sent just before a change names the old one. */
export class LiveCatalogue {
  readonly #reads: CatalogueReads;
  readonly #now: () => Date;
  readonly #onTimedChange: () => void;
  readonly #recent = new Map<string, CatalogueSnapshot>();
  #current: CatalogueSnapshot | null = null;
  #taking: Promise<CatalogueSnapshot> | null = null;
  #generation = 0;
  #lookedAgain = 0;
  #timer: NodeJS.Timeout | undefined;
  #known: KnownAddresses = { products: new Set(), categories: new Set() };
  #knownGeneration = -1;

  constructor(reads: CatalogueReads, now: () => Date, onTimedChange: () => void) {
    this.#reads = reads;
    this.#now = now;
    this.#onTimedChange = onTimedChange;
  }

  /** The addresses of the product and category pages, as of the last snapshot. */
  get known(): KnownAddresses {
    return this.#known;
  }

  /** Changes whenever what was read before may be stale. */
  get generation(): number {
    return this.#generation;
  }

  changed(): void {
    this.#generation += 1;
    this.#current = null;
    this.#taking = null;
  }

  async current(): Promise<CatalogueSnapshot> {
    if (this.#current !== null) return this.#current;
    this.#taking ??= this.#take(this.#generation);
    return this.#taking;
  }

  /**
   * An unknown hash may come from a process that was notified of a change earlier, so the catalogue is read again, but at
   * most once a second, whatever hashes a visitor makes up.
   */
  async find(hash: string): Promise<CatalogueSnapshot | null> {
    const recent = this.#recent.get(hash);
    if (recent !== undefined) return recent;
    const now = this.#now().getTime();
    if (now - this.#lookedAgain < 1000) return null;
    this.#lookedAgain = now;
    this.changed();
    const current = await this.current();
    return current.hash === hash ? current : null;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #take(generation: number): Promise<CatalogueSnapshot> {
    try {
      const snapshot = await takeSnapshot(this.#reads, this.#now(), [...this.#recent.values()].at(-1));
      // Pages that waited for it name it, even if there is a newer one by now.
      this.#remember(snapshot);
      this.#know(snapshot, generation);
      if (generation === this.#generation) this.#becomes(snapshot);
      return snapshot;
    } finally {
      if (generation === this.#generation) this.#taking = null;
    }
  }

  #remember(snapshot: CatalogueSnapshot): void {
    this.#recent.delete(snapshot.hash);
    this.#recent.set(snapshot.hash, snapshot);
    const most = snapshot.isLarge ? RECENT_LARGE : RECENT;
    for (const hash of this.#recent.keys()) if (this.#recent.size > most) this.#recent.delete(hash);
  }

  /** Also when the catalogue has changed again: pages that waited for this snapshot link to its addresses. */
  #know({ products, categories }: CatalogueSnapshot, generation: number): void {
    if (generation < this.#knownGeneration) return;
    this.#knownGeneration = generation;
    this.#known = {
      products: new Set(products.flatMap(({ id, slug }) => [id, slug])),
      categories: new Set(categories.map(({ id }) => id)),
    };
  }

  #becomes(snapshot: CatalogueSnapshot): void {
    this.#current = snapshot;
    clearTimeout(this.#timer);
    if (snapshot.changesAt === null) return;
    const wait = Math.min(Math.max(snapshot.changesAt.getTime() - this.#now().getTime() + 1, 0), 2 ** 31 - 1);
    this.#timer = setTimeout(this.#onTimedChange, wait);
    this.#timer.unref();
  }
}
