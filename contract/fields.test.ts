import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check } from './check.ts';
import * as fields from './fields.ts';

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
