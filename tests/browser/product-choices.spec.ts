import {
  ask,
  bigPrice,
  buyButton,
  drawer,
  fold,
  open,
  openOnce,
  weight,
} from '../support/browser/product-page.ts';
import { accessibilityProblems, expect, test } from '../support/browser/watched-page.ts';

test('a weight is chosen from a table of all of them, and price, instalment, freight and address follow; a share copies the link with the choice in it [2.product.10] [2.product.6] [2.product.7] [2.product.8] [2.product.9] [2.product.11] [2.product.12] [2.product.16] [2.product.30] [9.limits.1]', {
  tag: '@journey',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/product/rubber-hex-dumbbells?weight=no+such+weight&utm=x');
  await expect(page.getByRole('group', { name: /^Weight/ }).getByRole('radio')).toHaveCount(13);
  await expect(weight(page, '2.5 kg × 2')).toBeChecked();
  await expect(weight(page, '35 kg × 2')).toBeEnabled();
  await expect(page.getByRole('group', { name: /^Colour/ })).toHaveCount(0);
  await expect(bigPrice(page)).toContainText('₹950');
  await expect(bigPrice(page)).toContainText('Range ₹950 – ₹66,825');

  await weight(page, '20 kg × 2').check();
  await expect(bigPrice(page).locator('b')).toHaveText('₹6,800');
  await expect(bigPrice(page).locator('s')).toContainText('₹9,399');
  await expect(bigPrice(page)).toContainText('28% off');
  await expect(bigPrice(page)).toContainText('+ 18 % GST');
  await expect(page.locator('.product-emi')).toContainText('0% EMI for 6 months (20 kg × 2)');
  await expect(page.locator('.product-emi')).toContainText('₹1,133 a month');
  await expect(page.locator('.product-stock')).toHaveText('In Stock');
  expect(new URL(page.url()).search).toBe('?utm=x&weight=20+kg+pair');
  await page.reload();
  await expect(weight(page, '20 kg × 2')).toBeChecked();
  await expect(page.getByRole('img', { name: /^Dimension drawing of the 20 kg/ })).toBeVisible();

  const quantity = page.getByRole('group', { name: /^Quantity/ });
  await expect(fold(page, 'Delivery')).toContainText('Enter your pincode');
  await fold(page, 'Delivery').click();
  const pincode = page.getByRole('textbox', { name: 'Delivery to your pincode' });
  await pincode.fill('12');
  await pincode.press('Enter');
  await expect(page.locator('.delivery')).toContainText('Please enter a valid 6 digit pincode');
  await pincode.clear();
  await pincode.pressSequentially('560 001');
  await expect(pincode).toHaveValue('560001');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('.delivery')).toContainText('Karnataka, 560001');
  await expect(page.locator('.delivery-options')).toContainText('Standard3-7 days₹1,013');
  await expect(page.locator('.delivery-options')).toContainText('Express1-3 days₹1,520');
  await quantity.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.locator('.delivery-options')).toContainText('₹2,025');

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
  );
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'));
  await page.getByRole('button', { name: 'Share Rubber Hex Dumbbells' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/[?&]weight=20\+kg\+pair$/);

  const decrease = quantity.getByRole('button', { name: 'Decrease quantity' });
  await decrease.click();
  await expect(decrease).toHaveAttribute('aria-disabled', 'true');
  for (const outside of ['11', '0']) {
    await quantity.getByRole('textbox').fill(outside);
    await quantity.getByRole('textbox').press('Enter');
    await expect(quantity.getByRole('textbox')).toHaveValue('1');
  }
  await quantity.getByRole('textbox').fill('10');
  await quantity.getByRole('textbox').press('Enter');
  await expect(quantity.getByRole('textbox')).toHaveValue('10');
  await expect(quantity.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await decrease.click();
  await quantity.getByRole('textbox').fill('50');
  await quantity.getByRole('textbox').press('Tab');
  const refusal = quantity.getByText('Please enter a whole number from 1 to 10. The quantity is still 9.');
  expect((await refusal.boundingBox())?.height).toBeGreaterThan(15);

  await buyButton(page, 'Add to Cart').click();
  await expect(drawer(page)).toHaveAccessibleName('Your Cart (9)');
  await expect(drawer(page)).toContainText('Weight: 20 kg × 2');
  const inCart = drawer(page)
    .getByRole('group', { name: /^Quantity/ })
    .getByRole('textbox');
  await expect(inCart).toHaveValue('9');
  await inCart.fill('99');
  await inCart.press('Enter');
  await expect(drawer(page)).toHaveAccessibleName('Your Cart (99)');
  await expect(drawer(page).getByRole('button', { name: 'Increase quantity' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  for (const outside of ['100', '0']) {
    await inCart.fill(outside);
    await inCart.press('Enter');
    await expect(drawer(page)).toContainText('Please enter a whole number from 1 to 99.');
    await expect(inCart).toHaveValue('99');
  }
});

test('pictures fill the screen on a click and turn on by keyboard, and one that does not load gives way to a placeholder [2.product.2] [8.shopper.23]; a set with a second choice is sold once both are chosen [2.product.15] [2.product.17]', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  await open(page, '/product/adjustable-dumbbell-set');
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(pictures).toHaveCount(6);
  await pictures.nth(1).click();
  const overlay = page.getByRole('dialog', { name: /^Picture/ });
  await expect(overlay).toHaveAccessibleName('Picture 2 of 6');
  await expect
    .poll(() => overlay.evaluate((one) => [one.clientWidth, one.clientHeight]))
    .toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
  await page.keyboard.press('ArrowRight');
  await expect(overlay).toHaveAccessibleName('Picture 3 of 6');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(overlay).toHaveAccessibleName('Picture 6 of 6');
  expect(await accessibilityProblems(page)).toEqual([]);
  await overlay.getByRole('img').click();
  await expect(overlay).toHaveCount(0);
  await expect(pictures.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);

  const first = pictures.first().locator('img');
  await expect(first).toHaveAttribute('src', /three-quarter-17-5-kg-set/);
  await page.route('**/three-quarter-25-kg-set*', (route) => route.abort());
  await weight(page, '25 kg set').check();
  await expect(first).toHaveAttribute('src', '/images/placeholder.svg');
  await page.unrouteAll();
  await weight(page, '50 kg set').check();
  await expect(first).toHaveAttribute('src', /three-quarter-50-kg-set/);
  expect(complaints.every((text) => /ERR_FAILED/.test(text))).toBe(true);
  complaints.length = 0;

  await expect(buyButton(page, 'Add to Cart')).toBeDisabled();
  await expect(buyButton(page, 'Buy Now')).toBeDisabled();
  await expect(page.locator('.product-emi')).toContainText('Select a weight and its plates first');
  await page.getByRole('radio', { name: /^8 x 5 kg/ }).check();
  await expect(page.locator('.product-emi')).toContainText('₹1,417 a month');
  await expect(buyButton(page, 'Add to Cart')).toBeEnabled();
  await buyButton(page, 'Add to Cart').click();
  await expect(drawer(page)).toContainText('50 kg set / 8 x 5 kg + 4 x 1.25 kg plates');
});

test('what is sold out is not sold, as a whole or in every weight [2.product.14] [4.contact.7]', {
  tag: '@journey',
}, async ({ page }) => {
  await open(page, '/product/80');
  await expect(page.locator('.product-stock')).toHaveText('Out of Stock');
  await expect(buyButton(page, 'Add to Cart')).toBeDisabled();
  await expect(buyButton(page, 'Buy Now')).toBeDisabled();
  const facts = async (id: string) => (await (await page.request.get(`/api/products/${id}`)).json()).product;
  expect(await facts('80')).toMatchObject({ inStock: false, featured: false });
  expect(await facts('21')).toMatchObject({ inStock: true, featured: true });

  await ask(
    `insert into products (id, slug, name, category_id, price) values ('gone', 'gone-plates', 'Gone Plates', 'weight-plates', 100000);
     insert into product_variants (product_id, kind, label, in_stock) values ('gone', 'weight', '5 kg', false)`,
  );
  try {
    await openOnce(page, '/product/gone-plates', 'Gone Plates');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gone Plates');
    await expect(weight(page, '5 kg')).not.toBeChecked();
    await expect(page.locator('.product-emi')).toContainText('Select a weight first');
    await expect(buyButton(page, 'Add to Cart')).toBeDisabled();
    await expect(page.locator('.product-stock')).toHaveText('Out of Stock');
  } finally {
    await ask(`delete from products where id = 'gone'`);
  }
});

test('one weight that is sold out is shown, and cannot be chosen', async ({ page }) => {
  await open(page, '/product/round-urethane-dumbbells-pair');
  const soldOut = weight(page, '30 kg × 2');
  await expect(soldOut).toBeDisabled();
  await expect(soldOut).toHaveAccessibleName(/Sold out$/);
  await expect(weight(page, '25 kg × 2')).toBeEnabled();
  await expect(buyButton(page, 'Add to Cart')).toBeEnabled();
  await weight(page, '25 kg × 2').check();
  await page.keyboard.press('ArrowDown');
  await expect(soldOut, 'the arrow keys pass it by').not.toBeChecked();
  await expect(weight(page, '5 kg × 2')).toBeChecked();

  await open(page, '/product/round-urethane-dumbbells-pair?weight=30+kg+pair');
  await expect(page.locator('.product-stock')).toHaveText('Out of Stock');
  await expect(buyButton(page, 'Add to Cart')).toBeDisabled();
});

test('a quantity that is typed counts for the button that is pressed next; one that is not taken adds nothing, and the reason is in sight', async ({
  page,
}) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/product/olympic-barbell-7-ft-20-kg');
    const quantity = page.getByRole('group', { name: /^Quantity of/ }).first();
    const refusal = quantity.getByText('Please enter a whole number from 1 to 10. The quantity is still 1.');
    for (const name of ['Add to Cart', 'Buy Now'] as const) {
      await quantity.getByRole('textbox').fill('50');
      await buyButton(page, name).click();
      await expect(refusal).toBeInViewport({ ratio: 1 });
    }
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/product\//);
    await buyButton(page, 'Add to Cart').click();
    await expect(drawer(page), 'a second press means the quantity that is shown').toHaveAccessibleName(
      'Your Cart (1)',
    );
    await page.keyboard.press('Escape');
    await quantity.getByRole('textbox').fill('7');
    await buyButton(page, 'Add to Cart').click();
    await expect(drawer(page)).toHaveAccessibleName('Your Cart (8)');
    await drawer(page).getByRole('button', { name: 'Remove' }).click();
  }
});

test('a belt has its sizes and its colours side by side, and what is chosen of both goes into the cart', async ({
  page,
}) => {
  await open(page, '/product/leather-lever-lifting-belt-10-mm');
  const choice = (name: RegExp) => page.getByRole('group', { name });
  await expect(choice(/^Size/).getByRole('radio')).toHaveCount(5);
  await expect(choice(/^Colour/).getByRole('radio')).toHaveCount(2);
  await choice(/^Size/).getByRole('radio', { name: /^XXL/ }).check();
  await choice(/^Colour/)
    .getByRole('radio', { name: /^Brown/ })
    .check();
  await expect(choice(/^Size/)).toContainText('XXL selected');
  await expect(choice(/^Colour/)).toContainText('Brown selected');
  await page.reload();
  await expect(choice(/^Colour/)).toContainText('Brown selected');
  await buyButton(page, 'Add to Cart').click();
  await expect(drawer(page)).toContainText('XXL / Brown');
});

test('who waits for something sold out is told by one mail when it is back', async ({ page, excuses }) => {
  excuses.push(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(
    `insert into products (id, slug, name, category_id, price) values ('awaited', 'awaited-plates', 'Awaited Plates', 'weight-plates', 100000);
     insert into product_variants (product_id, kind, label, in_stock, position)
     values ('awaited', 'weight', '5 kg', true, 0), ('awaited', 'weight', '10 kg', false, 1), ('awaited', 'weight', '15 kg', false, 2)`,
  );
  const mails = () =>
    ask(`select payload ->> 'to' as to from outbox where payload ->> 'subject' like 'Awaited Plates%'`);
  await ask(`delete from outbox where payload ->> 'subject' like 'Awaited Plates%'`);
  try {
    await openOnce(page, '/product/awaited-plates', 'Awaited Plates');
    const tellMe = page.getByRole('button', { name: 'Sold out? Notify me when it’s back' });
    await tellMe.click();
    const form = page.getByRole('form', { name: 'Notify me when it’s back' });
    const which = form.getByRole('combobox', { name: 'Which one' });
    await expect(which).toBeFocused();
    await expect(which.getByRole('option')).toHaveText(['10 kg', '15 kg']);
    await which.selectOption('15 kg');
    const email = form.getByRole('textbox', { name: 'E-mail' });
    await email.fill('nobody');
    await email.press('Enter');
    await expect(form).toContainText('Please enter a valid email address');
    await email.fill('waiting@example.in');
    await page.context().setOffline(true);
    await form.getByRole('button', { name: 'Notify me' }).click();
    await expect(form.getByRole('alert')).toContainText('check your internet connection');
    await page.context().setOffline(false);
    await form.getByRole('button', { name: 'Notify me' }).click();
    await expect(form.getByRole('status')).toContainText('We’ll e-mail you once, when it’s back in stock.');
    expect(await accessibilityProblems(page, 'form[aria-label^="Notify"]')).toEqual([]);

    await open(page, '/product/awaited-plates?weight=15+kg');
    await tellMe.click();
    await expect(which).toHaveValue('15 kg');
    await expect(form).toContainText(/You asked us on .*We’ll e-mail you/);

    await ask(`update product_variants set in_stock = true where product_id = 'awaited' and label = '10 kg'`);
    await expect(async () => {
      await open(page, '/product/awaited-plates');
      await expect(weight(page, '10 kg')).toBeEnabled({ timeout: 100 });
    }).toPass();
    expect(await mails()).toEqual([]);
    await ask(`update product_variants set in_stock = true where product_id = 'awaited'`);
    await expect.poll(mails).toEqual([{ to: 'waiting@example.in' }]);
  } finally {
    await ask(`delete from products where id = 'awaited'`);
  }
});
