import {
  accessibilityProblems,
  expect,
  readPage,
  test,
  untilHydrated,
} from '../support/browser/watched-page.ts';
import { query } from '../support/shop-process.ts';

const databaseUrl = () => process.env.SHOP_DATABASE_URL ?? '';

test.describe('the contact page', () => {
  test('shows address, e-mail, phone and hours, a map, a form and four answers [2.pages.2] [2.pages.3] [2.pages.4] [2.pages.5] [2.pages.6] [2.pages.7] [2.pages.8] [7.other.5] [1.20]', {
    tag: '@journey',
  }, async ({ page }) => {
    expect(await readPage(page, '/contact')).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
    const cards = page.locator('.contact-ways > div');
    await expect(cards).toHaveText([
      /^Address.*Nashik, Maharashtra/,
      /^E-mail\s*sales@rackandrep\.example$/,
      /^Phone\s*\+91 90000 00000$/,
      /^Hours\s*Mon-Sat 9:00 AM to 6:00 PM$/,
    ]);
    await expect(cards.getByRole('link', { name: 'sales@rackandrep.example' })).toHaveAttribute(
      'href',
      'mailto:sales@rackandrep.example',
    );
    await expect(cards.getByRole('link', { name: '+91 90000 00000' })).toHaveAttribute(
      'href',
      'tel:+919000000000',
    );
    await expect(page.getByRole('img', { name: /^Map of Nashik/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.*Nashik/,
    );
    await expect(page.getByRole('link', { name: /^Chat/ })).toHaveAttribute(
      'href',
      'https://wa.me/919000000000',
    );
    for (const name of ['Instagram', 'YouTube', 'Facebook'])
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute(
        'href',
        /^https:/,
      );

    const answers = page.locator('#faq details');
    await expect(answers).toHaveCount(4);
    for (const [question, words] of [
      [
        'How long does delivery take?',
        '5-7 business days in major cities and 7-10 business days in remote areas',
      ],
      ['Do you offer installation?', 'installation is offered'],
      ['What warranty do your products have?', 'a warranty of 1-5 years'],
      ['Can I return a product?', 'A 30-day return applies to unused items in original packaging'],
      ['Can I return a product?', 'Custom orders are non-returnable'],
    ] as const) {
      const answer = answers.filter({ hasText: question });
      await expect(answer).toContainText(words);
    }
    await expect(page.getByRole('region', { name: 'Grievance officer' })).toContainText('48 hours');
  });

  test('asks for name, e-mail, phone and subject, keeps what was typed, and says when sending failed [2.pages.9] [8.shopper.2]', {
    tag: '@journey',
  }, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/contact');
    await untilHydrated(page);
    const form = page.locator('form.contact-form');
    await form.getByLabel('Message').fill('Ceiling is 2,300 mm <b>&</b> "low"');
    await form.getByRole('button', { name: 'Send Message' }).click();
    for (const words of [
      'Name is required',
      'Email is required',
      'Phone number is required',
      'Subject is required',
    ])
      await expect(form.getByText(words)).toBeVisible();
    await expect(form.locator('.field-error')).toHaveCount(4);
    await expect(form.getByLabel('Name')).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    await form.getByLabel('Name').fill('Asha Kulkarni');
    await expect(form.getByText('Name is required')).toHaveCount(0);
    await expect(form.locator('.field-error')).toHaveCount(3);
    await form.getByLabel('E-mail').fill('asha@gym');
    await form.getByLabel('Phone').fill('12');
    await form.getByLabel('Subject').fill('A low ceiling');
    await form.getByLabel('Subject').press('Enter');
    await expect(form.getByLabel('E-mail')).toBeFocused();
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Please enter a valid phone number');

    await page.reload();
    await untilHydrated(page);
    await expect(form.getByLabel('Subject')).toHaveValue('A low ceiling');
    await expect(form.getByLabel('Message')).toHaveValue('Ceiling is 2,300 mm <b>&</b> "low"');
    await form.getByLabel('E-mail').fill('asha@gym.example');
    await form.getByLabel('Phone').fill('+91 98765 43210');
    await page.route('**/api/contact-us', (route) =>
      route.fulfill({ status: 500, json: { error: 'at x.ts:1' } }),
    );
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toHaveText(/Failed to send message. Please try again./);
    await expect(page.getByText('at x.ts:1')).toHaveCount(0);
    await expect(form.getByLabel('Name')).toHaveValue('Asha Kulkarni');
    complaints.splice(0);
    await page.unroute('**/api/contact-us');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact-thank-you$/);
    await expect(page.getByText('Failed to send message. Please try again.')).toHaveCount(0);
  });

  test('sends once however often one clicks, and the thank-you page tells the rest [1.16] [6.1] [2.route.12] [2.contactthanks.1] [2.contactthanks.2] [2.contactthanks.4] [2.contactthanks.5] [2.contactthanks.6] [2.contactthanks.7] [2.contactthanks.10] [2.contactthanks.11] [9.policy.2] [7.other.4]', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/contact-thank-you');
    await expect(page).toHaveURL(/\/contact$/);
    await untilHydrated(page);
    const form = page.locator('form.contact-form');
    for (const [label, text] of [
      ['Name', 'Vikram Twice'],
      ['E-mail', 'vikram.twice@gym.example'],
      ['Phone', '9876543210'],
      ['Subject', 'Twelve racks'],
    ] as const)
      await form.getByLabel(label).fill(text);
    await page.route('**/api/contact-us', async (route) => {
      await new Promise((resume) => setTimeout(resume, 300));
      await route.continue();
    });
    await form.evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
    await expect(form.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/contact-thank-you$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent Successfully!');
    const stored = await query(
      databaseUrl(),
      `select reference, subject, phone from contacts where email = 'vikram.twice@gym.example'`,
    );
    expect(stored).toHaveLength(1);
    const facts = page.locator('.contact-thanks');
    for (const words of [
      String(stored[0]?.reference),
      'Twelve racks',
      'Vikram Twice',
      'vikram.twice@gym.example',
      'We reply within 24 hours.',
      'You’ll get an e-mail confirming your message.',
      'If it’s urgent, please call us.',
      '+91 90000 00000',
      'Mon-Fri 9AM-6PM',
      '24/7',
    ])
      await expect(facts).toContainText(words);
    expect(await page.evaluate(() => window.dataLayer)).toEqual([
      { event: 'form_submit', form_type: 'contact' },
    ]);
    const state = await page.evaluate(() => window.history.state.usr);
    expect(state).toEqual({
      submitted: true,
      referenceId: stored[0]?.reference,
      form: { name: 'Vikram Twice', email: 'vikram.twice@gym.example', subject: 'Twelve racks' },
      isEnquiry: false,
    });
    const waiting = page.getByRole('region', { name: 'While You Wait' });
    await expect(waiting.getByRole('article')).toHaveCount(4);
    for (const [name, to] of [
      ['Best sellers', '/shop'],
      ['Choose your rack', '/category/racks'],
      ['How delivery works', '/shipping-policy'],
    ] as const)
      await expect(waiting.getByRole('link', { name })).toHaveAttribute('href', to);
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.reload();
    await expect(facts).toContainText(String(stored[0]?.reference));
    await page.getByRole('link', { name: 'Send Another Message' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(form.getByLabel('Name')).toHaveValue('');
  });

  test('thanks for an enquiry, makes a reference where none came, and leads back to the product [2.contactthanks.3] [2.contactthanks.8]', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/about');
    await untilHydrated(page);
    await page.evaluate(() =>
      window.history.pushState(
        { usr: { submitted: true, isEnquiry: true, form: 'rubbish' }, key: 'test' },
        '',
        '/contact-thank-you',
      ),
    );
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiry Sent Successfully!');
    const reference = page.locator('.contact-thanks dd').first();
    await expect(reference).toHaveText(/^CONTACT-\d{13}$/);
    const made = (await reference.textContent()) ?? '';
    await page.reload();
    await expect(reference).toHaveText(made);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Back to Product' }).click();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('shows what the administrator enters in the settings, at the next load', async ({ page }) => {
    const [before] = await query(databaseUrl(), 'select store_address from settings');
    const address = `Gate 7, ${String(before?.store_address)}`;
    try {
      await query(databaseUrl(), 'update settings set store_address = $1', [address]);
      await expect(async () => {
        await page.goto('/contact');
        await expect(page.locator('.contact-ways > div').first()).toContainText('Gate 7', { timeout: 200 });
      }).toPass();
      await expect(page.getByRole('contentinfo')).toContainText('Gate 7');
      await expect(page.getByRole('region', { name: 'Seller' })).toContainText(address);
      await expect(page.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
        'href',
        /Gate%207/,
      );
    } finally {
      await query(databaseUrl(), 'update settings set store_address = $1', [before?.store_address]);
    }
  });
});
