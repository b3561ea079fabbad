import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';
import { query } from '../support/shop-process.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quick Enquiry' });
const field = (page: Page, label: string) => dialog(page).getByRole('textbox', { name: label });
const send = (page: Page) => dialog(page).getByRole('button', { name: /^Send/ });
const stored = async (email: string) =>
  query(
    process.env.SHOP_DATABASE_URL ?? '',
    'select name, email, phone, subject, message, type, product_id, status from enquiries where email = $1',
    [email],
  );

async function fill(page: Page, email: string) {
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Phone').fill('98765 43210');
}

test('the demo card opens an enquiry about the product, which is stored and thanked for [1.3] [1.16] [6.1] [2.product.27] [2.enquiry.1] [2.enquiry.2] [2.enquiry.3] [2.enquiry.4] [2.enquiry.5] [3.enquiry.3] [7.enquiry.15] [7.other.4] [2.contactthanks.9]', {
  tag: '@journey',
}, async ({ page }) => {
  const email = `demo-${Date.now()}@example.in`;
  await page.goto('/product/power-rack-75x75-mm-11-swg');
  await untilHydrated(page);
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/products/21'));
  await page.getByRole('button', { name: 'Book a demo' }).click();
  await asked;
  await expect(dialog(page)).toContainText('Enquiry about Power Rack 75x75 mm 11 SWG');
  const category = dialog(page).getByRole('combobox', { name: 'Category' });
  await expect(category).toHaveValue('power-racks');
  await expect(category.getByRole('option')).toHaveText([
    'Please choose',
    'Power racks',
    'Dumbbells',
    'Barbells',
    'Benches',
    'Accessories',
    'Combo offers',
    'Other',
  ]);
  expect(
    await category.getByRole('option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
  ).toEqual(['', 'power-racks', 'dumbbells', 'barbells', 'benches', 'accessories', 'combo-offers', 'other']);
  await category.selectOption('');
  await send(page).click();
  for (const complaint of [
    'Name is required',
    'Email is required',
    'Phone number is required',
    'Category is required',
  ])
    await expect(dialog(page)).toContainText(complaint);
  await expect(field(page, 'Name')).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);

  await category.selectOption('other');
  await fill(page, email);
  await field(page, 'Message').fill('');
  await send(page).dblclick();
  await expect(page).toHaveURL('/contact-thank-you');
  await expect.poll(async () => (await stored(email)).length).toBe(1);
  expect(await stored(email)).toEqual([
    {
      name: 'Asha Rao',
      email,
      phone: expect.stringContaining('98765'),
      subject: 'Enquiry about Power Rack 75x75 mm 11 SWG',
      message: '',
      type: 'GENERAL',
      product_id: '21',
      status: 'new',
    },
  ]);
  const state = await page.evaluate(() => history.state.usr);
  expect(state).toMatchObject({ submitted: true, isEnquiry: true, form: { name: 'Asha Rao', email } });
  expect(state.referenceId).toBeTruthy();
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
    event: 'form_submit',
    form_type: 'quick-enquiry',
  });

  await page.getByRole('button', { name: 'Back to Product' }).click();
  await expect(page).toHaveURL('/product/power-rack-75x75-mm-11-swg');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Power Rack 75x75 mm 11 SWG');
  await page.goForward();
  await expect(page, 'it was a step back, not a page more').toHaveURL('/contact-thank-you');
});

test('the payment card opens it too; a failure is said, nothing typed is lost, and without the product it is about the category [2.product.28] [8.shopper.1]', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  const email = `payment-${Date.now()}@example.in`;
  await page.route('**/api/products/13', (route) => route.abort());
  await page.goto('/product/rubber-hex-dumbbells');
  await untilHydrated(page);
  const card = page.locator('.product-side').filter({ hasText: 'Payment options' });
  await expect(card).toContainText('Pay 10% now for cash on delivery, or pay fully online.');
  await card.getByRole('button').click();
  await expect(field(page, 'Message')).toHaveValue(/10% now/);
  await dialog(page).getByRole('combobox', { name: 'Category' }).selectOption('dumbbells');
  await expect(dialog(page)).toContainText('Enquiry about dumbbells');
  await fill(page, email);
  await field(page, 'Message').fill('How does it work?');

  for (const answer of [
    { status: 500, json: {} },
    { status: 200, body: '' },
  ]) {
    await page.route('**/api/enquiries', (route) => route.fulfill(answer), { times: 1 });
    await send(page).click();
    await expect(dialog(page).getByRole('alert').filter({ hasText: 'Failed' })).toHaveText(
      'Failed to send enquiry. Please try again.',
    );
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await card.getByRole('button').click();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await expect(field(page, 'Message')).toHaveValue('How does it work?');
  await dialog(page).getByRole('combobox', { name: 'Category' }).selectOption('dumbbells');
  await send(page).click();
  await expect(page).toHaveURL('/contact-thank-you');
  await expect
    .poll(async () => (await stored(email)).map(({ subject, product_id }) => [subject, product_id]))
    .toEqual([['Enquiry about dumbbells', '13']]);
  expect(complaints.every((text) => /500|ERR_FAILED/.test(text))).toBe(true);
  complaints.length = 0;
});
