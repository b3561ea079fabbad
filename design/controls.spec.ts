import type { FileChooser, Page } from '@playwright/test';
import { accessibilityProblems, expect, test } from '../tests/support/browser/watched-page.ts';
import { group, openDesignPage, opener, settled } from './open-design-page.ts';

const widths = [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1440, height: 900 }],
] as const;

for (const [place, viewport] of widths) {
  test(`on the screen of ${place} axe finds nothing wrong with any control in any state, and a finger hits each`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openDesignPage(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const small = await page.locator('.controls').evaluate((section) =>
      [
        ...section.querySelectorAll(
          'button, .button, label.choice, summary, select, .file-drop, .field-control',
        ),
      ]
        .map((element) => ({ html: element.outerHTML.slice(0, 120), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ html }) => html),
    );
    expect(small).toEqual([]);

    for (const name of ['Delete order', 'Enquiry', 'Cart drawer', 'Filter drawer']) {
      await opener(page, name).click();
      await settled(page.getByRole('dialog'));
      expect(await accessibilityProblems(page, 'dialog'), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    }

    await page.getByText('How long does delivery take?').click();
    await page.getByRole('button', { name: 'Place Order' }).click();
    for (const name of ['Success', 'Error', 'Info'])
      await page.getByRole('button', { name, exact: true }).click();
    for (const toast of await page.locator('.toast').all()) await settled(toast);
    for (const part of ['.controls', '.toasts']) expect(await accessibilityProblems(page, part)).toEqual([]);
  });
}

test('a busy button keeps its width and its focus and counts no second click; a field is named by its label and described by its error and its hint; tabs, answers and steps work by keys', async ({
  page,
}) => {
  await openDesignPage(page);
  const button = group(page, 'Buttons and links').locator('button', { hasText: 'Place Order' });
  const before = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAccessibleName('Processing...');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect((await button.boundingBox())?.width).toBe(before?.width);
  await button.click({ force: true });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Orders placed: 1')).toBeVisible();
  await expect(button).toBeFocused();

  const mobile = page.getByLabel('Mobile');
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await expect(mobile).toHaveAccessibleDescription(
    'Please enter a valid 10 digit mobile number starting with 6-9',
  );
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('The invoice goes there.');
  await expect(page.getByLabel('State')).toHaveValue('');

  await test.step('arrows go round the tabs, Home and End go to the ends, and the panel follows', async () => {
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Description').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Specifications'],
      ['End', 'Reviews'],
      ['ArrowRight', 'Description'],
      ['ArrowLeft', 'Reviews'],
      ['Home', 'Description'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  });

  await test.step('an answer opens by key, and one closes the other', async () => {
    await page.getByText('How long does delivery take?').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Seven days to most pincodes.')).toBeVisible();
    await page.getByText('What does the warranty cover?').click();
    await expect(page.getByText('Welds and frames for ten years')).toBeVisible();
    await expect(page.getByText('Seven days to most pincodes.')).toBeHidden();
  });
});

test.describe('the quantity stepper', () => {
  test('takes whole numbers within its bounds, goes back to the last quantity from everything else, and its buttons stop at both bounds without losing the focus', async ({
    page,
  }) => {
    await openDesignPage(page);
    const plates = page.getByRole('group', { name: 'Quantity of plates' });
    const input = plates.getByRole('textbox');
    for (const typed of ['0', '100', '1.5', 'abc', '', '-3']) {
      await input.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type(typed);
      await expect(input).toHaveValue(typed);
      await page.keyboard.press('Tab');
      await expect(input, `after "${typed}"`).toHaveValue('4');
      await expect(plates.getByRole('status')).toHaveText(
        'Please enter a whole number from 1 to 99. The quantity is still 4.',
      );
      await input.fill('5');
      await input.press('Enter');
      await input.fill('4');
      await input.press('Enter');
      await expect(plates.getByRole('status')).toHaveText('Quantity 4');
    }
    for (const [typed, quantity] of [
      ['07', '7'],
      ['99', '99'],
      [' 12 ', '12'],
    ] as const) {
      await input.fill(typed);
      await input.blur();
      await expect(input, `after "${typed}"`).toHaveValue(quantity);
      await expect(plates.getByRole('status')).toHaveText(`Quantity ${quantity}`);
      await input.fill('5');
      await input.press('Enter');
      await expect(plates.getByRole('status')).toHaveText('Quantity 5');
    }

    const racks = page.getByRole('group', { name: 'Quantity of racks' });
    const less = racks.getByRole('button', { name: 'Decrease quantity' });
    const more = racks.getByRole('button', { name: 'Increase quantity' });
    await expect(less).toBeDisabled();
    await more.focus();
    for (let press = 0; press < 12; press++) await page.keyboard.press('Enter');
    await expect(racks.getByRole('textbox')).toHaveValue('10');
    await expect(more).toBeDisabled();
    await expect(more).toBeFocused();
    await less.click();
    await expect(racks.getByRole('textbox')).toHaveValue('9');
    await expect(racks.getByRole('status')).toHaveText('Quantity 9');
    await expect(more).toBeEnabled();
  });
});

test.describe('the price slider', () => {
  const low = (page: Page) => page.getByRole('slider', { name: 'From' });
  const high = (page: Page) => page.getByRole('slider', { name: 'To' });

  test('moves by keys, its ends meet but never cross, and a pointer takes the nearer end and draws them apart', async ({
    page,
  }) => {
    await openDesignPage(page);
    await low(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(low(page)).toHaveValue('11000');
    await expect(low(page)).toHaveAttribute('aria-valuetext', '₹11,000');
    await page.keyboard.press('End');
    await expect(low(page)).toHaveValue('60000');
    await expect(high(page)).toHaveValue('60000');
    await high(page).focus();
    await page.keyboard.press('Home');
    await expect(high(page)).toHaveValue('60000');
    await page.keyboard.press('End');
    await expect(high(page)).toHaveValue('100000');
    await low(page).focus();
    await page.keyboard.press('Home');
    await expect(group(page, 'Quantity and filters').locator('.range-slider-ends')).toHaveText(
      'From ₹0To ₹1,00,000',
    );

    const track = page.locator('.range-slider-track');
    await track.scrollIntoViewIfNeeded();
    const box = await track.boundingBox();
    if (box === null) throw new Error('The slider is not on the page');
    const at = (share: number) => [box.x + 12 + share * (box.width - 24), box.y + box.height / 2] as const;
    await page.mouse.click(...at(0.9));
    await expect(high(page)).toHaveValue(/^(89|90|91)000$/);
    await page.mouse.click(...at(0.3));
    await expect(low(page)).toHaveValue(/^(29|30|31)000$/);

    await page.mouse.move(...at(0.3));
    await page.mouse.down();
    await page.mouse.move(...at(0.99), { steps: 12 });
    await page.mouse.up();
    await expect(low(page)).toHaveValue(await high(page).inputValue());

    const [x, y] = at(Number(await high(page).inputValue()) / 100_000);
    await page.mouse.move(x - 4, y);
    await page.mouse.down();
    await page.mouse.move(...at(0.5), { steps: 8 });
    await page.mouse.up();
    await expect(low(page)).toHaveValue(/^(4[89]|5[012])000$/);
  });
});

test.describe('the file field', () => {
  const picture = { name: 'rack.png', mimeType: 'image/png', buffer: Buffer.from('x') };

  test('takes chosen files, the same one twice, and dropped ones, names those that it cannot use, and opens by key', async ({
    page,
  }) => {
    const choosers: FileChooser[] = [];
    page.on('filechooser', (chooser) => choosers.push(chooser));
    await openDesignPage(page);
    await page.getByLabel('Product pictures').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => choosers[0]?.isMultiple()).toBe(true);

    const input = page.getByLabel('Product pictures');
    await input.setInputFiles([picture, { ...picture, name: 'names.CSV', mimeType: '' }]);
    await expect(page.getByText('Taken: rack.png, names.CSV')).toBeVisible();
    await input.setInputFiles([picture]);
    await expect(page.getByText('Taken: rack.png', { exact: true })).toBeVisible();

    const area = page.locator('.file-drop').first();
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['x'], 'plate.webp', { type: 'image/webp' }));
      transfer.items.add(new File(['x'], 'notes.txt', { type: 'text/plain' }));
      return transfer;
    });
    await area.dispatchEvent('dragover', { dataTransfer });
    await expect(area).toHaveAttribute('data-over', 'true');
    await area.dispatchEvent('drop', { dataTransfer });
    await expect(area).not.toHaveAttribute('data-over');
    await expect(page.getByText('Taken: plate.webp')).toBeVisible();
    await expect(page.getByLabel('Product pictures')).toHaveAccessibleDescription(
      /You can’t use this kind of file here: notes\.txt/,
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, hasOwnContext: true });

  test('every panel of the tabs can be read under its title, and answers open', async ({ page }) => {
    await page.goto('/design');
    for (const [title, text] of [
      ['Description', 'The selected tab is an ink block'],
      ['Specifications', 'Virgin rubber over a single iron casting.'],
      ['Reviews', 'Nobody has written a review yet.'],
    ] as const) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }
    await page.getByText('How long does delivery take?').click();
    await expect(page.getByText('Seven days to most pincodes.')).toBeVisible();
  });
});
