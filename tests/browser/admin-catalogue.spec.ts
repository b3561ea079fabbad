import { randomUUID } from 'node:crypto';
import {
  type Admin,
  accessibilityProblems,
  changesOf,
  expect,
  failing,
  test,
} from '../support/browser/admin-page.ts';
import { answer, dialog, expectLogged, listPost } from '../support/browser/catalogue-page.ts';
import { fillCart, summaryText, withBar } from '../support/browser/filled-cart.ts';
import { PHONE, row, TABLET, told, WIDE } from '../support/browser/inbox-page.ts';

// One after the other: they save whole lists, and look at what is in them.
test.describe.configure({ mode: 'default' });

test('a product’s own GST rate is set in its form, and counts on its page and in the cart', async ({
  page,
  admin,
}) => {
  const id = `rate-${randomUUID().slice(0, 8)}`;
  await withBar(id, async () => {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/products?search=${id}`);
    await page.getByRole('button', { name: `Edit Bar ${id}` }).click();
    const rate = dialog(page).getByLabel('GST (%)');
    await expect(rate).toHaveValue('');
    await expect(rate).toHaveAccessibleDescription('Leave empty for the store’s rate.');
    await rate.fill('5');
    await dialog(page).getByLabel('Short description').fill('A bar');
    await dialog(page).getByLabel('Full description').fill('A bar at a rate of its own');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page)).toHaveCount(0);

    await page.goto(`/product/${id}`);
    await expect(page.locator('.big-price').first()).toContainText('+ 5 % GST');
    await fillCart(page, [
      ['1', 1],
      [id, 1],
    ]);
    await page.goto('/cart');
    await expect
      .poll(() => summaryText(page))
      .toContain('CGST 9% ₹900 SGST 9% ₹900 CGST 2.5% ₹38 SGST 2.5% ₹38 Round-off -₹1');
  });
});

test('a product is added with pictures and changed, and the shop follows [2.backoffice.1] [2.backoffice.2] [2.backoffice.3] [5.admin.1] [5.admin.2] [5.admin.3]', {
  tag: '@journey',
}, async ({ page, admin, complaints }) => {
  const word = randomUUID().slice(0, 8);
  const name = `Bench <img src=x onerror=alert(1)> ${word}`;
  await page.setViewportSize(WIDE);
  await admin.open('/admin/products');
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['Product', 'Category', 'Price', 'Stock', 'Status', 'Actions'],
  ]);
  const search = page.getByRole('searchbox', { name: 'Search by name or category' });
  await search.fill('weight plates');
  await expect(page).toHaveURL('/admin/products?search=weight+plates');
  await expect(page.getByRole('cell', { name: 'Weight Plates', exact: true }).first()).toBeVisible();
  await search.fill(word);
  await expect(page.getByText('No products found')).toBeVisible();

  try {
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Add Product');
    await page.getByRole('button', { name: 'Add product', exact: true }).click();
    for (const field of ['Name', 'Category', 'Price', 'Short description', 'Description'])
      await expect(dialog(page).getByText(`${field} is required`, { exact: true })).toBeVisible();
    await expect(dialog(page).getByText('Image URLs are required')).toBeVisible();
    await expect(dialog(page).getByLabel('Name')).toBeFocused();

    await dialog(page).getByLabel('Name').fill(name);
    await dialog(page).getByLabel('Category').selectOption('Benches');
    await dialog(page).getByLabel('Price (₹)', { exact: true }).fill('twelve');
    await dialog(page).getByLabel('Short description').fill('Holds <b>300 kg</b>');
    await dialog(page).getByLabel('Full description').fill('Steel frame, 60 mm padding.');
    await dialog(page).getByLabel('Stock (optional)').fill('4');
    const addresses = dialog(page).getByLabel('Image URLs');
    await addresses.fill(' /images/placeholder.svg ,');
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
    await dialog(page)
      .getByLabel('Upload pictures')
      .setInputFiles({ name: 'bench.png', mimeType: 'image/png', buffer: picture });
    await expect(addresses).toHaveValue(/^\/images\/placeholder\.svg, \/media\/\S+\.webp$/);
    await page.getByRole('button', { name: 'Move picture 2 earlier' }).click();
    await expect(addresses).toHaveValue(/^\/media\/\S+\.webp, \/images\/placeholder\.svg$/);
    const alt = dialog(page).getByLabel('What it shows (alt text of picture 2)');
    await alt.fill(`Side of "${word}"`);
    await page.getByRole('button', { name: 'Move picture 2 earlier' }).click();
    await page.getByRole('button', { name: 'Move picture 1 later' }).click();
    await expect(alt, 'the words stay with their picture').toHaveValue(`Side of "${word}"`);
    await page.getByRole('button', { name: 'Add product', exact: true }).click();
    await expect(dialog(page).getByText('Price must be a number')).toBeVisible();
    await dialog(page).getByLabel('Price (₹)', { exact: true }).fill('8,999.50');
    expect(await accessibilityProblems(page)).toEqual([]);

    const mend = await failing(page, complaints, '**/api/products', 'POST');
    await page.getByRole('button', { name: 'Add product', exact: true }).click();
    await expect(dialog(page).locator('.dialog-failure')).toHaveText('The server is in trouble');
    await expectLogged(page, complaints, 'The product was not saved');
    await expect(dialog(page).getByLabel('Name'), 'what was typed stays').toHaveValue(name);
    await mend();
    await page.getByRole('button', { name: 'Add product', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await told(page, 'Product created successfully');
    await expect(row(page, word), 'hostile text is text').toContainText(name);
    await expect(row(page, word)).toContainText(/Benches.*₹9,000.*4 left.*In Stock/);
    await page.getByLabel('Stock', { exact: true }).selectOption('Low stock');
    await expect(page).toHaveURL(`/admin/products?search=${word}&stock=low`);
    await expect(row(page, word), 'four are few').toBeVisible();

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(dialog(page)).toHaveAccessibleName('Edit Product');
    await dialog(page).getByLabel('Price (₹)', { exact: true }).fill('7777');
    await dialog(page).getByLabel('Stock (optional)').fill('0');
    await dialog(page).getByRole('button', { name: 'Add a weight' }).click();
    await dialog(page).getByRole('group', { name: 'variant 1' }).getByLabel('Weight').fill('20 kg');
    await dialog(page).getByRole('group', { name: '20 kg' }).getByLabel('Shipping (kg)').fill('21.5');
    const boxes = dialog(page).getByLabel('Boxes (optional)');
    await boxes.fill('120 x 60 x 20 cm, 45 kg\n60 x 40');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page).getByText('Line 2: write it as 120 x 60 x 20 cm, 45 kg')).toBeVisible();
    await boxes.fill('120 x 60 x 20 cm, 45 kg\n100x50x40 2');
    await expect(dialog(page).getByText(/^2 boxes, 47\skg, 0\.34\sm³/)).toContainText(
      /The boxes together weigh 47\skg, but customers pay freight for 50\skg/,
    );
    await dialog(page).getByText('Boxes of each weight and colour').click();
    await dialog(page).getByLabel('Boxes of 20 kg').fill('40 x 30 x 15 cm, 21.5 kg');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await page.locator('.dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(
      0,
    );
    await page.setViewportSize(WIDE);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(row(page, word)).toContainText(/₹7,777.*Sold out.*Out of Stock/);
    await expect(dialog(page)).toHaveCount(0);
    await told(page, 'Product updated successfully');
    const { slug, ...saved } = await productNamed(admin, word);
    expect(saved).toMatchObject({
      boxes: [{ lengthCm: 120, weightKg: 45 }, { lengthCm: 100 }],
      weightVariants: [{ weight: '20 kg', shippingWeight: 21.5, boxes: [{ lengthCm: 40, weightKg: 21.5 }] }],
    });
    const shown = await (await page.request.get(`/product/${slug}`)).text();
    expect(shown, 'the next load of its page has it').toContain('7,777');
    expect(shown, 'for those who do not see the picture').toContain(`alt="Side of &quot;${word}&quot;"`);

    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  } finally {
    const left = await productNamed(admin, word).catch(() => null);
    if (left !== null) await admin.call('DELETE', `/products/${left.id}`);
  }
});

test('a product is deleted by posting the list without it; failures are only logged [5.admin.11] [5.admin.16] [7.catalogue.4] [8.admin.17]', {
  tag: '@journey',
}, async ({ page, admin, complaints, excuses }) => {
  // Others change the list meanwhile: it is read anew and posted again.
  excuses.push(/status of 409/);
  const word = randomUUID().slice(0, 8);
  const name = `Garage Bench ${word}`;
  await admin.call('POST', '/products', {
    name,
    category: 'benches',
    price: 8999,
    shortDescription: 'Holds 300 kg',
    description: 'Steel frame',
    images: '/images/placeholder.svg',
  });
  const { id } = await productNamed(admin, word);
  try {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/products?search=${word}`);
    const remove = page.getByRole('button', { name: `Delete ${name}` });
    let question = answer(page, false);
    await remove.click();
    expect(await question).toBe('Are you sure you want to delete this product?');
    const heal = await failing(page, complaints, '**/api/products', 'POST');
    question = answer(page, true);
    await remove.click();
    await question;
    await expect(page.locator('.list-failure')).toContainText('was not deleted. The server is in trouble');
    await expect(row(page, word)).toBeVisible();
    await heal();
    const posted = listPost(page, '/api/products');
    question = answer(page, true);
    await remove.click();
    await question;
    const { products }: { products: { id: string; name: string }[] } = (await posted).postDataJSON();
    expect(products.length).toBeGreaterThan(40);
    expect(products.every((product) => product.name !== '' && product.id !== id)).toBe(true);
    await told(page, 'Product deleted successfully');
    await expect(page.getByText('No products found')).toBeVisible();
    expect((await page.request.get(`/api/products/${id}`)).status()).toBe(404);

    const search = page.getByRole('searchbox');
    for (const screen of ['products', 'categories', 'customers']) {
      await page.getByRole('link', { name: new RegExp(`^${screen}`, 'i') }).click();
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(screen, 'i') })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const mend = await failing(page, complaints, `**/api/${screen}?*`);
      await search.fill('bench');
      await expect(page.locator('.list-failure')).toContainText('The server is in trouble');
      await expectLogged(page, complaints, `/${screen} could not be loaded`);
      await mend();
    }
  } finally {
    await admin.call('DELETE', `/products/${id}`).catch(() => undefined);
  }
});

async function productNamed(admin: Admin, word: string): Promise<{ id: string; slug: string }> {
  const { data: products } = (await admin.call('GET', `/products?search=${word}`)) as {
    data: { id: string; slug: string }[];
  };
  const [found] = products;
  if (found === undefined) throw new Error(`No product is called ${word}`);
  return found;
}

test('a new price asks which variants get it too, asks again after they were left, and cards show what is charged', async ({
  page,
  admin,
}) => {
  const word = randomUUID().slice(0, 8);
  const prices = { price: 8999, salePrice: 5999 };
  const { product } = (await admin.call('POST', '/products', {
    name: `Bench ${word}`,
    category: 'others',
    ...prices,
    shortDescription: 'Steel',
    description: 'Steel',
    images: ['/images/placeholder.svg'],
    colorVariants: [
      { color: 'Black', ...prices },
      { color: 'Red', ...prices },
      { color: 'Gold', price: 9999 },
    ],
  })) as { product: { id: string; slug: string; name: string } };
  const save = page.getByRole('button', { name: 'Save changes' });
  const box = (name: string) => dialog(page).getByRole('checkbox', { name, exact: true });
  const edit = async (salePrice: string, size = WIDE) => {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/products?search=${word}`);
    await page.setViewportSize(size);
    await page.getByRole('button', { name: `Edit ${product.name}` }).click();
    await dialog(page).getByLabel('Sale price (₹)', { exact: false }).first().fill(salePrice);
  };
  const saved = async () => {
    await save.click();
    await expect(dialog(page)).toHaveCount(0);
  };
  const card = page.locator('.product-card').filter({ hasText: product.name });
  const charged = async (paid: string, range: string) => {
    await admin.open(`/admin/products?search=${word}`);
    await expect(row(page, word)).toContainText(range);
    await page.goto(`/shop?q=${word}`);
    await expect(card).toContainText(range);
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.locator('.cart-drawer-amount')).toHaveText(paid);
    await page.evaluate(() => localStorage.removeItem('cart-storage'));
  };
  try {
    await edit('5499', PHONE);
    await expect(
      dialog(page).getByRole('group', { name: 'Which variants get the new price of ₹5,499 too?' }),
    ).toBeVisible();
    for (const name of ['Black', 'Red']) {
      await expect(box(name)).toBeChecked();
      await expect(box(name)).toHaveAccessibleDescription('Now ₹5,999 After ₹5,499');
    }
    await expect(box('Gold')).not.toBeChecked();
    await expect(box('Gold')).toHaveAccessibleDescription('Now ₹9,999 After ₹9,999');
    expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.keyboard.press('Tab');
    await expect(box('Black')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(box('Red')).toHaveAccessibleDescription('Now ₹5,999 After ₹5,999');
    await saved();
    await page.setViewportSize(WIDE);
    await charged('₹5,999', '₹5,999 – ₹9,999');

    await edit('4999');
    for (const name of ['Black', 'Red', 'Gold']) await expect(box(name)).not.toBeChecked();
    await box('Black').check();
    await saved();
    await charged('₹4,999', '₹4,999 – ₹9,999');

    await edit('4499');
    await expect(box('Black')).toBeChecked();
    await expect(box('Red')).not.toBeChecked();
    await saved();
    const { product: now } = (await admin.call('GET', `/products/${product.id}`)) as { product: object };
    expect(now).toMatchObject({
      colorVariants: [
        { color: 'Black', price: 8999, salePrice: 4499 },
        { color: 'Red', price: 8999, salePrice: 5999 },
        { color: 'Gold', price: 9999 },
      ],
    });
  } finally {
    await admin.call('DELETE', `/products/${product.id}`);
  }
});

test('a product’s form has an address, names what is not saved, and leads to what was refused', async ({
  page,
  admin,
  excuses,
}) => {
  // At last it is asked for a product that was deleted.
  excuses.push(/\/api\/products\/\d+/);
  const word = randomUUID().slice(0, 8);
  const { product } = (await admin.call('POST', '/products', {
    name: `Plates ${word}`,
    category: 'others',
    price: 9000,
    shortDescription: 'Steel',
    description: 'Steel',
    images: ['/images/placeholder.svg'],
    weightVariants: [
      { weight: '10 kg pair', price: 9000, salePrice: 7000, stock: 3 },
      { weight: '20 kg pair', price: 15000, stock: 7 },
    ],
  })) as { product: { id: string; name: string } };
  const address = `/admin/products/${product.id}?search=${word}`;
  const stock = dialog(page).getByRole('group', { name: '20 kg pair' }).getByLabel('Stock', { exact: true });
  const status = dialog(page)
    .getByRole('status')
    .filter({ hasText: /change/i });
  const mark = dialog(page)
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^Weights/ });
  try {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/products?search=${word}`);
    await page.getByRole('link', { name: product.name }).click();
    await expect(page).toHaveURL(address);
    await expect(dialog(page)).toHaveAccessibleName('Edit Product');
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await expect(status).toHaveText('No changes');
    await expect(dialog(page).getByText('Cards show ₹7,000 – ₹15,000')).toBeVisible();

    await stock.fill('11');
    await expect(status).toHaveText('1 change not savedStock of the 20 kg pair: 7 is now 11');
    await expect(mark).toHaveAccessibleName('Weights and prices changed');
    const asked = answer(page, false);
    await page.goBack();
    expect(await asked).toContain('Leave without saving?');
    await expect(page).toHaveURL(address);
    await dialog(page).getByRole('button', { name: 'Discard' }).click();
    await expect(stock).toHaveValue('7');
    await expect(status).toHaveText('No changes');

    await stock.fill('few');
    await dialog(page).getByLabel('HSN code').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(stock, 'the refused field comes into view').toBeFocused();
    await expect(stock).toBeInViewport();
    await expect(mark).toHaveAccessibleName(/^Weights and prices ! ?has a mistake$/);
    await expect(dialog(page).getByText('Stock of 20 kg pair must be a whole number').first()).toBeVisible();
    await stock.fill('11');

    const facts = dialog(page).getByRole('region', { name: 'Fit facts' });
    const size = facts.getByRole('group', { name: 'line 1' });
    await facts.getByLabel('Add facts about').selectOption('Plates');
    await facts.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(facts.getByRole('heading', { name: 'Plates' })).toBeFocused();
    await facts.getByRole('button', { name: 'Add a size' }).click();
    await expect(size.getByLabel('For')).toHaveValue('weight 10 kg pair');
    await size.getByLabel('Weight (kg)').fill('10');
    await size.getByLabel('A. Diameter (mm)').fill('450');
    await size.getByLabel('B. Hole (mm)').fill('50.4');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(size.getByText('Thickness is required')).toBeVisible();
    await expect(size.getByLabel('C. Thickness (mm)')).toBeFocused();
    await size.getByLabel('C. Thickness (mm)').fill('46');
    await expect(facts.getByText('Hole of 50.4 mm on 50 mm sleeves.')).toBeVisible();
    await expect(status).toContainText('Plates: facts added');
    for (const screen of [WIDE, TABLET, PHONE]) {
      await page.setViewportSize(screen);
      expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
    }
    expect(await page.locator('.dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(
      0,
    );
    await page.setViewportSize(WIDE);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/admin/products?search=${word}`);
    await expect(row(page, word)).toContainText('1410 kg pair: 3 left');

    await page.goto(`/admin/products/${product.id}`);
    await expect(stock, 'opened by its address').toHaveValue('11');
    expect(await admin.call('GET', `/products/${product.id}`)).toMatchObject({
      product: {
        fit: {
          variants: {
            '10 kg pair': { plates: [{ kg: 10, diameter: 450, hole: 50.4, thickness: 46, count: 2 }] },
          },
        },
      },
    });
    await facts.getByRole('button', { name: 'Remove plates' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await admin.call('GET', `/products/${product.id}`)).toMatchObject({ product: { fit: {} } });
    await page.goto(`/admin/products/${product.id}`);
    const asking = answer(page, true);
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    expect(await asking).toBe('Are you sure you want to delete this product?');
    await told(page, 'Product deleted successfully');
    await expect(page).toHaveURL('/admin/products');
    await page.goto(`/admin/products/${product.id}`);
    await dialog(page).getByRole('button', { name: 'Show all products' }).click();
    await expect(page).toHaveURL('/admin/products');
  } finally {
    await admin.call('DELETE', `/products/${product.id}`).catch(() => undefined);
  }
});

test('who saves a product second is told and keeps what was typed, and no count is written over', async ({
  page,
  admin,
  excuses,
}) => {
  excuses.push(/status of 409/, /Someone else has changed/, /stock is now/);
  const word = randomUUID().slice(0, 8);
  const fields = {
    name: `Sled ${word}`,
    category: 'others',
    price: 9000,
    shortDescription: 'Steel',
    description: 'Steel',
    images: ['/images/placeholder.svg'],
  };
  const weights = [
    { weight: '20 kg', price: 9000, stock: 5 },
    { weight: '40 kg', stock: 6 },
  ];
  const { product } = (await admin.call('POST', '/products', {
    ...fields,
    stock: 10,
    weightVariants: weights,
  })) as { product: { id: string } };
  const stored = async () => (await admin.call('GET', `/products/${product.id}`)) as { product: object };
  const save = page.getByRole('button', { name: 'Save changes' });
  const field = (label: string) => dialog(page).getByLabel(label, { exact: true });
  try {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/products?search=${word}`);
    await page.getByRole('button', { name: `Edit ${fields.name}` }).click();
    await field('Full description').fill('Powder-coated steel');
    await field('Price (₹)').fill('9500');
    await dialog(page).getByRole('checkbox', { name: '20 kg', exact: true }).uncheck();
    await admin.call('PUT', `/products/${product.id}`, {
      ...fields,
      price: 8000,
      shortDescription: 'Welded',
      stock: 7,
      weightVariants: [
        { weight: '20 kg', price: 8000, stock: 3 },
        { weight: '60 kg', stock: 1 },
      ],
    });
    await save.click();
    await expect(dialog(page).locator('.dialog-failure')).toContainText('Save again to keep yours.');
    await expect(field('Full description'), 'what was typed stays').toHaveValue('Powder-coated steel');
    await expect(field('Price (₹)')).toHaveValue('9500');
    for (const words of ['8000', 'Welded', '7. It stays the same unless you change it here.'])
      await expect(dialog(page).getByText(`Someone else saved: ${words}`, { exact: true })).toBeVisible();
    await expect(dialog(page).getByText('Someone else saved')).toHaveCount(3);
    await expect(dialog(page).getByText('Someone else changed the variants.')).toBeVisible();
    await expect(
      dialog(page).getByRole('group', { name: '60 kg' }).getByPlaceholder('Not tracked'),
    ).toHaveValue('1');
    expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
    await save.click();
    await expect(dialog(page)).toHaveCount(0);
    expect((await stored()).product).toMatchObject({
      price: 9500,
      description: 'Powder-coated steel',
      stock: 7,
      weightVariants: [
        { weight: '20 kg', price: 8000, stock: 3 },
        { weight: '60 kg', stock: 1 },
      ],
    });
    expect(await changesOf(admin, 'product', product.id), 'the log has both').toMatchObject([
      { price: 8000, shortDescription: 'Welded' },
      { price: 9500, description: 'Powder-coated steel' },
    ]);

    await expect(row(page, word)).toContainText('₹9,500');
    await page.getByRole('button', { name: `Edit ${fields.name}` }).click();
    const twenty = dialog(page).getByRole('group', { name: '20 kg' });
    await twenty.getByLabel('Price', { exact: true }).fill('8500');
    await field('Stock (optional)').fill('20');
    await admin.call('PUT', `/products/${product.id}/stock`, { counts: [{ available: 6, seen: 7 }] });
    await save.click();
    await expect(dialog(page).getByText('The stock is now 6')).toBeVisible();
    await expect(dialog(page).getByText('Someone else saved: 6.')).toBeVisible();
    await admin.call('PUT', `/products/${product.id}`, {
      ...fields,
      weightVariants: [{ weight: '20 kg', price: 7000, stock: 2 }, { weight: '60 kg' }],
    });
    await save.click();
    await expect(dialog(page).getByText('Someone else saved: 20 kg ₹7000 (2 left), 60 kg')).toBeVisible();
    await expect(twenty.getByLabel('Price', { exact: true }), 'what was typed stays').toHaveValue('8500');
    await expect(twenty.getByPlaceholder('Not tracked'), 'the count of now').toHaveValue('2');
    await save.click();
    await expect(dialog(page)).toHaveCount(0);
    expect((await stored()).product).toMatchObject({
      stock: 20,
      weightVariants: [{ weight: '20 kg', price: 8500, stock: 2 }, { weight: '60 kg' }],
    });
  } finally {
    await admin.call('DELETE', `/products/${product.id}`).catch(() => undefined);
  }
});
