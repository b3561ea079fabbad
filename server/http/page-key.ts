import { idsFromAddress } from '../../domain/catalogue/compared-list.ts';
import {
  DEFAULT_VIEW,
  FILTERED,
  isReadyMade,
  pagesOf,
  readView,
  writeView,
} from '../../domain/catalogue/shop-view.ts';

/**
 * The cache key of an address. Addresses with the same page share one key, so that the cache is bounded by what the shop has,
 * whatever visitors request: `/category/racks/?utm_source=x` → `/category/racks`, every unknown product → `/product/unknown`,
 * every unknown path → `/unknown`. Of a listing's query only parameters with a rendered page count:
 * `/shop?category=racks&utm_source=x` → `/shop?category=racks`.
 */
export interface PageKey {
  /** The cache key, and the address that is rendered. */
  readonly path: string;
  /** The page's data for a client-side navigation, instead of its HTML. */
  readonly isData: boolean;
  /** Of a search, whose own page is rendered when there is time for it and never kept: the page that all searches share. */
  readonly shared?: string;
}

export interface KnownAddresses {
  readonly products: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
}

export const NOT_A_PAGE =
  /^\/(?:api|assets|images|models|videos|media|catalogue|metrics|healthz|readyz|simulator|icons)(?:\/|$)|^\/(?:favicon|apple-touch-icon|(?:robots\.txt|sitemap\.xml|manifest\.webmanifest|service-worker\.js)$)/;
export const FIXED_PAGES: ReadonlySet<string> = new Set([
  '/',
  '/shop',
  '/search',
  '/compare',
  '/planner',
  '/wishlist',
  '/plates',
  '/cart',
  '/checkout',
  '/payment-response',
  '/thank-you',
  '/order-success',
  '/confirm-order',
  '/orders',
  '/create-order',
  '/login',
  '/reset-password',
  '/verify-email',
  '/account',
  '/account/orders',
  '/your-data',
  '/about',
  '/contact',
  '/contact-thank-you',
  '/privacy-policy',
  '/shipping-policy',
  '/return-refund-policy',
  '/terms-and-conditions',
  '/admin',
  '/admin/login',
  '/admin/products',
  '/admin/categories',
  '/admin/orders',
  '/admin/orders/new',
  '/admin/claims',
  '/admin/customers',
  '/admin/messages',
  '/admin/contact-us',
  '/admin/contacts',
  '/admin/enquiries',
  '/admin/coupons',
  '/admin/discounts',
  '/admin/shipping',
  '/admin/books',
  '/admin/money',
  '/admin/reviews',
  '/admin/mail',
  '/admin/audit-log',
  '/admin/administrators',
  '/admin/security',
  '/admin/settings',
]);

/** Pages that show one thing of many, named behind their path: the browser asks for it, so all share one page. */
const WITH_DETAILS = [
  '/order-success',
  '/admin/claims',
  '/admin/customers',
  '/admin/orders',
  '/admin/products',
];

export function pageKey(url: string, known: KnownAddresses): PageKey | null {
  const queryAt = url.indexOf('?');
  const address = queryAt === -1 ? url : url.slice(0, queryAt);
  if (address.length > 300 || NOT_A_PAGE.test(address)) return null;
  const isData = address.endsWith('.data');
  const path = canonicalPath(isData ? withoutData(address) : address, known);
  if (queryAt === -1) return { path, isData };
  const shown = path + listingQuery(path, url.slice(queryAt), known);
  const search = isData || shown !== `/search${FILTERED}` ? null : plainSearch(url.slice(queryAt), known);
  return search === null ? { path: shown, isData } : { path: `/search${search}`, isData, shared: shown };
}

/** The query of a search for words alone, whose first results can stand in the page. */
function plainSearch(query: string, known: KnownAddresses): string | null {
  const { filters, ...view } = readView(query, known.categories);
  const others = writeView({ ...view, filters: { ...filters, text: '' } });
  return others === '' ? writeView({ ...view, filters }) : null;
}

/**
 * Other filters and all comparisons are put together in the browser, and so are searches that the server has no time for; they
 * share one page without results: `/shop?filtered`, `/search?filtered`, `/compare?filtered`.
 */
function listingQuery(path: string, query: string, known: KnownAddresses): string {
  if (path === '/compare') return idsFromAddress(query).length === 0 ? '' : FILTERED;
  const isCategory = path.startsWith('/category/');
  if (path !== '/shop' && path !== '/search' && !isCategory) return '';
  const view = readView(query, known.categories);
  const page = Math.min(view.page, pagesOf(known.products.size));
  if (isCategory) return writeView({ ...DEFAULT_VIEW, page });
  if (path === '/search') return view.filters.text.trim() === '' ? '' : FILTERED;
  return isReadyMade(view) ? writeView({ ...view, page }) : FILTERED;
}

/** The framework names the data of `/` `/_root.data`, and of a path with a trailing slash `/path/_.data`. */
function withoutData(address: string): string {
  if (address === '/_root.data' || address === '/_.data') return '/';
  return address.slice(0, -'.data'.length).replace(/\/_$/, '/');
}

function canonicalPath(address: string, known: KnownAddresses): string {
  const path = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
  if (FIXED_PAGES.has(path)) return path;
  for (const page of WITH_DETAILS) if (oneSegmentAfter(`${page}/`, path) !== null) return page;
  if (/^\/admin(\/|$)/.test(path)) return '/admin/unknown';
  const product = oneSegmentAfter('/product/', path);
  if (product !== null) return known.products.has(product) ? path : '/product/unknown';
  const category = oneSegmentAfter('/category/', path);
  if (category !== null) return known.categories.has(category) ? path : '/category/unknown';
  return '/unknown';
}

function oneSegmentAfter(prefix: string, path: string): string | null {
  if (!path.startsWith(prefix)) return null;
  const rest = path.slice(prefix.length);
  return rest === '' || rest.includes('/') ? null : rest;
}
