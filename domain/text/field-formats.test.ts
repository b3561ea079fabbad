import { describe, expect, it } from 'vitest';
import { isEmail, isOneLine, isPhone, readMobile } from './field-formats.ts';

describe('the formats of fields', () => {
  it.each(['a@b.in', 'asha.rao+gym@mail.example.co.in', 'आशा@उदाहरण.भारत', "o'brien@x.y"])(
    'take %s for an e-mail address',
    (text) => {
      expect(isEmail(text)).toBe(true);
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
    expect(isEmail(text)).toBe(false);
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
    expect(isEmail(text)).toBe(false);
  });

  it('accept an e-mail address of 254 characters and none of 255', () => {
    expect(isEmail(`${'a'.repeat(249)}@b.in`)).toBe(true);
    expect(isEmail(`${'a'.repeat(250)}@b.in`)).toBe(false);
  });

  it('answer at once, however long the text of an attacker', () => {
    const started = performance.now();
    isEmail(`a@${'.'.repeat(1_000_000)}`);
    readMobile('9'.repeat(1_000_000));
    isPhone('9 '.repeat(1_000_000));
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
    expect(readMobile(typed)).toBe(digits);
  });

  it.each(['5876543210', '987654321', '98765432101', '+1 9876543210', '98765o3210', '', '+91 0987654321'])(
    'do not take %s for a mobile number',
    (typed) => {
      expect(readMobile(typed)).toBeUndefined();
    },
  );

  it.each(['9876543210', '+91 98765 43210', '0253-2345678', '(022) 2345 6789', '+44 20 7946 0000'])(
    'take %s for a telephone number',
    (typed) => {
      expect(isPhone(typed)).toBe(true);
    },
  );

  it.each(['12345', 'call me', '98765\n43210x', '1'.repeat(16), '<script>'])(
    'do not take %j for a telephone number',
    (typed) => {
      expect(isPhone(typed)).toBe(false);
    },
  );

  it('refuse line breaks, NUL and other control characters in a single line', () => {
    for (const bad of ['\n', '\r', '\0', '\u001b', '\u007f', '\u2028']) {
      expect(isOneLine(`a${bad}b`)).toBe(false);
    }
    expect(isOneLine('Rack & Rep\t(Nashik) – ₹ 🏋️')).toBe(true);
  });
});
