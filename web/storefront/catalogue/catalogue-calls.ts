import type { ShopSettings } from '../../../contract/settings.ts';
import type { Category, Product } from '../../../domain/catalogue/product.ts';
import type { FitPart } from '../../../domain/fit/parts.ts';
import type { Coupon } from '../../../domain/promotions/coupon.ts';
import { isObject, textOf } from '../../api/response.ts';

/** A product of the snapshot: without what only its own page shows. */
export type ListedProduct = Omit<Product, 'features' | 'keyPoints' | 'productFeatures' | 'productInsights'>;

export type Catalogue = {
  readonly categories: readonly Category[];
  /** The public ones; any other code is asked at the server. */
  readonly coupons: readonly Coupon[];
  readonly settings: ShopSettings;
} & (
  | { readonly products: readonly ListedProduct[]; readonly answersAt?: undefined }
  /** Of a large shop: where the server answers about its products. Screens do not know: they call `ask` and what is at the end of this file. */
  | { readonly products?: undefined; readonly answersAt: string }
);

/** `isFresh`: ignores what is linked or cached and asks the page for the current snapshot. */
export type LoadCatalogue = (wanted?: { readonly isFresh?: boolean }) => Promise<Catalogue>;

export interface CatalogueSource {
  readonly fetch?: typeof globalThis.fetch;
  /** What `<link rel="catalogue">` of the page says. */
  readonly linkedAddress?: () => string | null | undefined;
  /** The page itself, to be asked for the present address when the linked one is gone. */
  readonly pageAddress?: () => string;
  readonly now?: () => number;
  readonly timeoutMs?: number;
}

export const linkOfPage = () => document.querySelector('link[rel="catalogue"]')?.getAttribute('href');

/** How long a failure is remembered, so that a search box does not send a request for each key. */
export const RETRY_AFTER_MS = 5_000;

const SNAPSHOT = /^\/catalogue\/[0-9a-f]+\.json$/;
const ANSWERS = /^\/catalogue\/[0-9a-f]+$/;
const LINK = /<link\b[^>]*\brel="catalogue"[^>]*>/i;

/**
 * Loads the snapshot once per address. In a tab that was open while the catalogue changed, the linked snapshot may be gone:
 * then the page is fetched once for the current address.
 */
export function createCatalogueLoader({
  fetch = (address, init) => globalThis.fetch(address, init),
  linkedAddress = linkOfPage,
  pageAddress = () => location.pathname + location.search,
  now = Date.now,
  timeoutMs = 15_000,
}: CatalogueSource = {}): LoadCatalogue {
  let cached: { linked: string | undefined; catalogue: Promise<Catalogue>; failedAt?: number } | undefined;

  const get = (address: string, init: RequestInit = {}) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });

  /** Null: gone. */
  async function readSnapshot(address: string): Promise<Catalogue | null> {
    const response = await get(address);
    if (response.status === 404) return null;
    const body: unknown = response.ok ? await response.json() : undefined;
    if (!isCatalogue(body)) throw new Error(`No catalogue: HTTP ${response.status}`);
    return body;
  }

  async function readPresentAddress(): Promise<string> {
    const page = await get(pageAddress(), { cache: 'no-cache', headers: { accept: 'text/html' } });
    const link = LINK.exec(await page.text())?.[0] ?? '';
    const address = /\bhref="([^"]*)"/.exec(link)?.[1] ?? '';
    if (!SNAPSHOT.test(address)) throw new Error('The page names no catalogue');
    return address;
  }

  async function load(linked: string | undefined): Promise<Catalogue> {
    const catalogue =
      (linked === undefined ? null : await readSnapshot(linked)) ??
      (await readSnapshot(await readPresentAddress()));
    if (catalogue === null) throw new Error('The catalogue is gone');
    return catalogue;
  }

  return ({ isFresh = false } = {}) => {
    const linked = textOf(linkedAddress());
    const isSpent = cached?.failedAt !== undefined && now() - cached.failedAt >= RETRY_AFTER_MS;
    if (cached === undefined || cached.linked !== linked || isSpent || isFresh) {
      const entry: typeof cached = { linked, catalogue: load(isFresh ? undefined : linked) };
      entry.catalogue.catch(() => {
        entry.failedAt = now();
      });
      cached = entry;
    }
    return cached.catalogue;
  };
}

/** Our own server's file under the hash of its content: a look at its shape will do. */
function isCatalogue(value: unknown): value is Catalogue {
  return (
    isObject(value) &&
    (value.products === undefined
      ? ANSWERS.test(textOf(value.answersAt) ?? '')
      : Array.isArray(value.products) &&
        value.products.every((product) => isObject(product) && typeof product.id === 'string')) &&
    Array.isArray(value.categories) &&
    Array.isArray(value.coupons) &&
    value.coupons.every(isCoupon) &&
    isObject(value.settings) &&
    [value.settings.taxRate, value.settings.shippingThreshold, value.settings.freeShippingAmount].every(
      isAmount,
    )
  );
}

/** A wrong number here would be a wrong price. */
const isAmount = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function isCoupon(value: unknown): boolean {
  return (
    isObject(value) &&
    textOf(value.code) !== undefined &&
    (value.type === 'percentage' || value.type === 'fixed' || value.type === 'shipping') &&
    [value.value, value.minAmount, value.maxDiscount ?? 0].every(isAmount) &&
    typeof value.isActive === 'boolean'
  );
}

/** Those that are called so, by id, slug, name or code; others may be among them. */
export type LoadProducts = (
  names: readonly string[],
  signal?: AbortSignal,
) => Promise<readonly ListedProduct[]>;

export const loadCatalogue = createCatalogueLoader();

export const loadProducts: LoadProducts = async (names, signal) =>
  (await loadCatalogue()).products ??
  (await import('./ask-server.ts')).askForProducts(loadCatalogue, names, { signal });

/** What is one of these parts, for what goes together; others may be among them. */
export const loadProductsByPart = async (parts: readonly FitPart[]): Promise<readonly ListedProduct[]> =>
  (await loadCatalogue()).products ?? (await import('./ask-server.ts')).askForParts(loadCatalogue, parts);

/** For a hover or a quiet moment: the next one to need the catalogue finds it there. */
export function preloadCatalogue(): void {
  loadCatalogue().catch(() => undefined);
}
