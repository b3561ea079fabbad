import sharp from 'sharp';
import {
  accessibilityProblems,
  changesOf,
  expect,
  failing,
  placeOrder,
  test,
  toast,
} from '../support/browser/admin-page.ts';
import { PHONE, told, WIDE } from '../support/browser/inbox-page.ts';
import { query } from '../support/shop-process.ts';

/** As large as a phone's. */
const photograph = async (name: string, mean: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 2400,
      height: 1600,
      channels: 3,
      background: '#933',
      noise: { type: 'gaussian', mean, sigma: 30 },
    },
  })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 59/1 51/1' } })
    .toBuffer(),
});

test('a guest reports a damaged item with two photos from a phone, the shop refunds a part, and the guest sees it', async ({
  page,
  admin,
  complaints,
  browser,
}) => {
  const { id, number } = await placeOrder('Claim Maker');
  await page.setViewportSize(PHONE);
  await page.goto(`/order-success/${id}`);
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible();
  await expect(page.getByText('Damaged or wrong?')).toHaveCount(0);
  await admin.call('PATCH', `/orders/${id}/status`, { status: 'DELIVERED' });
  await admin.call('PUT', `/orders/${id}`, { payment_status: 'PAID' });

  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Report a Problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a Problem' });
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(dialog).toContainText('Please say what is wrong');
  await dialog.getByRole('radio', { name: 'It’s damaged' }).check();
  await dialog.getByRole('button', { name: 'Decrease quantity' }).click();
  await dialog.getByLabel('Message').fill('The sleeve is bent.');
  const files = await Promise.all([photograph('bar.jpg', 100), photograph('box.jpg', 160)]);
  await dialog.locator('input[type=file]').setInputFiles(files);
  await expect(dialog.getByRole('list', { name: 'Chosen photos' }).getByRole('listitem')).toHaveCount(2);
  expect(await accessibilityProblems(page, 'dialog')).toEqual([]);

  const mend = await failing(page, complaints, '**/api/orders/*/claims', 'POST');
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(dialog.getByText('The server is in trouble')).toBeVisible();
  await expect(dialog.getByLabel('Message'), 'what was typed stays').toHaveValue('The sleeve is bent.');
  await mend();
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(toast(page, 'We’ve received your report')).toBeVisible({ timeout: 20_000 });
  const report = page.getByRole('region', { name: 'Your report' });
  await expect(report).toContainText('Received');
  await expect(report).toContainText('1 × Olympic Barbell');
  const shown = report.getByRole('img', { name: /^From you/ });
  await expect(shown).toHaveCount(2);
  const widths = () =>
    shown.evaluateAll((images) => images.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([1600, 1600]);
  await expect(page.getByRole('button', { name: 'Report a Problem' }), 'one open report a line').toHaveCount(
    0,
  );
  expect(await accessibilityProblems(page, 'main')).toEqual([]);

  await page.setViewportSize(WIDE);
  await admin.open('/admin');
  await expect(page.locator('.need').filter({ hasText: /Claims? to decide/ })).toBeVisible();
  await admin.open(`/admin/claims?search=${number}`);
  await page.getByRole('link', { name: number }).click();
  const claim = page.getByRole('dialog', { name: `Claim about ${number}` });
  await expect(claim.getByRole('img', { name: /^From the customer/ })).toHaveCount(2);
  await expect(claim).toContainText('The sleeve is bent.');
  await claim.getByLabel('Decision').selectOption('refund');
  await expect(claim.getByLabel('Amount in rupees')).toHaveValue(/^\d{4,}/);
  await claim.getByLabel('Amount in rupees').fill('1500.50');
  await claim.getByLabel('Message to the shopper').fill('Sorry. Please keep the bar.');
  expect(await accessibilityProblems(page, 'dialog')).toEqual([]);
  await claim.getByRole('button', { name: 'Save decision' }).click();
  await told(page, 'Claim decided. The shopper gets an e-mail.');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Part refund done');
  const [row] = await query(
    process.env.SHOP_DATABASE_URL ?? '',
    'select id from claims where order_id = $1',
    [id],
  );
  expect(await changesOf(admin, 'claim', String(row?.id))).toEqual([
    expect.objectContaining({ decision: 'refund', amount: 150_050 }),
  ]);

  await admin.open(`/admin/orders/${number}`);
  const claims = page
    .getByRole('dialog', { name: `Order ${number}` })
    .getByRole('region', { name: 'Claim', exact: true });
  await expect(claims).toContainText('Part refund done');

  const guest = await browser.newPage({ viewport: PHONE });
  await guest.goto(`http://127.0.0.1:${process.env.SHOP_PORT}/order-success/${id}`);
  const outcome = guest.getByRole('region', { name: 'Your report' });
  await expect(outcome).toContainText('We’ve refunded ₹1,500.50.');
  await expect(outcome).toContainText('Sorry. Please keep the bar.');
  await expect(guest.getByRole('link', { name: 'Download credit note (PDF)' })).toBeVisible();
  await guest.close();
});
