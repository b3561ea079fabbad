import { expect, test } from '../tests/support/browser/watched-page.ts';
import { openDesignPage, opener, settled } from './open-design-page.ts';

test.describe('dialogs and drawers', () => {
  test('each keeps the focus, and gives it back on Esc, its close button and a click beside it', async ({
    page,
  }) => {
    await openDesignPage(page);
    const dialog = page.getByRole('dialog');
    for (const name of ['Delete order', 'Enquiry', 'Cart drawer', 'Filter drawer']) {
      const isClosed = async () => {
        await expect(opener(page, name)).toBeFocused();
        await expect(page.locator('dialog')).toHaveCount(0);
      };
      await opener(page, name).focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab');
        const isOutside = await dialog.evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
        expect(isOutside, name).toBe(false);
      }
      await page.keyboard.press('Escape');
      await isClosed();

      await opener(page, name).click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await isClosed();

      await opener(page, name).click();
      await settled(dialog);
      await page.mouse.click(name === 'Filter drawer' ? 1200 : 20, 700);
      await isClosed();
    }
  });

  test('its children are there only while it is open, its title names it, its first field has the focus, and a text selection that ends beside it does not close it', async ({
    page,
  }) => {
    await openDesignPage(page);
    const words = page.getByText('This action cannot be undone.');
    await expect(words).toHaveCount(0);
    await opener(page, 'Delete order').click();
    await expect(words).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(words).toHaveCount(0);
    await opener(page, 'Delete order').click();
    await expect(words).toBeVisible();
    await page.keyboard.press('Escape');

    await opener(page, 'Enquiry').click();
    await expect(page.getByRole('dialog', { name: 'Ask about a gym of your own' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await settled(page.getByRole('dialog'));
    const box = await page.getByLabel('Name', { exact: true }).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(10, 300, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the page behind neither scrolls nor shifts, and a link inside leads to a page that can be scrolled', async ({
    page,
  }) => {
    await openDesignPage(page);
    await opener(page, 'Cart drawer').scrollIntoViewIfNeeded();
    const look = () =>
      page.evaluate(() => [window.scrollY, document.querySelector('h1')?.getBoundingClientRect().left]);
    const before = await look();
    await opener(page, 'Cart drawer').click();
    await settled(page.getByRole('dialog'));
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await look()).toEqual(before);

    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test.describe('for a visitor who wants no motion', () => {
    test('nothing on the page moves, and the drawer is there and gone at once', async ({ page }) => {
      await openDesignPage(page);
      await page.getByRole('button', { name: 'Success' }).click();
      await page.getByText('How long does delivery take?').click();
      await opener(page, 'Cart drawer').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    });
  });
});

test.describe('toasts', () => {
  test('a button of 44 px dismisses it and gives the focus back; at most four are shown; the next page keeps them', async ({
    page,
  }) => {
    await openDesignPage(page);
    const info = page.getByRole('button', { name: 'Info', exact: true });
    await info.click();
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    expect(await dismiss.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await dismiss.click();
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(info).toBeFocused();

    await page.getByRole('button', { name: 'Success' }).click();
    const withUndo = page.getByRole('button', { name: 'With Undo' });
    for (let press = 0; press < 4; press++) await withUndo.click();
    await expect(page.locator('.toast')).toHaveCount(4);
    await expect(page.locator('.toast-success')).toHaveCount(0);

    await page.getByRole('link', { name: 'Go to Shop' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('.toast').first()).toBeVisible();
  });

  test('over an open dialog a toast can be seen, heard and dismissed, and stays when the dialog closes', async ({
    page,
  }) => {
    await openDesignPage(page);
    await opener(page, 'Enquiry').click();
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'Failed to send message. Please try again.',
    );
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('.toast')).toHaveCount(0);
    await send.click();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('.toast')).toHaveCount(1);
  });
});
