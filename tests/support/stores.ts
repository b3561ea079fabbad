import { withDerived } from '../../catalogue/derive.ts';
import { products as written } from '../../catalogue/products.ts';
import { createSafeStorage, type SafeStorage, type TabKey } from '../../web/storage/safe-storage.ts';
import type { ListedProduct, LoadProducts } from '../../web/storefront/catalogue/catalogue-calls.ts';

/** The shop's own catalogue, as the snapshot has it. */
export const products: readonly ListedProduct[] = written.map((product) => {
  const { reviews, features, keyPoints, productFeatures, productInsights, ...listed } = withDerived(
    product,
    new Date('2026-11-01'),
  );
  return listed;
});

/** Of these, no more than what is asked for, as in a large shop. */
export const loadFrom =
  (all: readonly ListedProduct[]): LoadProducts =>
  async (names) =>
    all.filter(({ id }) => names.includes(id));
export const loadNamed = loadFrom(products);
export const loadNothing: LoadProducts = async () => {
  throw new Error('offline');
};

export function productOf(id: string): ListedProduct {
  const product = products.find((each) => each.id === id);
  if (product === undefined) throw new Error(`No product ${id}`);
  return product;
}

/** Two without variants, one with weights, one with colours. */
export const bar = productOf('1');
export const collar = productOf('43');
export const hex = productOf('13');
export const rack = productOf('21');

export interface Tab {
  readonly storage: SafeStorage;
  /** Its window. */
  readonly page: EventTarget;
}

/** The storage of one tab; `kept` is what stands in it. */
export const openTabStorage = (kept = new Map<string, string>()): SafeStorage<TabKey> =>
  createSafeStorage<TabKey>(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }));

/** A browser with one storage, a quota in characters, and tabs that hear of each other's changes a moment later. */
export class Browser {
  readonly data = new Map<string, string>();
  quota = 5_000_000;
  isBlocked = false;
  readonly #pages: EventTarget[] = [];

  openTab(): Tab {
    const page = new EventTarget();
    this.#pages.push(page);
    const storage = createSafeStorage(() => {
      if (this.isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
      return {
        getItem: (key) => this.data.get(key) ?? null,
        setItem: (key, text) => this.#change(page, key, text),
        removeItem: (key) => this.#change(page, key, undefined),
      };
    });
    return { storage, page };
  }

  #change(by: EventTarget, key: string, text: string | undefined): void {
    if (this.data.get(key) === text) return;
    const others = [...this.data].filter(([name]) => name !== key);
    const size = others.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
    if (text !== undefined && size + key.length + text.length > this.quota)
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    if (text === undefined) this.data.delete(key);
    else this.data.set(key, text);
    for (const page of this.#pages)
      if (page !== by) setTimeout(() => page.dispatchEvent(Object.assign(new Event('storage'), { key })));
  }

  parsed(key: string): unknown {
    const text = this.data.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  }
}

/** Until every tab has heard the news. */
export const news = () => new Promise((done) => setTimeout(done, 5));
