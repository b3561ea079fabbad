import { accessibilityProblems, expect, placeOrder, test } from '../support/browser/admin-page.ts';
import { ask } from '../support/browser/filled-cart.ts';
import { PHONE, WIDE } from '../support/browser/inbox-page.ts';

test('an order is packed by scanning its slip and its products, and each of its boxes gets a label', async ({
  page,
  admin,
}) => {
  const { id, number } = await placeOrder('Box Packer');
  const next = await placeOrder('Next Packer', { quantity: 1 });
  await admin.call('POST', '/shipping/shipments', { orderId: id, trackingNumber: 'DTDC-88123' });
  const [item] = await ask('select product_sku from order_items where order_id = $1', [id]);
  const sku = String(item?.product_sku);
  await page.addInitScript((code) => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
    // Desktop Chromium has no reader of barcodes, and the machine no camera.
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      const drawing = canvas.getContext('2d');
      setInterval(() => drawing?.fillRect(0, 0, 9, 9), 50);
      return canvas.captureStream(20);
    };
    Object.assign(window, {
      BarcodeDetector: class {
        detect = async () => [{ rawValue: code }];
      },
    });
  }, next.number);
  await page.setViewportSize(WIDE);
  await admin.open('/admin/orders');
  await page.getByRole('button', { name: 'Pack', exact: true }).click();
  const scan = (text: string) => page.keyboard.type(`${text}\n`);
  await expect(page.getByLabel('Scan a packing slip, or type its order number')).toBeFocused();
  await scan(number);
  const packing = page.getByRole('dialog', { name: `Pack ${number}` });
  await expect(packing.getByRole('checkbox')).not.toBeChecked();
  await expect(packing.getByLabel('Scan a product, or the next packing slip')).toBeFocused();
  await scan('RR-UNKNOWN');
  await expect(packing.locator('p[role=status]')).toHaveText('RR-UNKNOWN is not in this order.');
  await scan(sku);
  await expect(packing.locator('p[role=status]')).toHaveText('Olympic Barbell 7 ft 20 kg: 1 of 2');
  await scan(sku.toLowerCase());
  await expect(packing.locator('p[role=status]')).toHaveText('All packed.');
  await expect(packing.getByRole('checkbox')).toBeChecked();
  await scan(sku);
  await expect(packing).toContainText('2 / 2');
  expect(await accessibilityProblems(page)).toEqual([]);

  await packing.getByRole('button', { name: 'Print box labels' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const labels = page.locator('.box-label');
  await expect(labels).toHaveCount(2);
  await expect(labels.first()).toContainText('Box 1 of 2');
  await expect(labels.first()).toContainText('422001');
  await expect(labels.first()).toContainText(/Collect ₹[\d,]+/);
  await expect(labels.first()).toContainText('If undelivered, return to Rack & Rep');
  await expect(labels.first().getByRole('img', { name: `Barcode ${number}` })).toBeVisible();
  await expect(labels.first().getByRole('img', { name: 'Barcode DTDC-88123' })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // 100 × 150 mm in points, a page for each box.
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sizes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))])).toEqual([
    [283, 425],
    [283, 425],
  ]);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await page.setViewportSize(PHONE);
  await packing.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByRole('dialog', { name: `Pack ${next.number}` })).toContainText('0 / 1');
  await page.getByRole('checkbox', { name: /Olympic Barbell/ }).check();
  await expect(page.getByRole('dialog').locator('p[role=status]')).toHaveText('All packed.');
});
