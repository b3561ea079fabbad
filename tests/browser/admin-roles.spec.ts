import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, placeOrder, test, toast } from '../support/browser/admin-page.ts';
import { newEmail } from '../support/browser/shopper.ts';
import { RUNS_ALL } from '../support/rounds.ts';
import { ADMIN, query } from '../support/shop-process.ts';

const WIDTHS = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
] as const;

/** Somebody of the team with the owner's password, so that no mail is needed. */
async function employ(role: string): Promise<string> {
  const email = newEmail(role);
  await query(
    process.env.SHOP_DATABASE_URL ?? '',
    `insert into users (name, email, role, admin_role, password_hash, email_verified_at)
     select $1, $2, 'ADMIN', $3, password_hash, now() from users where email = $4`,
    [`Ravi ${role}`, email, role, ADMIN.email],
  );
  return email;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
}

/** Every amount on the screen that is not cash to collect at the door. */
const amountsOn = async (page: Page) =>
  [
    ...(await page.locator('main, dialog[open]').allInnerTexts())
      .join(' ')
      .matchAll(/₹[\d,]+(?![\d,]| to collect| on delivery)/g),
  ].map(([amount]) => amount);

/** Of these buttons each is in sight and greyed, and says why. */
async function expectGreyed(page: Page, reason: RegExp, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
    await expect(button, name).toHaveAttribute('aria-disabled', 'true');
    await expect(button, name).toHaveAccessibleDescription(reason);
  }
}

test('a packer packs and ships an order, collects cash, finds no revenue, and is told whom to ask for the rest', async ({
  page,
  admin,
  excuses,
}) => {
  excuses.push(/status of 403/);
  for (const size of RUNS_ALL ? WIDTHS : WIDTHS.slice(-1)) {
    await page.setViewportSize(size);
    const pieces = size.width < 1000 ? '36' : '144';
    const { id, number } = await placeOrder(`Pack ${size.width}`);
    await admin.call('PATCH', `/orders/${id}/status`, { status: 'CONFIRMED' });
    await signIn(page, await employ('packer'));
    await expect(page.getByRole('list', { name: 'Orders ready to ship' })).toContainText(/RR-\d+/);
    await expect(page.getByRole('heading', { name: 'Sales' })).toHaveCount(0);
    expect(await amountsOn(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);

    const openMenu = async () => {
      if (size.width < 1000) await page.getByRole('button', { name: 'Menu' }).click();
    };
    await openMenu();
    const sidebar = page.getByRole('navigation', { name: 'Back-office' }).filter({ visible: true });
    await expect(sidebar.getByRole('listitem')).toHaveCount(4);
    await sidebar.getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('to collect');
    const remove = page.getByRole('button', { name: `Delete ${number}` });
    await expect(remove, 'greyed, with the reason').toHaveAccessibleDescription(
      'As a packer, you can’t delete orders. Please ask an owner.',
    );
    await remove.press('Enter');
    await expect(toast(page, 'As a packer, you can’t delete orders.')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    if (size.width < 1000) {
      await page.getByRole('button', { name: 'More actions' }).click();
      await expect(
        page.getByRole('button', { name: /^Create order Done by an owner, a manager or support/ }),
      ).toBeDisabled();
      await expect(page.getByRole('button', { name: /^Confirm All Pending Done by/ })).toBeDisabled();
      await page.keyboard.press('Escape');
    } else {
      await expectGreyed(page, /you can’t create orders/, 'Create order');
      await expectGreyed(page, /you can’t confirm orders/, 'Confirm All Pending');
      await expectGreyed(page, /you can’t export customers/, 'Export CSV');
    }
    await row.getByRole('link', { name: number }).click();
    const dialog = page.getByRole('dialog', { name: `Order ${number}` });
    await expect(dialog.getByRole('heading', { name: 'Deliver to' })).toBeVisible();
    await expect(dialog).toContainText(/₹[\d,]+ to collect/);
    await expect(dialog.getByRole('heading', { name: 'Payment' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
    expect(await amountsOn(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add a shipment' }).click();
    await dialog.getByLabel('Tracking number').fill(`PACK-${size.width}`);
    await dialog.getByRole('button', { name: 'Save shipment' }).click();
    await expect(toast(page, 'Shipment created successfully')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ship order' }).click();
    await expect(dialog.getByText('Order shipped')).toBeVisible();
    await dialog.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('button', { name: /^Delete order Done by an owner/ })).toBeDisabled();

    await page.goto('/admin/products');
    const product = page.getByRole('row').filter({ hasText: 'Olympic Barbell 7 ft 20 kg' }).first();
    await expectGreyed(page, /you can’t change prices/, 'Select page', 'Change prices');
    await expectGreyed(page, /you can’t change products/, 'Export CSV', 'Import CSV', 'Add Product');
    await expectGreyed(page, /you can’t change products/, 'Delete Olympic Barbell 7 ft 20 kg');
    await product.getByRole('link').click();
    const stock = page.getByRole('dialog', { name: /Olympic Barbell/ });
    await stock.getByLabel('Pieces').fill(pieces);
    await stock.getByRole('button', { name: 'Save stock' }).click();
    await expect(toast(page, 'Stock updated successfully')).toBeVisible();
    await expect(product).toContainText(pieces);

    await page.goto('/admin/shipping?view=rates');
    await expectGreyed(page, /you can’t change carriers and rates/, 'Add rate');
    await page.goto('/admin/shipping?view=carriers');
    await expectGreyed(page, /you can’t change carriers and rates/, 'Add carrier');

    await page.goto('/admin/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your role doesn’t include this page');
    await expect(
      page.getByText('As a packer, you can’t change settings. Please ask an owner or a manager.'),
    ).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await openMenu();
    await sidebar.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
  }
});

test('support answers and cancels, and a change of the role counts at the next click', async ({
  page,
  admin,
  excuses,
}) => {
  excuses.push(/status of 403/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { number } = await placeOrder('Support case');
  const email = await employ('support');
  await signIn(page, email);
  await page.goto(`/admin/orders/${number}`);
  const dialog = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(dialog.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await expectGreyed(page, /you can’t ship orders/, 'Add a shipment');
  await dialog.getByRole('button', { name: 'Confirm order' }).click();
  await expect(dialog.getByText('Done by an owner, a manager or a packer.').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ship order', exact: true })).toBeDisabled();
  page.once('dialog', (question) => void question.accept());
  await dialog.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByText('Order cancelled')).toBeVisible();

  for (const [path, button] of [
    ['/admin/coupons', 'Add Coupon'],
    ['/admin/discounts', 'Add Discount'],
  ] as const) {
    await page.goto(path);
    await expectGreyed(page, /you can’t change prices/, button);
  }
  await page.goto('/admin/shipping');
  await expectGreyed(page, /you can’t ship orders/, 'Create shipment');
  await admin.call('POST', '/contact-us', {
    phone: '9876543210',
    name: 'Asha Verma',
    email: newEmail('asha'),
    subject: 'Greyed',
    message: 'Do you deliver to the third floor?',
  });
  await page.goto('/admin/contact-us');
  await expect(
    page.getByRole('button', { name: /^Delete .* from Asha Verma$/ }).first(),
  ).toHaveAccessibleDescription(/you can’t delete messages/);
  await page.goto('/admin/contacts');
  await expectGreyed(page, /you can’t export customers/, 'Export CSV');

  await page.goto('/admin/customers');
  await expect(page.getByRole('option', { name: /^Most spent first. Done by an owner/ })).toBeDisabled();
  await expect(page.getByRole('columnheader', { name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Total Spent' })).toHaveCount(0);

  const { data } = (await admin.call('GET', '/administrators')) as { data: { id: string; email: string }[] };
  const id = data.find((each) => each.email === email)?.id;
  await admin.call('PUT', `/administrators/${id}/role`, { adminRole: 'packer', password: ADMIN.password });
  await page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByText('As a packer, you can’t moderate reviews.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Back-office' }).getByRole('listitem')).toHaveCount(4);
});
