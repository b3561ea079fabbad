import { expect, test } from '../support/browser/watched-page.ts';

test('prices are shown with GST to those who want them so: everywhere, in every tab, and at the next visit', async ({
  page,
  context,
}) => {
  await page.goto('/product/rubber-hex-dumbbells');
  const price = page.locator('.big-price');
  await expect(price).toContainText('₹950');
  await expect(price).toContainText('₹1,121 incl. GST');
  const otherTab = await context.newPage();
  await otherTab.goto('/shop');
  const card = otherTab.locator('.product-card', { hasText: 'Olympic Barbell 7 ft 20 kg' });
  await expect(card).toContainText('₹9,999');
  await expect(card).toContainText('₹11,799 incl. GST');

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Show prices with GST' }).click();
  await expect(price).toContainText('₹1,121');
  await expect(price).toContainText('incl. 18 % GST');
  await expect(price).toContainText('₹950 + GST');
  await expect(page.getByRole('radio', { name: /^5 kg × 2/ })).toHaveAccessibleName(/₹2,123/);
  await expect(card.locator('.price b')).toContainText('₹11,799');
  await expect(card).toContainText('₹9,999 + GST');

  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Subtotal before GST');
  await page.goto('/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rubber Hex Dumbbells' });
  await expect(line).toContainText('₹1,121 each');
  await expect(line).toContainText('₹950 + GST');

  await expect(footer).toContainText('Prices include GST.');
  await footer.getByRole('button', { name: 'Show prices without GST' }).click();
  await expect(footer).toContainText('Prices exclude GST.');
  await expect(line).toContainText('₹1,121 incl. GST');
  await expect(card.locator('.price b')).toContainText('₹9,999');
});
