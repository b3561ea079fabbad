import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from './catalogue/product.ts';
import * as limits from './limits.ts';

describe('the figures of the shop', () => {
  it.each([
    ['the smallest quantity', limits.QUANTITY_MIN, 1],
    ['the largest quantity of the stepper', limits.QUANTITY_MAX, 99],
    ['the largest quantity on the product page', limits.PRODUCT_QUANTITY_MAX, 10],
    ['the lines of one order', limits.ORDER_LINES_MAX, 50],
    ['the image slots of a product', limits.IMAGE_SLOTS, 6],
    ['similar products', limits.SIMILAR_PRODUCTS_MAX, 4],
    ['featured products on the home page', limits.HOME_FEATURED, 4],
    ['best sellers on the home page', limits.HOME_BEST_SELLERS, 4],
    ['search suggestions', limits.SUGGESTIONS_MAX, 5],
    ['the best rating', limits.RATING_MAX, 5],
    ['records of a list fetch', limits.LIST_FETCH_LIMIT, 1000],
    ['contact forms on a page', limits.CONTACT_FORMS_PAGE_SIZE, 20],
    ['the lower end of the price sliders', limits.SHOP_PRICE_MIN, 0],
    ['the upper end of the price sliders', limits.SHOP_PRICE_MAX, 100_000],
    ['the step of the price sliders', limits.SHOP_PRICE_STEP, 1000],
    ['days until a guest order is expected', limits.GUEST_DELIVERY_DAYS, 7],
    ['hours in which something is new today', limits.NEW_TODAY_HOURS, 24],
    ['milliseconds until the combo page goes to the cart', limits.COMBO_REDIRECT_MS, 1000],
    ['milliseconds until a payment goes to the thank-you page', limits.PAYMENT_REDIRECT_MS, 3000],
    ['milliseconds until the thank-you page checks its order', limits.THANK_YOU_CHECK_MS, 100],
    ['pixels per carousel arrow', limits.CAROUSEL_SCROLL_PX, 320],
    ['seconds per loop of the logo strip', limits.LOGO_LOOP_S, 20],
    ['seconds per loop of the video carousel', limits.VIDEO_LOOP_S, 30],
    ['pixels until scroll-to-top appears', limits.SCROLL_TOP_AFTER_PX, 300],
    ['pixels until the header changes', limits.HEADER_CHANGE_AFTER_PX, 20],
    ['orders among the recent activities', limits.DASHBOARD_ORDERS, 5],
    ['contacts among the recent activities', limits.DASHBOARD_CONTACTS, 3],
    ['enquiries among the recent activities', limits.DASHBOARD_ENQUIRIES, 3],
    ['recent activities shown', limits.DASHBOARD_ACTIVITIES, 10],
  ])('%s: %d [9.limits.4]', (_figure, constant, specified) => {
    expect(constant).toBe(specified);
  });
});

describe('the gallery', () => {
  it('repeats a short list until six pictures stand there', () => {
    expect(limits.fillImageSlots(['a', 'b'])).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
    expect(limits.fillImageSlots(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd', 'a', 'b']);
    expect(limits.fillImageSlots(['a'])).toEqual(['a', 'a', 'a', 'a', 'a', 'a']);
  });

  it('stays empty without a picture', () => {
    expect(limits.fillImageSlots([])).toEqual([]);
  });

  it('shows exactly six as soon as there is one', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 9 }), (images) => {
        expect(limits.fillImageSlots(images)).toHaveLength(6);
      }),
    );
  });
});

describe('the product strips', () => {
  const shelf = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, category: 'racks', featured: id !== 'c' }));
  const ids = (products: { id: string }[]) => products.map((product) => product.id).join('');

  it('suggests up to four others of the same category', () => {
    const all = [...shelf, { id: 'x', category: 'benches', featured: false }];
    expect(ids(limits.similarProducts(all, { id: 'b', category: 'racks' }))).toBe('acde');
    expect(limits.similarProducts(all, { id: 'x', category: 'benches' })).toEqual([]);
  });

  it('shows the first four featured products', () => {
    expect(ids(limits.featuredProducts(shelf))).toBe('abde');
  });

  it('shows as best sellers the featured list rotated by one', () => {
    expect(ids(limits.bestSellers(shelf))).toBe('bdef');
    expect(ids(limits.bestSellers(shelf.slice(0, 5)))).toBe('bdea');
    expect(limits.bestSellers([])).toEqual([]);
  });

  it('puts MADE IN INDIA on every category except barbells and weight-plates', () => {
    expect(CATEGORY_IDS.filter((category) => !limits.isMadeInIndiaBadgeShown(category))).toEqual([
      'barbells',
      'weight-plates',
    ]);
  });
});
