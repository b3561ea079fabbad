import type { KnownAddresses } from '../http/page-key.ts';
import type { CatalogueReads } from './reads.ts';
import { type CatalogueSnapshot, takeSnapshot } from './snapshot.ts';

/**
 * The snapshot of the present catalogue and a few before it: a page that was sent a moment before a change
 * still finds the snapshot it names.
 */
export class LiveCatalogue {
  readonly #reads: CatalogueReads;
  readonly #now: () => Date;
  readonly #onTimedChange: () => void;
  readonly #kept = new Map<string, CatalogueSnapshot>();
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

  /** Addresses that lead to a page of their own, as of the last snapshot. */
  get known(): KnownAddresses {
    return this.#known;
  }

  /** Another number means that what was read before may be out of date. */
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
   * A hash that is not known yet may come from a process that heard of the change before this one did, so
   * the catalogue is read again, but at most once a second, whatever hashes a visitor makes up.
   */
  async find(hash: string): Promise<CatalogueSnapshot | null> {
    const kept = this.#kept.get(hash);
    if (kept !== undefined) return kept;
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
      const snapshot = await takeSnapshot(this.#reads, this.#now());
      // Whoever waited for it names it in a page, even if there is a newer one by now.
      this.#keep(snapshot);
      this.#know(snapshot, generation);
      if (generation === this.#generation) this.#becomes(snapshot);
      return snapshot;
    } finally {
      if (generation === this.#generation) this.#taking = null;
    }
  }

  #keep(snapshot: CatalogueSnapshot): void {
    this.#kept.delete(snapshot.hash);
    this.#kept.set(snapshot.hash, snapshot);
    for (const hash of this.#kept.keys()) if (this.#kept.size > 8) this.#kept.delete(hash);
  }

  /** Also when the catalogue has changed again meanwhile: whoever waited for the snapshot looks for its pages. */
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
