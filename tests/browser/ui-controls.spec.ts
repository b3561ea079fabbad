import type { FileChooser, Locator, Page } from '@playwright/test';
import { accessibilityProblems, expect, test, untilHydrated } from './watched-page.ts';

/** Alive as a whole: the slider's place is written by an effect, which runs after everything is hydrated. */
async function openDesignPage(page: Page): Promise<void> {
  await page.goto('/design');
  await untilHydrated(page);
  await page.locator('.range-slider-track[style*="--middle"]').waitFor();
}

async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-15T10:00:00+05:30') });
  await openDesignPage(page);
  await page.clock.pauseAt(new Date('2026-11-15T11:00:00+05:30'));
}

const group = (page: Page, title: string): Locator =>
  page.locator('.controls-group').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const opener = (page: Page, name: string): Locator =>
  group(page, 'Dialogs and drawers').getByRole('button', { name, exact: true });

const widths = [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1440, height: 900 }],
] as const;

for (const [place, viewport] of widths) {
  test.describe(`on the screen of ${place}`, () => {
    test.use({ viewport });

    test('axe finds nothing wrong with any control, and the page does not scroll sideways', async ({
      page,
    }) => {
      await openDesignPage(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });

    for (const name of ['Delete order', 'Enquiry', 'Cart drawer', 'Filter drawer']) {
      test(`axe finds nothing wrong with "${name}" while it is open`, async ({ page }) => {
        await openDesignPage(page);
        await opener(page, name).click();
        await settled(page.getByRole('dialog'));
        expect(await accessibilityProblems(page)).toEqual([]);
      });
    }

    test('axe finds nothing wrong with toasts, an open answer and a busy button', async ({ page }) => {
      await openDesignPage(page);
      await page.getByText('How long does delivery take?').click();
      await page.getByRole('button', { name: 'Place Order' }).click();
      for (const name of ['Success', 'Error', 'Info'])
        await page.getByRole('button', { name, exact: true }).click();
      for (const toast of await page.locator('.toast').all()) await settled(toast);
      expect(await accessibilityProblems(page)).toEqual([]);
    });

    test('every control is at least 44 px high and wide for a finger', async ({ page }) => {
      await openDesignPage(page);
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
    });
  });
}

test.describe('a busy button', () => {
  test('keeps its width and its focus, says what it does, and counts no second click', async ({ page }) => {
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
  });
});

test.describe('a field', () => {
  test('is named by its label and described by its error and its hint', async ({ page }) => {
    await openDesignPage(page);
    const mobile = page.getByLabel('Mobile');
    await expect(mobile).toHaveAttribute('aria-invalid', 'true');
    await expect(mobile).toHaveAccessibleDescription(
      'Please enter a valid 10 digit mobile number starting with 6-9',
    );
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('The invoice goes there.');
    await expect(page.getByLabel('State')).toHaveValue('');
  });
});

test.describe('the quantity stepper', () => {
  const plates = (page: Page) => page.getByRole('group', { name: 'Quantity of plates' });

  for (const typed of ['0', '100', '1.5', 'abc', '', '-3']) {
    test(`goes back to the last quantity when "${typed}" was typed`, async ({ page }) => {
      await openDesignPage(page);
      const input = plates(page).getByRole('textbox');
      await input.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type(typed);
      await expect(input).toHaveValue(typed);
      await page.keyboard.press('Tab');
      await expect(input).toHaveValue('4');
      await expect(plates(page).getByRole('status')).toHaveText(
        'Please enter a whole number from 1 to 99. The quantity is still 4.',
      );
    });
  }

  for (const [typed, quantity] of [
    ['07', '7'],
    ['99', '99'],
    [' 12 ', '12'],
  ] as const) {
    test(`takes "${typed}" as ${quantity}, on leaving and on Enter`, async ({ page }) => {
      await openDesignPage(page);
      const input = plates(page).getByRole('textbox');
      await input.fill(typed);
      await input.blur();
      await expect(input).toHaveValue(quantity);
      await expect(plates(page).getByRole('status')).toHaveText(`Quantity ${quantity}`);
      await input.fill('5');
      await input.press('Enter');
      await expect(plates(page).getByRole('status')).toHaveText('Quantity 5');
    });
  }

  test('counts by its buttons and stops at both bounds without losing the focus', async ({ page }) => {
    await openDesignPage(page);
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

  test('moves by keys, and its ends meet but never cross', async ({ page }) => {
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
  });

  test('lets a pointer take the nearer end, and draw apart ends that have met', async ({ page }) => {
    await openDesignPage(page);
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

test.describe('dialogs and drawers', () => {
  for (const name of ['Delete order', 'Enquiry', 'Cart drawer', 'Filter drawer']) {
    test(`"${name}" takes the focus in, keeps it, and gives it back on Esc`, async ({ page }) => {
      await openDesignPage(page);
      await opener(page, name).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab');
        const isOutside = await dialog.evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(opener(page, name)).toBeFocused();
      await expect(page.locator('dialog')).toHaveCount(0);
    });

    test(`"${name}" closes by its close button and by a click beside it, and gives the focus back`, async ({
      page,
    }) => {
      await openDesignPage(page);
      await opener(page, name).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(opener(page, name)).toBeFocused();

      await opener(page, name).click();
      await settled(page.getByRole('dialog'));
      await page.mouse.click(name === 'Filter drawer' ? 1200 : 20, 700);
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(opener(page, name)).toBeFocused();
    });
  }

  test('the title names the dialog, and the field that should come first has the focus', async ({ page }) => {
    await openDesignPage(page);
    await opener(page, 'Enquiry').click();
    await expect(page.getByRole('dialog', { name: 'Ask about a gym of your own' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  });

  test('a text selection that ends beside the dialog does not close it', async ({ page }) => {
    await openDesignPage(page);
    await opener(page, 'Enquiry').click();
    await settled(page.getByRole('dialog'));
    const box = await page.getByLabel('Name', { exact: true }).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(10, 300, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the page behind does not scroll, and does not shift', async ({ page }) => {
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
  });

  test('its children are there only while it is open', async ({ page }) => {
    await openDesignPage(page);
    await expect(page.getByText('This action cannot be undone.')).toHaveCount(0);
    await opener(page, 'Delete order').click();
    await expect(page.getByText('This action cannot be undone.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('This action cannot be undone.')).toHaveCount(0);
    await opener(page, 'Delete order').click();
    await expect(page.getByText('This action cannot be undone.')).toBeVisible();
  });

  test('a link inside it leaves the page, and the next page can be scrolled and used', async ({ page }) => {
    await openDesignPage(page);
    await opener(page, 'Cart drawer').click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test.describe('for a visitor who wants no motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  test('a success stays five seconds, an error eight, each in its own live region', async ({ page }) => {
    await openWithStoppedClock(page);
    await page.getByRole('button', { name: 'Success' }).click();
    await page.getByRole('button', { name: 'Error', exact: true }).click();
    await page.mouse.move(10, 10);
    const success = page.locator('.toasts').getByRole('status').getByText('Added: Rubber Hex Dumbbells');
    const failure = page.locator('.toasts').getByRole('alert').getByText('Failed to place order');
    await expect(success).toBeVisible();
    await page.clock.runFor(4600);
    await expect(success).toBeVisible();
    await page.clock.runFor(600);
    await expect(success).toHaveCount(0);
    await page.clock.runFor(2400);
    await expect(failure).toBeVisible();
    await page.clock.runFor(700);
    await expect(failure).toHaveCount(0);
  });

  test('time stands still for whoever points at a toast or has the focus in it', async ({ page }) => {
    await openWithStoppedClock(page);
    await page.getByRole('button', { name: 'Info', exact: true }).click();
    const toast = page.locator('.toast');
    await toast.hover();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Dismiss' }).focus();
    await page.mouse.move(10, 10);
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Info', exact: true }).focus();
    await page.clock.runFor(5300);
    await expect(toast).toHaveCount(0);
  });

  test('a toast is dismissed by a button of 44 px that gives the focus back', async ({ page }) => {
    await openDesignPage(page);
    const info = page.getByRole('button', { name: 'Info', exact: true });
    await info.click();
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    expect(await dismiss.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await dismiss.click();
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(info).toBeFocused();
  });

  test('at most four are shown, the oldest gives way', async ({ page }) => {
    await openDesignPage(page);
    await page.getByRole('button', { name: 'Success' }).click();
    for (let press = 0; press < 4; press++)
      await page.getByRole('button', { name: 'Info', exact: true }).click();
    await expect(page.locator('.toast')).toHaveCount(4);
    await expect(page.locator('.toast-success')).toHaveCount(0);
  });

  test('a toast stays on the next page', async ({ page }) => {
    await openDesignPage(page);
    await page.getByRole('button', { name: 'Success' }).click();
    await page.getByRole('link', { name: 'Go to Shop' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('.toast')).toBeVisible();
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

test.describe('tabs', () => {
  test('arrows go round, Home and End go to the ends, and the panel follows', async ({ page }) => {
    await openDesignPage(page);
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
});

test.describe('the accordion', () => {
  test('opens by key, and one answer closes the other', async ({ page }) => {
    await openDesignPage(page);
    await page.getByText('How long does delivery take?').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Seven days to most pincodes.')).toBeVisible();
    await page.getByText('What does the warranty cover?').click();
    await expect(page.getByText('Welds and frames for ten years')).toBeVisible();
    await expect(page.getByText('Seven days to most pincodes.')).toBeHidden();
  });
});

test.describe('the file field', () => {
  const picture = { name: 'rack.png', mimeType: 'image/png', buffer: Buffer.from('x') };

  test('takes chosen files, the same one twice', async ({ page }) => {
    await openDesignPage(page);
    const input = page.getByLabel('Product pictures');
    await input.setInputFiles([picture, { ...picture, name: 'names.CSV', mimeType: '' }]);
    await expect(page.getByText('Taken: rack.png, names.CSV')).toBeVisible();
    await input.setInputFiles([picture]);
    await expect(page.getByText('Taken: rack.png', { exact: true })).toBeVisible();
  });

  test('takes dropped files and names those that it cannot use', async ({ page }) => {
    await openDesignPage(page);
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
      /This kind of file cannot be used here: notes\.txt/,
    );
  });

  test('opens the file chooser by key', async ({ page }) => {
    const choosers: FileChooser[] = [];
    page.on('filechooser', (chooser) => choosers.push(chooser));
    await openDesignPage(page);
    await page.getByLabel('Product pictures').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => choosers[0]?.isMultiple()).toBe(true);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

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

/** Its way in is over. */
async function settled(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await element.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
}
