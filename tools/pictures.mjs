// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';
import { say } from './steps.mjs';

/**
 * Pictures of every screen at three widths, to see what a change of looks has changed, and what axe finds there:
 *
 *     npm run pictures -- take http://127.0.0.1:3000 before     # of a running shop; an empty one is filled
 *     npm run pictures -- compare before after                  # names what differs, and draws where
 *
 * The admin is signed in as ADMIN_EMAIL with ADMIN_PASSWORD. ONLY names the screens to take.
 */
const WIDTHS = [360, 768, 1440];
const [command, first = '', second = ''] = process.argv.slice(2);
const only = new RegExp(process.env.ONLY ?? '');
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(page: Page, address: string) => Promise<void>} Open */

/** @type {Open} */
const fillCart = (page, address) => pressFirst(page, address, /^Add to cart/i);
/** @type {Open} */
const fillWishlist = (page, address) => pressFirst(page, address, /wishlist/i);

/** Where the screen's width has such a button. @type {(name: RegExp) => Open} */
const press = (name) => async (page) => {
  const button = page.getByRole('button', { name }).first();
  if (await button.isVisible()) await button.click();
};
/** @type {Open} */
const placeOrder = async (page, address) => {
  await fillCart(page, address);
  const answers = { 'Full name': 'Asha Rao', 'E-mail': 'asha.rao@example.in', Mobile: '9876543210' };
  for (const [name, answer] of Object.entries({ ...answers, Address: '12 MG Road', Pincode: '422010' }))
    await page.getByRole('textbox', { name, exact: true }).fill(answer);
  await page.waitForTimeout(1000);
  await page.getByRole('radio', { name: /cash on delivery/i }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/thank-you');
};

/** @type {Record<string, string | [path: string, open: Open]>} */
const STOREFRONT = {
  home: '/',
  planner: '/planner',
  shop: '/shop',
  search: '/search?q=20kg',
  'search-nothing': '/search?q=treadmill',
  category: '/category/dumbbells',
  product: '/product/1',
  'product-weights': '/product/13',
  'product-sizes': '/product/40',
  'product-rack': '/product/21',
  'product-bench': '/product/30',
  'product-kettlebell': '/product/49',
  'product-belt': '/product/47',
  'product-bands': '/product/44',
  'product-mat': '/product/50',
  'product-combo': '/product/combo-1',
  compare: '/compare?ids=21,22,24',
  'compare-differences': '/compare?ids=21,22&differences',
  'compare-empty': '/compare',
  plates: '/plates?kg=100',
  wishlist: ['/wishlist', fillWishlist],
  'cart-empty': '/cart',
  cart: ['/cart', fillCart],
  'cart-drawer': [
    '/product/1',
    (page) =>
      page
        .locator('main')
        .getByRole('button', { name: /^Add to cart/i })
        .first()
        .click(),
  ],
  checkout: ['/checkout', fillCart],
  'checkout-errors': [
    '/checkout',
    async (page, address) => {
      await fillCart(page, address);
      await page.getByRole('button', { name: 'Place Order' }).click();
    },
  ],
  'order-success': '/order-success',
  'confirm-order-damaged': '/confirm-order?token=cut-off',
  orders: '/orders',
  'create-order': '/create-order',
  login: '/login',
  'reset-password': '/reset-password',
  about: '/about',
  contact: '/contact',
  'contact-thank-you': '/contact-thank-you',
  'privacy-policy': '/privacy-policy',
  'shipping-policy': '/shipping-policy',
  'not-found': '/nowhere',
  'mobile-menu': ['/about', press(/^Menu$/)],
  'search-panel': ['/about', press(/^Search$/)],
  filters: ['/shop', press(/^Filter/)],
  'gallery-overlay': ['/product/1', press(/^Enlarge picture 1 /)],
  'quick-enquiry': ['/product/1', press(/^Book a demo$/)],
  'quick-contact': ['/about', press(/^Quick contact$/)],
  'payment-failure': '/payment-response?success=false&message=Payment+was+cancelled',
};

/** @type {typeof STOREFRONT} */
const ADMIN = {
  'admin-dashboard': '/admin',
  'admin-products': '/admin/products',
  'admin-product-dialog': '/admin/products/40',
  'admin-product-new': ['/admin/products', press(/^Add product/i)],
  'admin-categories': '/admin/categories',
  'admin-orders': '/admin/orders',
  'admin-create-order': '/admin/orders/new',
  'admin-order-dialog': '/admin/orders/RR-1',
  'admin-orders-menu': ['/admin/orders', press(/^More actions$/)],
  'admin-orders-filters': ['/admin/orders', press(/^Filters/)],
  'admin-orders-ticked': [
    '/admin/orders',
    async (page) => {
      for (const box of (await page.locator('tbody').getByRole('checkbox').all()).slice(0, 2))
        if (await box.isVisible()) await box.check();
    },
  ],
  'admin-claims': '/admin/claims',
  'admin-customers': '/admin/customers',
  'admin-settings': '/admin/settings',
  'admin-contact-us': '/admin/contact-us',
  'admin-message-dialog': ['/admin/contact-us', press(/^View/)],
  'admin-messages': '/admin/messages',
  'admin-waiting-dialog': ['/admin/messages', press(/^View/)],
  'admin-enquiries': '/admin/enquiries',
  'admin-enquiry-dialog': ['/admin/enquiries', press(/^View/)],
  'admin-contacts': '/admin/contacts',
  'admin-coupons': '/admin/coupons',
  'admin-coupon-dialog': [
    '/admin/coupons',
    (page) => page.getByRole('button', { name: /^Add coupon/i }).click(),
  ],
  'admin-discounts': '/admin/discounts',
  'admin-discount-dialog': [
    '/admin/discounts',
    (page) => page.getByRole('button', { name: /^Add discount/i }).click(),
  ],
  'admin-reviews': '/admin/reviews',
  'admin-money': '/admin/money',
  'admin-shipping': '/admin/shipping',
  'admin-carriers': '/admin/shipping?view=carriers',
  'admin-promises': '/admin/shipping?view=promises',
  'admin-mail': '/admin/mail',
  'admin-audit-log': '/admin/audit-log',
  'admin-carrier-dialog': ['/admin/shipping?view=carriers', press(/^Add carrier/)],
  'admin-new-shipment': [
    '/admin/shipping',
    async (page) => {
      await page.getByRole('button', { name: 'Create shipment' }).click();
      await page.getByLabel('Order number').fill('RR-1');
      await page.getByRole('region', { name: 'Quotes' }).waitFor();
    },
  ],
  'admin-import-dialog': ['/admin/products', press(/^Import/)],
  'admin-category-dialog': ['/admin/categories', press(/^Add category/i)],
  'admin-login': '/admin/login',
  'admin-administrators': '/admin/administrators',
  'admin-security': '/admin/security',
  'admin-security-app': ['/admin/security', press(/^Turn on$/)],
};

/** What they do shows in the admin, so they come last. @type {typeof STOREFRONT} */
const PLACED = { 'thank-you': ['/checkout', placeOrder] };

/** The admin listens for events, so its network is never idle. @param {Page} page */
async function settle(page) {
  await page
    .waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
}

/** What is too wide, and what axe finds. @param {Page} page @returns {Promise<string[]>} */
async function problems(page) {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // @ts-expect-error axe is a global of the page
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    const found = violations.flatMap(
      (/** @type {{ id: string, nodes: { html: string }[] }} */ { id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [`${over} px wider than the screen`, ...found] : found;
  });
}

/** Presses a button of a product's page, then comes back. @param {Page} page @param {string} address @param {RegExp} button */
async function pressFirst(page, address, button) {
  await page.goto(new URL('/product/1', address).href);
  await settle(page);
  await page.locator('main').getByRole('button', { name: button }).first().click();
  await settle(page);
  await page.goto(address);
}

/** @param {string} url */
async function adminToken(url) {
  const body = JSON.stringify({ email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/admin-login`, { method: 'POST', headers, body });
  return (await answer.json()).data.token;
}

/** A few orders and messages, where there are none. @param {string} url @param {string} token */
async function fill(url, token) {
  const call = async (/** @type {string} */ path, /** @type {object | undefined} */ body = undefined) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${url}/api${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  if ((await call('/shipping/partners')).data.length === 0) await fillCarriers(call);
  if ((await call('/enquiries')).data.length > 4) return;
  const people = [
    'Asha Rao',
    'Vikram Singh',
    'Meera Iyer',
    'Farhan Khan',
    'Lakshmi Narayanan',
    'Joseph Mathew',
  ];
  for (const [index, fullName] of people.entries()) {
    const email = `${fullName.toLowerCase().replace(' ', '.')}@example.in`;
    const phone = `987654321${index}`;
    const place = {
      addressLine1: '12 MG Road',
      addressLine2: '',
      city: 'Nashik',
      state: 'Maharashtra',
      pinCode: '422001',
    };
    const address = { fullName, email, phone, ...place };
    await call('/orders/guest', {
      items: [{ productId: index % 2 === 0 ? '1' : '7', quantity: 1 + (index % 3) }],
      shippingAddress: address,
      billingAddress: address,
      paymentMethod: index % 2 === 0 ? 'cod' : 'online',
    });
    await call('/contact-us', {
      name: fullName,
      email,
      phone,
      subject: 'A gym of 40 m²',
      message: 'What fits into it?',
    });
    await call('/enquiries', {
      name: fullName,
      email,
      phone,
      subject: 'Ten sets',
      message: 'What do ten sets cost, delivered to Nashik?',
    });
  }
}

/** Two that compete, and one that takes no bar. @param {(path: string, body: object) => Promise<any>} call */
async function fillCarriers(call) {
  const long = { overLengthCm: 180, overLengthCharge: 300 };
  const carriers = [
    { fields: { name: 'Blue Lorry', volumeDivisor: 4500, leastWeightKg: 20 }, perKgAmount: 9, maxDays: 5 },
    { fields: { name: 'Air Mule', volumeDivisor: 5000, ...long }, perKgAmount: 14, maxDays: 2 },
    { fields: { name: 'Town Van', longestBoxCm: 120 }, perKgAmount: 4, maxDays: 2 },
  ];
  for (const { fields, ...rate } of carriers) {
    const { carrier } = await call('/shipping/partners', fields);
    const usual = { carrierId: carrier.id, zone: 'national', baseAmount: 120, minDays: 1 };
    await call('/shipping/rates', { ...usual, ...rate });
  }
}

/** @param {string} url @param {string} folder */
async function take(url, folder) {
  mkdirSync(folder, { recursive: true });
  const token = await adminToken(url);
  await fill(url, token);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const screens = Object.entries({ ...STOREFRONT, ...ADMIN, ...PLACED }).filter(([name]) => only.test(name));
  for (const [name, screen] of screens) {
    const [path, open] = typeof screen === 'string' ? [screen, undefined] : screen;
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      if (path.startsWith('/admin') && path !== '/admin/login')
        await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
      const page = await context.newPage();
      try {
        await page.goto(url + path);
        await settle(page);
        await open?.(page, url + path);
        await settle(page);
        // Pictures below the fold load when they are scrolled to.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 800) {
            scrollTo(0, y);
            await new Promise((resume) => setTimeout(resume, 40));
          }
          scrollTo(0, 0);
        });
        // What is far away is not laid out until it is near.
        await page.evaluate(() => {
          const everything = new CSSStyleSheet();
          everything.replaceSync('*:not([hidden]) { content-visibility: visible !important; }');
          document.adoptedStyleSheets.push(everything);
        });
        await page.waitForTimeout(300);
        await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
        for (const problem of await problems(page)) say(`  ${name} at ${width}: ${problem}`);
      } catch (error) {
        say(`  ${name} at ${width}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      }
      await context.close();
    }
    say(`  ${name}`);
  }
  await browser.close();
}

/** @param {string} before @param {string} after */
async function compare(before, after) {
  const drawn = join(after, 'differences');
  mkdirSync(drawn, { recursive: true });
  const names = readdirSync(before).filter((name) => name.endsWith('.png') && only.test(name));
  for (const name of names) {
    if (!existsSync(join(after, name))) {
      say(`  ${name}: missing`);
      continue;
    }
    const [one, two] = await Promise.all([before, after].map((folder) => read(join(folder, name))));
    if (one === undefined || two === undefined) continue;
    const height = Math.min(one.info.height, two.info.height);
    const changed = Buffer.alloc(one.info.width * height * 3, 255);
    let count = 0;
    for (let at = 0; at < changed.length; at += 3) {
      const far = Math.max(
        ...[0, 1, 2].map((part) => Math.abs((one.data[at + part] ?? 0) - (two.data[at + part] ?? 0))),
      );
      if (far <= 24) continue;
      count += 1;
      changed[at + 1] = changed[at + 2] = 0;
    }
    const share = (100 * count) / (changed.length / 3);
    const heights =
      one.info.height === two.info.height ? '' : ` height ${one.info.height} → ${two.info.height}`;
    if (share < 0.01 && heights === '') continue;
    say(`  ${name}: ${share.toFixed(2)} %${heights}`);
    const raw = { width: one.info.width, height, channels: /** @type {const} */ (3) };
    await sharp(changed, { raw }).png().toFile(join(drawn, name));
  }
}

/** @param {string} file */
const read = (file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

if (command === 'take') await take(first, second);
else if (command === 'compare') await compare(first, second);
else say('npm run pictures -- take <address> <folder> | compare <before> <after>');
