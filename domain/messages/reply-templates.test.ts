import { describe, expect, it } from 'vitest';
import { REPLY_TEMPLATES, withTemplate } from './reply-templates.ts';

const facts = { name: 'Asha Rao', referenceId: 'ENQ-7', product_name: 'Power Rack' };

describe('a template for a reply', () => {
  it('has the name, the reference and the product filled in', () => {
    expect(withTemplate('', 'We’re looking into it', facts)).toBe(
      'Hello Asha Rao,\n\nThank you for asking about our Power Rack (ENQ-7).\n\nWe’re looking into it, and will write to you again soon.',
    );
    expect(withTemplate('', 'Ask for photos', { ...facts, product_name: null })).toContain(
      'Thank you for your message (ENQ-7).',
    );
  });

  it('comes below what was typed, and no choice changes nothing', () => {
    expect(withTemplate('Dear Asha, \n', 'Ask for photos', facts)).toMatch(/^Dear Asha,\n\nHello Asha Rao,/);
    expect(withTemplate('Dear Asha', '', facts)).toBe('Dear Asha');
  });

  it('is chosen by a title of its own', () => {
    expect(new Set(REPLY_TEMPLATES.map(({ title }) => title)).size).toBe(REPLY_TEMPLATES.length);
  });
});
