import type { Page } from '@playwright/test';
import { ask } from '../support/browser/filled-cart.ts';
import {
  accessibilityProblems,
  expect,
  layOutAll,
  test,
  untilHydrated,
} from '../support/browser/watched-page.ts';

const WIDTHS = [1440, 360];

/** What every visitor reads on a page before a click, whatever they hold in their hands. */
const SHOWN_TEXTS: readonly (readonly [path: string, ...words: readonly string[]])[] = [
  [
    '/product/power-rack-75x75-mm-11-swg',
    'Buy Along With',
    'You May Also Like',
    'Book a Free Online Demo',
    'Payment options',
    'In Stock',
    'Add to Cart',
    'Buy Now',
    '+ 18 % GST',
    '0% EMI for 6 months',
    'Pan India shipping',
    'Lifetime warranty (frame)',
    '30-day returns',
    'Phone assistance',
    'Description and Features',
    'Specifications',
    'Reviews',
  ],
  ['/product/no-such-thing', 'Product Not Found'],
  ['/category/racks', 'Browse our Racks collection', 'Add to Cart'],
  ['/category/no-such-thing', 'Unknown Category'],
  ['/category/combo-offers', 'Combo Offers - Save more when you buy in bundles.', 'Buy Now', 'Add to Cart'],
  ['/wishlist', 'Your Wishlist is Empty', 'Continue Shopping'],
  ['/compare', 'Nothing to compare yet', 'See all products'],
  ['/plates', 'One pair short of 60 kg', 'Pairs I own', 'Weights you can load'],
  ['/about', 'Our mission', 'Our vision', 'Weight Plates'],
  [
    '/contact',
    'Nashik, Maharashtra',
    'Mon-Sat 9:00 AM to 6:00 PM',
    'Subject',
    'Send Message',
    'How long does delivery take?',
    'Grievance officer',
  ],
  ['/privacy-policy', 'Privacy Policy', 'June 21, 2024'],
  ['/shipping-policy', 'Shipping Policy'],
  ['/return-refund-policy', 'Return and Replacement Policy'],
  ['/terms-and-conditions', 'Terms and Conditions', '13.', 'Back to Home'],
];

/** Shown and not only sent; capitals are the style sheet's business. */
async function reads(page: Page, words: readonly string[]): Promise<void> {
  await layOutAll(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(
        async () => {
          // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts.
          const shown = (await page.getByRole('main').innerText()).replace(/\s/g, ' ').toLowerCase();
          return words.filter((word) => !shown.includes(word.toLowerCase()));
        },
        { message: `missing at ${width} px on ${page.url()}` },
      )
      .toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `too wide at ${width} px: ${page.url()}`,
      })
      .toBeLessThanOrEqual(0);
  }
}

test('every page before the cart shows its texts on a phone and on a desktop', async ({ page }) => {
  for (const [path, ...words] of SHOWN_TEXTS) {
    await page.goto(path);
    await reads(page, words);
  }
});

test('the shop, an empty category, a wishlist product, the enquiry and both thank-you pages show their texts on a phone and on a desktop', async ({
  page,
}) => {
  await page.goto('/shop');
  await untilHydrated(page);
  await reads(page, ['51 products', 'Add to Cart']);
  await expect(page.getByLabel('Sort').getByRole('option')).toHaveText([
    'Featured',
    'Newest',
    'Price: Low to High',
    'Price: High to Low',
    'Highest Rated',
  ]);
  await page
    .getByRole('button', { name: /add .*wishlist/i })
    .first()
    .click();
  await page.goto('/wishlist');
  await reads(page, ['My Wishlist', 'Add to Cart', 'Remove']);

  await ask(`insert into categories (id, name, slug, description, position)
             values ('empty-shelf', 'Empty Shelf', 'empty-shelf', 'Nothing yet', 99)`);
  try {
    await expect.poll(async () => (await page.goto('/category/empty-shelf'))?.status()).toBe(200);
    await reads(page, ['No products found in Empty Shelf', 'Check back later or browse other categories.']);
  } finally {
    await ask(`delete from categories where id = 'empty-shelf'`);
  }

  for (const [isEnquiry, ...words] of [
    [true, 'Enquiry Sent Successfully!', 'Back to Product'],
    [false, 'Message Sent Successfully!', 'Send Another Message'],
  ] as const) {
    // React would find a page other than the address names.
    await untilHydrated(page);
    await page.evaluate((usr) => history.pushState({ usr, key: 'test' }, '', '/contact-thank-you'), {
      submitted: true,
      isEnquiry,
    });
    await page.reload();
    await reads(page, [...words, 'While You Wait', 'within 24 hours', 'Mon-Fri 9AM-6PM', 'Go to Homepage']);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
});
