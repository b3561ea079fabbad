import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/admin-page.ts';
import { WIDE } from '../support/browser/inbox-page.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Answers every question from now on, and keeps the questions. */
function answering(page: Page) {
  const asked: string[] = [];
  const answers = { isYes: false, asked };
  page.on('dialog', (question) => {
    asked.push(question.type() === 'beforeunload' ? 'beforeunload' : question.message());
    void (answers.isYes ? question.accept() : question.dismiss());
  });
  return answers;
}

const QUESTION = 'Leave without saving? Your changes will be lost.';

test('what was typed into a dialog is given up only when somebody says so [5.admin.16]', {
  tag: '@journey',
}, async ({ page, admin }) => {
  await page.setViewportSize(WIDE);
  const answers = answering(page);
  await admin.open('/admin');
  await page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name: 'Products' }).click();
  const open = () => page.getByRole('button', { name: 'Add Product' }).click();
  await open();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page), 'nothing was typed').toHaveCount(0);
  expect(answers.asked).toEqual([]);

  await open();
  const name = dialog(page).getByLabel('Name');
  await name.pressSequentially('Iron');
  const ways: (readonly [string, () => Promise<unknown>])[] = [
    ['Esc', () => page.keyboard.press('Escape')],
    ['Esc again', () => page.keyboard.press('Escape')],
    ['the close button', () => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['a click beside it', () => page.mouse.click(8, 8)],
    ['the back button', () => page.evaluate(() => history.back())],
  ];
  for (const [way, leave] of ways) {
    answers.asked.length = 0;
    await leave();
    await expect.poll(() => answers.asked, way).toEqual([QUESTION]);
    await expect(dialog(page), way).toBeVisible();
    await expect(name, way).toHaveValue('Iron');
    await expect(page, way).toHaveURL(/\/admin\/products/);
  }
  answers.asked.length = 0;
  await page.evaluate(() => setTimeout(() => location.reload()));
  await expect.poll(() => answers.asked, 'a reload').toEqual(['beforeunload']);
  await expect(name).toHaveValue('Iron');

  answers.asked.length = 0;
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page), 'Cancel says it itself').toHaveCount(0);
  expect(answers.asked).toEqual([]);

  await open();
  await dialog(page).getByRole('button', { name: 'Add a weight' }).click();
  answers.isYes = true;
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(answers.asked, 'asked once').toEqual([QUESTION]);

  await open();
  await name.fill('Iron');
  await page.evaluate(() => history.back());
  await expect(page, 'a step back closes the dialog alone').toHaveURL(/\/admin\/products$/);
  await expect(dialog(page)).toHaveCount(0);
  expect(answers.asked).toEqual([QUESTION, QUESTION]);
});

test.describe('where time stands still', () => {
  test.use({ hasOwnContext: true });

  test('a search typed just before a dialog was opened narrows the list behind it, and asks nothing', {
    tag: '@journey',
  }, async ({ page, admin }) => {
    const carrier = `Lorry ${crypto.randomUUID().slice(0, 8)}`;
    await admin.call('POST', '/shipping/partners', { name: carrier });
    await page.setViewportSize(WIDE);
    const { asked } = answering(page);
    await page.clock.install();
    await admin.open('/admin/shipping?view=carriers');
    const edit = page.getByRole('button', { name: `Edit ${carrier}` });
    await expect(edit).toBeVisible();
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.getByRole('searchbox').fill(carrier);
    await edit.click();
    const phone = dialog(page).getByLabel('Phone');
    await phone.fill('98765 43210');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(/&search=Lorry/);
    await expect(phone).toHaveValue('98765 43210');
    expect(asked).toEqual([]);
  });
});

test('a dialog that is being saved stays until it is known what became of it [5.admin.16]', {
  tag: '@journey',
}, async ({ page, admin, complaints }) => {
  await page.setViewportSize(WIDE);
  await admin.open('/admin/categories');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const fields = { Name: 'Sleds', Description: 'To be pushed', 'Image URL': '/images/placeholder.svg' };
  for (const [label, text] of Object.entries(fields)) await dialog(page).getByLabel(label).fill(text);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/categories', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await held;
    await route.fulfill({ status: 500, json: { success: false, error: 'The server is in trouble' } });
  });
  await dialog(page).locator('[type=submit]').click();
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(8, 8);
  await expect(dialog(page)).toBeVisible();
  answer();
  await expect(dialog(page).locator('.dialog-failure')).toContainText('The server is in trouble');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Sleds');
  complaints.length = 0;
});

test('changed settings are not lost by a click on another page [5.admin.16]', { tag: '@journey' }, async ({
  page,
  admin,
}) => {
  await page.setViewportSize(WIDE);
  const answers = answering(page);
  await admin.open('/admin/settings');
  const name = page.getByLabel('Store name');
  const before = await name.inputValue();
  const away = page
    .getByRole('navigation', { name: 'Back-office' })
    .getByRole('link', { name: 'Coupons', exact: true });
  await name.fill('Somewhere');
  await away.click();
  await expect.poll(() => answers.asked).toEqual([QUESTION]);
  await expect(name).toHaveValue('Somewhere');
  await name.fill(before);
  await away.click();
  await expect(page, 'as it was: nothing to lose').toHaveURL(/\/admin\/coupons/);
  expect(answers.asked).toEqual([QUESTION]);
});
