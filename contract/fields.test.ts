import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check } from './check.ts';
import * as fields from './fields.ts';

describe('the fields that forms are made of', () => {
  it.each(['a@b.in', 'asha.rao+gym@mail.example.co.in', 'आशा@उदाहरण.भारत', "o'brien@x.y"])(
    'take %s for an e-mail address',
    (text) => {
      expect(fields.isEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'asha',
    'asha@',
    '@x.in',
    'asha@x',
    'a sha@x.in',
    'asha@x.in\nBcc: all',
    'a@b@c.in',
    'a@b.in\0',
  ])('do not take %j for an e-mail address', (text) => {
    expect(fields.isEmail(text)).toBe(false);
  });

  it.each([
    'x,victim@example.in',
    'x@example.in,victim@example.in',
    'x;victim@example.in',
    '<a@b.in>',
    'Asha<a@b.in>',
    '"a"@b.in',
    'a(x)@b.in',
    'mailto:a@b.in',
    'a\\@b.in',
    'a@[10.0.0.1]',
    'ａsha@b.in',
    'asha@ｂ.in',
    'asha@b．in',
    'a@b.in.',
    'a@.b.in',
    'a@b..in',
    '.a@b.in',
    'a.@b.in',
    'a..b@b.in',
    'a\u200b@b.in',
    'a@b\u200d.in',
    'a@b.in\u2060',
    '\ufeffa@b.in',
    'a\u00adsha@b.in',
    'a\ufe0f@b.in',
    'a\u202e@b.in',
    'a\u0085b@b.in',
  ])('do not take %j for an e-mail address, because one person is one address', (text) => {
    expect(fields.isEmail(text)).toBe(false);
  });

  it('accept an e-mail address of 254 characters and none of 255', () => {
    expect(fields.isEmail(`${'a'.repeat(249)}@b.in`)).toBe(true);
    expect(fields.isEmail(`${'a'.repeat(250)}@b.in`)).toBe(false);
  });

  it('answer at once, however long the text of an attacker', () => {
    const started = performance.now();
    fields.isEmail(`a@${'.'.repeat(1_000_000)}`);
    fields.readMobile('9'.repeat(1_000_000));
    fields.isPhone('9 '.repeat(1_000_000));
    expect(performance.now() - started).toBeLessThan(100);
  });

  it.each([
    ['9876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['9198765432', '9198765432'],
    ['6000000000', '6000000000'],
  ])('read the mobile number %s as %s', (typed, digits) => {
    expect(fields.readMobile(typed)).toBe(digits);
  });

  it.each(['5876543210', '987654321', '98765432101', '+1 9876543210', '98765o3210', '', '+91 0987654321'])(
    'do not take %s for a mobile number',
    (typed) => {
      expect(fields.readMobile(typed)).toBeUndefined();
    },
  );

  it.each(['9876543210', '+91 98765 43210', '0253-2345678', '(022) 2345 6789', '+44 20 7946 0000'])(
    'take %s for a telephone number',
    (typed) => {
      expect(fields.isPhone(typed)).toBe(true);
    },
  );

  it.each(['12345', 'call me', '98765\n43210x', '1'.repeat(16), '<script>'])(
    'do not take %j for a telephone number',
    (typed) => {
      expect(fields.isPhone(typed)).toBe(false);
    },
  );

  it('refuse line breaks, NUL and other control characters in a single line', () => {
    for (const bad of ['\n', '\r', '\0', '\u001b', '\u007f', '\u2028']) {
      expect(fields.isOneLine(`a${bad}b`)).toBe(false);
    }
    expect(fields.isOneLine('Rack & Rep\t(Nashik) – ₹ 🏋️')).toBe(true);
  });
});

describe('checking a form', () => {
  const form = z.object({
    name: fields.line('Name', 5),
    note: fields.optionalParagraph('Note', 10),
    tags: z.array(z.string('Tag must be text')).optional(),
  });

  it('gives the cleaned value', () => {
    expect(check(form, { name: ' Asha ', other: 1 })).toEqual({
      ok: true,
      value: { name: 'Asha', note: '' },
    });
  });

  it('gives the first complaint per field', () => {
    expect(check(form, { name: '  ', note: 'far too long a note', tags: ['a', 2] })).toEqual({
      ok: false,
      errors: {
        name: 'Name is required',
        note: 'Note must be at most 10 characters',
        'tags.1': 'Tag must be text',
      },
    });
    expect(check(form, { name: 'a\nb', note: 'a\0b' })).toEqual({
      ok: false,
      errors: { name: 'Name must be on one line', note: 'Note contains a character that we can’t save' },
    });
  });

  it('complains, never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(typeof check(form, input).ok).toBe('boolean');
      }),
    );
    expect(check(form, null)).toEqual({ ok: false, errors: { name: 'Name is required' } });
  });

  it('names a complaint about the whole form', () => {
    const whole = form.refine(() => false, 'Nothing is right');
    expect(check(whole, { name: 'Asha' })).toEqual({ ok: false, errors: { form: 'Nothing is right' } });
  });
});
