import { randomUUID } from 'node:crypto';
import { accessibilityProblems, changesOf, expect, failing, test } from '../support/browser/admin-page.ts';
import { answer, dialog, expectLogged, listPost } from '../support/browser/catalogue-page.ts';
import { PHONE, row, TABLET, told, WIDE } from '../support/browser/inbox-page.ts';

// One after the other: they save whole lists, and look at what is in them.
test.describe.configure({ mode: 'default' });

test('who saves a category second is told and keeps what was typed', async ({ page, admin, excuses }) => {
  excuses.push(/status of 409/, /Someone else has changed/);
  const word = randomUUID().slice(0, 8);
  const fields = { name: `Sleds ${word}`, description: 'To push', image: '/images/placeholder.svg' };
  const { category } = (await admin.call('POST', '/categories', fields)) as { category: { id: string } };
  try {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/categories?search=${word}`);
    await page.getByRole('button', { name: `Edit ${fields.name}` }).click();
    await dialog(page).getByLabel('Description').fill('To push and pull');
    await admin.call('PUT', `/categories/${category.id}`, {
      ...fields,
      description: 'To drag',
      isActive: false,
    });
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    await expect(dialog(page).locator('.dialog-failure')).toContainText('Save again to keep yours.');
    await expect(dialog(page).getByText('Someone else saved: To drag')).toBeVisible();
    await expect(dialog(page).getByLabel('Show it and its products')).toHaveAccessibleName(
      'Show it and its products in the shop (someone else saved: no)',
    );
    await expect(dialog(page).getByLabel('Description'), 'what was typed stays').toHaveValue(
      'To push and pull',
    );
    expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
    await dialog(page).getByLabel('Show it and its products').uncheck();
    await save.click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, word)).toContainText(/Hidden.*To push and pull/);
    expect(await changesOf(admin, 'category', category.id), 'the log has both').toEqual([
      { description: 'To drag', isActive: false },
      { description: 'To push and pull' },
    ]);
  } finally {
    await admin.call('DELETE', `/categories/${category.id}`).catch(() => undefined);
  }
});

test('who deletes a category is told what goes off sale, and adding it again gives that back', async ({
  page,
  admin,
}) => {
  const word = randomUUID().slice(0, 8);
  const slug = `sand-${word}`;
  const category = { name: `Sand ${word}`, description: `Bags ${word}`, image: '/images/placeholder.svg' };
  await admin.call('POST', '/categories', category);
  const { product } = (await admin.call('POST', '/products', {
    name: `Bag ${word}`,
    category: slug,
    price: 900,
    shortDescription: 'Canvas',
    description: 'Canvas',
    images: ['/images/placeholder.svg'],
  })) as { product: { id: string } };
  try {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/categories?search=${word}`);
    await expect(row(page, slug)).toContainText('1 product');
    let question = answer(page, true);
    await page.getByRole('button', { name: `Delete ${category.name}` }).click();
    expect(await question).toBe(
      'Are you sure you want to delete this category?\n\nIts 1 product will go off sale too.',
    );
    await told(page, 'Category deleted successfully');
    await expect(page.getByText('No categories found')).toBeVisible();
    await page.getByRole('button', { name: 'Add Category' }).click();
    await dialog(page).getByLabel('Name').fill(category.name);
    await dialog(page).getByLabel('Description').fill(category.description);
    await dialog(page).getByLabel('Image URL').fill(category.image);
    await page.getByRole('button', { name: 'Add category', exact: true }).click();
    await expect(row(page, slug)).toContainText('1 product');
    await expect(row(page, `${slug}-2`)).toHaveCount(0);
    await admin.call('DELETE', `/products/${product.id}`);
    await page.reload();
    await expect(row(page, slug)).toContainText('0 products');
    question = answer(page, true);
    await page.getByRole('button', { name: `Delete ${category.name}` }).click();
    expect(await question).toBe('Are you sure you want to delete this category?');
    await expect(page.getByText('No categories found')).toBeVisible();
  } finally {
    await admin.call('DELETE', `/products/${product.id}`).catch(() => undefined);
    await admin.call('DELETE', `/categories/${slug}`).catch(() => undefined);
  }
});

test('categories are added, changed and deleted as a whole list [2.backoffice.4] [2.backoffice.5] [5.admin.4] [5.admin.5] [7.catalogue.7] [7.catalogue.8]', {
  tag: '@journey',
}, async ({ page, admin, complaints }) => {
  const word = randomUUID().slice(0, 8);
  const name = `Kettle & <b>Bells</b> ${word}`;
  const slug = `kettle-b-bells-b-${word}`;
  await page.setViewportSize(WIDE);
  await admin.open('/admin/categories');
  await expect(page.getByRole('columnheader')).toHaveText(['Category', 'Slug', 'Description', 'Actions']);
  await expect(row(page, 'barbells').first()).toBeVisible();
  try {
    await page.getByRole('button', { name: 'Add Category' }).click();
    await page.getByRole('button', { name: 'Add category', exact: true }).click();
    for (const field of ['Name', 'Description', 'Image URL'])
      await expect(dialog(page).getByText(`${field} is required`, { exact: true })).toBeVisible();
    await dialog(page).getByLabel('Name').fill(name);
    await expect(dialog(page).getByLabel('Slug')).toHaveAttribute('placeholder', slug);
    await dialog(page).getByLabel('Description').fill(`Cast iron, ${word}`);
    await dialog(page).getByLabel('Image URL').fill('/images/placeholder.svg');
    const mend = await failing(page, complaints, '**/api/categories', 'POST');
    await page.getByRole('button', { name: 'Add category', exact: true }).click();
    await expect(dialog(page).locator('.dialog-failure')).toHaveText('The server is in trouble');
    await expectLogged(page, complaints, 'The category was not saved');
    await expect(dialog(page).getByLabel('Name')).toHaveValue(name);
    await mend();
    let posted = listPost(page, '/api/categories');
    await page.getByRole('button', { name: 'Add category', exact: true }).click();
    const added: { categories: { name: string }[] } = (await posted).postDataJSON();
    expect(added.categories.length).toBeGreaterThan(8);
    expect(added.categories.at(-1)).toMatchObject({ name });
    await told(page, 'Category created successfully');
    await expect(row(page, slug)).toContainText(name);
    await expect(dialog(page)).toHaveCount(0);
    expect((await page.request.get(`/category/${slug}`)).status()).toBe(200);

    const search = page.getByRole('searchbox', { name: 'Search by name or description' });
    await search.fill(`iron, ${word}`);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(dialog(page)).toHaveAccessibleName('Edit Category');
    await dialog(page).getByLabel('Slug').fill('racks');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page).locator('.field-error'), 'one address, one category').toBeVisible();
    complaints.splice(0);
    await dialog(page).getByLabel('Slug').fill(slug);
    await dialog(page).getByLabel('Description').fill(`Steel, ${word}`);
    const file = (mimeType: string, buffer: Buffer) => ({ name: 'bells.png', mimeType, buffer });
    const choose = dialog(page).getByLabel('Upload another picture');
    await choose.setInputFiles(file('image/png', Buffer.from('no picture')));
    await expect(dialog(page).getByText(/^Not uploaded\./), 'the text says why').toBeVisible();
    complaints.splice(0);
    await choose.setInputFiles(
      file('image/png', await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } })),
    );
    await expect(dialog(page).getByLabel('Image URL')).toHaveValue(/^\/media\/\S+\.webp$/);
    await dialog(page).getByLabel('Alt text').fill(`Two "bells" ${word}`);
    await page.setViewportSize(PHONE);
    expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
    expect(await page.locator('.dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(
      0,
    );
    await page.setViewportSize(WIDE);
    posted = listPost(page, '/api/categories');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const changed: { categories: { slug: string; description: string }[] } = (await posted).postDataJSON();
    expect(changed.categories.find((category) => category.slug === slug)?.description).toBe(`Steel, ${word}`);
    expect(changed.categories.length).toBe(added.categories.length);
    await told(page, 'Category updated successfully');
    await expect(dialog(page)).toHaveCount(0);
    await search.fill(`steel, ${word}`);
    await expect(row(page, `Steel, ${word}`)).toBeVisible();
    const shown = await (await page.request.get(`/category/${slug}`)).text();
    expect(shown, 'the shop has the picture and its words').toMatch(
      new RegExp(
        `src="/media/\\S+\\.webp"[^>]* alt="Two &quot;bells&quot; ${word}"|alt="Two &quot;bells&quot; ${word}"[^>]* src="/media/`,
      ),
    );

    posted = listPost(page, '/api/categories');
    const question = answer(page, true);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    expect(await question).toBe('Are you sure you want to delete this category?');
    const left: { categories: { slug: string }[] } = (await posted).postDataJSON();
    expect(left.categories.some((category) => category.slug === slug)).toBe(false);
    await expect(page.getByText('No categories found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(row(page, 'barbells').first()).toBeVisible();
    await page.setViewportSize(TABLET);
    expect(await accessibilityProblems(page)).toEqual([]);
  } finally {
    await admin.call('DELETE', `/categories/${slug}`).catch(() => undefined);
  }
});
