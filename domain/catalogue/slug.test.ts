import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify, uniqueSlug } from './slug.ts';

describe('the slug made from a name', () => {
  it.each([
    ['Weight Plates', 'weight-plates'],
    ['Olympic EZ Curl Bar (4 ft)', 'olympic-ez-curl-bar-4-ft'],
    ['  --Racks & Cages!! ', 'racks-cages'],
    ['UPPER', 'upper'],
    ['a___b', 'a-b'],
    ['17.5 kg', '17-5-kg'],
    ['Café Bänk', 'cafe-bank'],
  ])(
    'turns "%s" into %s: lower case, one hyphen for each run of other characters [5.admin.5]',
    (name, slug) => {
      expect(slugify(name)).toBe(slug);
    },
  );

  it.each(['', '   ', '!!!', 'डम्बल'])('calls a name without letters or digits ("%s") item', (name) => {
    expect(slugify(name)).toBe('item');
  });

  it('is always fit for an address, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(120);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('a slug that is taken already', () => {
  it('gets the next free number behind it', () => {
    expect(uniqueSlug('Flat Bench', [])).toBe('flat-bench');
    expect(uniqueSlug('Flat Bench', ['flat-bench'])).toBe('flat-bench-2');
    expect(uniqueSlug('Flat Bench', ['flat-bench', 'flat-bench-2', 'flat-bench-4'])).toBe('flat-bench-3');
  });

  it('stays within the length limit, number included', () => {
    const long = 'x'.repeat(150);
    const slug = uniqueSlug(long, [slugify(long)]);
    expect(slug).toHaveLength(120);
    expect(slug.endsWith('-2')).toBe(true);
  });

  it('is never one of the taken ones', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Bench', 'Bench 2', 'Rack', 'Bench 3')), (names) => {
        const slugs: string[] = [];
        for (const name of names) slugs.push(uniqueSlug(name, slugs));
        expect(new Set(slugs).size).toBe(slugs.length);
      }),
    );
  });
});
