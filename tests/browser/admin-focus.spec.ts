import { randomUUID } from 'node:crypto';
import { expect, placeOrder, test, toast } from '../support/browser/admin-page.ts';
import { row, WIDE, withoutEvents, write } from '../support/browser/inbox-page.ts';

const FORM = { subject: 'Racks', message: 'How many fit?' };

test('who deletes an order goes on with the one in its place, and at last with the empty list', async ({
  page,
  admin,
}) => {
  const orders = [];
  for (let count = 0; count < 3; count += 1) orders.push(await placeOrder('Focus Keeper'));
  const [oldest = '', middle = '', newest = ''] = orders.map(({ number }) => number);
  await page.setViewportSize(WIDE);
  await withoutEvents(page);
  await admin.open('/admin/orders?search=focus+keeper');
  const remove = async (number: string) => {
    await page.getByRole('button', { name: `Delete ${number}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(row(page, number)).toHaveCount(0);
  };
  await remove(middle);
  await expect(page.getByRole('link', { name: oldest, exact: true })).toBeFocused();
  await remove(oldest);
  await expect(page.getByRole('link', { name: newest, exact: true }), 'the last').toBeFocused();
  await remove(newest);
  await expect(page.getByRole('region', { name: 'Orders' })).toBeFocused();
});

test('who deletes a product goes on with the one in its place', async ({ page, admin, excuses }) => {
  // Others change the list meanwhile: it is read anew and posted again.
  excuses.push(/status of 409/);
  const word = `w${randomUUID().slice(0, 7)}`;
  const names = ['A', 'B', 'C'].map((letter) => `${letter} bench ${word}`);
  for (const name of names)
    await admin.call('POST', '/products', {
      name,
      category: 'benches',
      price: 8999,
      shortDescription: 'Holds 300 kg',
      description: 'Steel frame',
      images: '/images/placeholder.svg',
    });
  const left = async () =>
    (await admin.call('GET', `/products?search=${word}`)) as { data: { id: string }[] };
  try {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/products?search=${word}`);
    const shown = page.locator('tbody tr .row-name');
    await expect(shown).toHaveCount(3);
    const [, second = '', third = ''] = await shown.allTextContents();
    page.on('dialog', (question) => question.accept());
    await page.getByRole('button', { name: `Delete ${second}` }).press('Enter');
    await expect(row(page, second)).toHaveCount(0);
    await expect(page.getByRole('link', { name: third, exact: true })).toBeFocused();
  } finally {
    for (const { id } of (await left()).data) await admin.call('DELETE', `/products/${id}`);
  }
});

test('who deletes a contact message goes on with the one in its place; who writes elsewhere goes on writing', async ({
  page,
  admin,
}) => {
  const word = `w${randomUUID().slice(0, 7)}`;
  const people = ['Asha', 'Ravi', 'Meera'].map((name) => `${name} ${word}`);
  for (const name of people)
    await write(admin, '/contact-us', { ...FORM, name, email: `${name.replace(' ', '.')}@example.in` });
  await page.setViewportSize(WIDE);
  await withoutEvents(page);
  await admin.open(`/admin/contact-us?search=${word}`);
  page.on('dialog', (question) => question.accept());
  const message = (name: string) => page.locator('.message').filter({ hasText: name });
  await expect(page.locator('.message')).toHaveCount(3);
  const [, second = '', third = ''] = await page.locator('.message-sender b').allTextContents();
  const remove = (name: string) => message(name).getByRole('button', { name: /^Delete / });
  await remove(second).press('Enter');
  await expect(message(second)).toHaveCount(0);
  await expect(message(third).getByRole('button', { name: FORM.subject })).toBeFocused();

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/contacts/*', async (route) => {
    await held;
    await route.fallback();
  });
  await remove(third).press('Enter');
  await page.getByRole('searchbox').focus();
  answer();
  await expect(message(third)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(toast(page, 'Contact deleted successfully')).toBeVisible();

  await remove(people.find((name) => name !== second && name !== third) ?? '').press('Enter');
  await expect(page.getByText('No contacts found')).toBeFocused();
});
