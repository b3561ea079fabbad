import type { Product } from './catalogue/product.ts';

/** "Limits and timings" of the specification: every figure under one name, with the small rules that use them. */

export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 99;
/** The selector on the product page stops earlier than the stepper of the cart. */
export const PRODUCT_QUANTITY_MAX = 10;
/** More kinds of goods than this in one order are refused. */
export const ORDER_LINES_MAX = 50;

export const IMAGE_SLOTS = 6;
export const IMAGE_ALT_MAX = 200;
export const SIMILAR_PRODUCTS_MAX = 4;
export const HOME_FEATURED = 4;
export const HOME_BEST_SELLERS = 4;
export const SUGGESTIONS_MAX = 5;
export const RATING_MAX = 5;

export const LIST_FETCH_LIMIT = 1000;
export const CONTACT_FORMS_PAGE_SIZE = 20;

export const SHOP_PRICE_MIN = 0;
export const SHOP_PRICE_MAX = 100_000;
export const SHOP_PRICE_STEP = 1000;
/** Cards on one page of a listing; full rows in two, three, four and five columns. */
export const SHOP_PAGE_SIZE = 60;

/** A shop of more products answers on the server: this many of ours are some 140 KB for the browser. */
export const SNAPSHOT_PRODUCTS_MAX = 300;
/** Products that one question to the server may name. */
export const NAMES_MAX = 25;

export const GUEST_DELIVERY_DAYS = 7;
/** Working days that a product may need before it can leave. */
export const LEAD_DAYS_MAX = 90;
export const NEW_TODAY_HOURS = 24;

export const COMBO_REDIRECT_MS = 1000;
export const PAYMENT_REDIRECT_MS = 3000;
export const THANK_YOU_CHECK_MS = 100;

export const CAROUSEL_SCROLL_PX = 320;
export const LOGO_LOOP_S = 20;
export const VIDEO_LOOP_S = 30;
export const SCROLL_TOP_AFTER_PX = 300;
export const HEADER_CHANGE_AFTER_PX = 20;

export const DASHBOARD_ORDERS = 5;
export const DASHBOARD_CONTACTS = 3;
export const DASHBOARD_ENQUIRIES = 3;
export const DASHBOARD_ACTIVITIES = 10;

/** Six pictures for the gallery: a shorter list is repeated, a longer one cut, an empty one stays empty. */
export function fillImageSlots(images: readonly string[]): string[] {
  if (images.length === 0) return [];
  const repeated: string[] = [];
  while (repeated.length < IMAGE_SLOTS) repeated.push(...images);
  return repeated.slice(0, IMAGE_SLOTS);
}

type Shelved = Pick<Product, 'id' | 'category'>;

/** "You May Also Like": up to 4 others of the same category, in catalogue order. */
export function similarProducts<P extends Shelved>(all: readonly P[], product: Shelved): P[] {
  return all
    .filter((other) => other.category === product.category && other.id !== product.id)
    .slice(0, SIMILAR_PRODUCTS_MAX);
}

type Featured = Pick<Product, 'featured'>;

/** The home page's Featured Products: the first 4 featured ones. */
export function featuredProducts<P extends Featured>(all: readonly P[]): P[] {
  return all.filter((product) => product.featured).slice(0, HOME_FEATURED);
}

/** The home page's Best Sellers: the featured list rotated left by one, the first 4. Of a to e these are b, c, d, e. */
export function bestSellers<P extends Featured>(all: readonly P[]): P[] {
  const featured = all.filter((product) => product.featured);
  return [...featured.slice(1), ...featured.slice(0, 1)].slice(0, HOME_BEST_SELLERS);
}

const WITHOUT_BADGE = new Set(['barbells', 'weight-plates']);

/** MADE IN INDIA stands on every category except barbells and weight-plates. */
export function isMadeInIndiaBadgeShown(category: string): boolean {
  return !WITHOUT_BADGE.has(category);
}

/** Admin lists count no further, unless somebody has paged to there: more are shown as "5,000+". */
export const LIST_COUNTED_MAX = 5000;
