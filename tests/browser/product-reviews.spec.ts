import { ask, open, openOnce } from '../support/browser/product-page.ts';
import { expect, test } from '../support/browser/watched-page.ts';

test('whatever a review holds is shown as text [3.product.18]', { tag: '@journey' }, async ({ page }) => {
  const script = `</script><script>document.title='taken'</script>`;
  const attack = `${script}<img src=x onerror="document.title='taken'"><b>bold</b>`;
  await ask(
    `insert into reviews (id, product_id, user_name, rating, comment, verified, status, date)
     values ('hostile', '28', '<i>Mallory</i>', 1, $1, false, 'published', '2026-11-14')`,
    [attack],
  );
  try {
    await openOnce(page, '/product/28', 'onerror');
    const entry = page.locator('.reviews > li').first();
    await expect(entry).toContainText(attack);
    await expect(entry).toContainText('<i>Mallory</i>');
    await expect(entry.locator('img, b b, i')).toHaveCount(0);
    await expect(page).not.toHaveTitle('taken');
  } finally {
    await ask(`delete from reviews where id = 'hostile'`);
  }
});

test('who bought and received a product writes about it, once', async ({ page }) => {
  const email = `reviewer-${Date.now()}@example.in`;
  const account = { name: 'Meera Joshi', email, phone: '9876543210', password: 'a long enough word' };
  const registered = await (await page.request.post('/api/auth/register', { data: account })).json();
  const token: string = registered.authorization.token;
  const address = {
    fullName: 'Meera Joshi',
    email,
    address: '12 Station Road, Camp',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
    phone: '9876543210',
  };
  const placed = await page.request.post('/api/orders', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': email },
    data: {
      items: [{ product_id: '42', quantity: 1 }],
      shipping_address: address,
      billing_address: address,
      payment_method: 'COD',
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  await ask(
    `update orders set status = 'DELIVERED' where user_id = (select id from users where email = $1)`,
    [email],
  );
  await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
  await open(page, '/product/42');
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  const form = page.getByRole('form', { name: 'Write a review' });
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form).toContainText('Please give a rating from 1 to 5');
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByRole('textbox', { name: 'Comment' }).fill('Fits, and stays put.');
  await form.getByRole('button', { name: 'Send review' }).click();
  const own = page.getByRole('region', { name: 'Your review' });
  await expect(own).toContainText('Fits, and stays put.');
  await expect(own).toContainText('We’ll publish it once we’ve read it.');
  await page.reload();
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await expect(own).toContainText('Fits, and stays put.');
});
