import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import { CATEGORY_IDS } from '../../domain/catalogue/product.ts';
import { ABOUT, ABOUT_CATEGORIES, CONTACT_HERO, CONTACT_REPLY, WHILE_YOU_WAIT } from './company.ts';
import { OFFICE_HOURS } from './office.ts';
import type { PolicyPage } from './policy-page.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { QUESTIONS } from './questions.ts';
import { returnPolicy } from './return-policy.ts';
import { EMAIL_HOURS, GRIEVANCE_OFFICER, grievanceFacts, sellerFacts, URGENT_PHONE_HOURS } from './seller.ts';
import { shippingPolicy } from './shipping-policy.ts';
import { terms } from './terms.ts';

/** Everything a page says. */
function pageText({ title, lead, lastUpdated = '', sections }: PolicyPage): string {
  const parts = sections.flatMap((section) => [
    section.title,
    ...section.paragraphs,
    ...(section.points ?? []),
  ]);
  return [title, lead, lastUpdated, ...parts].join('\n');
}

const PAGES = [privacyPolicy, shippingPolicy, returnPolicy, terms];
const BY_NAME = { shipping: shippingPolicy, returns: returnPolicy, terms, privacy: privacyPolicy };
const answers = QUESTIONS.map(({ answer }) => answer).join('\n');

describe('each policy', () => {
  it.each(PAGES)('$title has a heading, an anchor and a text for every part', ({ sections }: PolicyPage) => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { id, title, paragraphs } of sections) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(title).not.toBe('');
      expect(paragraphs.length).toBeGreaterThan(0);
    }
  });

  it.each(PAGES)('$title is plain text without leftovers', (page) => {
    expect(pageText(page)).not.toMatch(/[<>]|lorem|todo|tbd|\w'\w| {2}/i);
  });

  it('is named and addressed as the shop links to it', () => {
    expect(PAGES.map(({ title, path }) => [title, path])).toEqual([
      ['Privacy Policy', '/privacy-policy'],
      ['Shipping Policy', '/shipping-policy'],
      ['Return and Replacement Policy', '/return-refund-policy'],
      ['Terms and Conditions', '/terms-and-conditions'],
    ]);
  });
});

describe('what the policies promise', () => {
  it.each(PAGES)('$title names no rate of GST, which the settings and the products say', (page) => {
    expect(pageText(page)).not.toMatch(/\bGST\b[^.]*\d\s?%|\d\s?%[^.]*\bGST\b/);
  });

  it.each([
    ['shipping', 'processed within 1-2 business days and delivered within 7 working days'],
    ['shipping', 'up to 10 working days'],
    ['shipping', 'standard delivery is 3-7 days'],
    ['shipping', 'express delivery 1-3 days'],
    ['shipping', '1.5 times'],
    ['shipping', 'Shipping is charged by weight and destination'],
    ['shipping', 'Free shipping may apply'],
    ['shipping', 'we refund the price minus shipping'],
    ['shipping', 'Pan India'],
    ['returns', 'within 30 days of delivery if it is unused and in its original packaging'],
    ['returns', 'A replacement is offered for defective or damaged items only'],
    ['returns', 'within 10-15 days'],
    ['returns', 'delivered within 7 working days'],
    ['returns', 'all sales are final'],
    ['returns', 'You bear the shipping when you ordered the wrong product'],
    ['returns', 'We bear it when we sent a wrong or defective product'],
    ['returns', 'A failed delivery: we refund the price minus shipping'],
    ['returns', 'The warranty covers structural damage only'],
    ['terms', 'report damage in transit within 7 days'],
    ['terms', 'credit and debit cards, UPI, net banking and cash on delivery'],
    ['terms', 'not for children under 13'],
    ['privacy', 'not for children under 13'],
  ] as const)('%s: %s', (page, sentence) => {
    expect(pageText(BY_NAME[page])).toContain(sentence);
  });

  it('dates the privacy policy', () => {
    expect(privacyPolicy.lastUpdated).toBe('June 21, 2024');
  });

  it('has thirteen numbered sections of terms', () => {
    expect(terms.sections.map(({ title }) => Number.parseInt(title, 10))).toEqual(
      Array.from({ length: 13 }, (_, place) => place + 1),
    );
  });
});

describe('returns, on every page that speaks of them', () => {
  const speaking = [pageText(returnPolicy), pageText(terms), answers];

  it('have one window of 30 days for unused items, and none for custom orders [9.policy.13]', () => {
    for (const words of speaking) {
      expect(words).toMatch(/\b30[ -]day/);
      expect(words).toMatch(/unused/i);
      expect(words).toMatch(/original packaging/i);
      expect(words).toMatch(/Custom orders[^.]*non-returnable/i);
    }
  });

  it('are exchanged or credited, never paid out', () => {
    for (const words of speaking) expect(words).toMatch(/exchange[sd]?( \w+)?,? or credit/);
  });

  it('name no other number of days for a return', () => {
    const days =
      PAGES.map(pageText)
        .join('\n')
        .match(/\b[\d-]+ (?:business |working )?days/g) ?? [];
    expect(new Set(days)).toEqual(
      new Set([
        '30 days',
        '7 days',
        '10-15 days',
        '7 working days',
        '10 working days',
        '1-2 business days',
        '3-7 days',
        '1-3 days',
      ]),
    );
  });

  it('give money back only for a failed delivery and an order cancelled before dispatch', () => {
    for (const words of speaking.slice(0, 2)) {
      expect(words).toContain('price minus shipping');
      expect(words).toMatch(/cancelled before dispatch/);
    }
  });
});

describe('the contact page', () => {
  it('answers four questions with the figures of the shop', () => {
    expect(QUESTIONS).toHaveLength(4);
    for (const figure of [
      '5-7 business days in major cities and 7-10 business days in remote areas',
      'installation is offered',
      'warranty of 1-5 years',
      '30-day return applies to unused items in original packaging',
      'Custom orders are non-returnable',
    ])
      expect(answers).toContain(figure);
  });

  it('names its hours and the urgent line after a message', () => {
    expect(OFFICE_HOURS).toBe('Mon-Sat 9:00 AM to 6:00 PM');
    expect([URGENT_PHONE_HOURS, EMAIL_HOURS]).toEqual(['Mon-Fri 9AM-6PM', '24/7']);
    expect(CONTACT_HERO.text).toContain('within 24 hours');
    expect(CONTACT_REPLY.reply).toContain('within 24 hours');
    expect(WHILE_YOU_WAIT.map(({ to }) => to)).toEqual(['/shop', '/category/racks', '/shipping-policy']);
  });
});

describe('the seller', () => {
  it('is named with address, customer care and country of origin, from the settings', () => {
    const facts = sellerFacts({ ...DEFAULT_SETTINGS, storePhone: '+91 90000 12345' });
    expect(facts.map(({ value }) => value)).toEqual([
      DEFAULT_SETTINGS.storeName,
      DEFAULT_SETTINGS.storeAddress,
      'India',
      DEFAULT_SETTINGS.storeEmail,
      '+91 90000 12345',
      OFFICE_HOURS,
    ]);
    expect(facts.find(({ label }) => label.endsWith('phone'))?.href).toBe('tel:+919000012345');
    expect(DEFAULT_SETTINGS.storeAddress).toContain('Nashik, Maharashtra');
  });

  it('has a grievance officer who acknowledges in 48 hours and settles within a month', () => {
    expect(grievanceFacts().map(({ value }) => value)).toEqual(
      expect.arrayContaining([GRIEVANCE_OFFICER.name, GRIEVANCE_OFFICER.email, '48 hours', 'one month']),
    );
    expect(pageText(terms)).toContain('acknowledges it within 48 hours and settles it within one month');
  });

  it('has e-mail addresses and phone numbers that are well formed and made up [1.20]', () => {
    const { storeEmail, storePhone } = DEFAULT_SETTINGS;
    for (const email of [storeEmail, GRIEVANCE_OFFICER.email])
      expect(email).toMatch(/^[a-z]+@rackandrep\.example$/);
    for (const phone of [storePhone, GRIEVANCE_OFFICER.phone]) expect(phone).toMatch(/^\+91 90000 0000\d$/);
  });

  it('speaks on the About page of home gyms, commercial gyms and studios, and shows six categories', () => {
    expect(ABOUT.hero.text).toContain('home gyms, commercial gyms and fitness studios');
    expect(ABOUT_CATEGORIES).toHaveLength(6);
    expect(ABOUT_CATEGORIES.every((id) => CATEGORY_IDS.includes(id))).toBe(true);
  });
});
