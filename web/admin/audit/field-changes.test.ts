import { describe, expect, it } from 'vitest';
import { fieldChanges } from './field-changes.ts';

describe('an entry of the audit log', () => {
  it('says field by field what was and what became of it', () => {
    expect(fieldChanges({ before: { value: 20, note: 'old' }, after: { value: 25, tags: ['a'] } })).toEqual([
      { field: 'value', before: '20', after: '25' },
      { field: 'note', before: 'old', after: null },
      { field: 'tags', before: null, after: '["a"]' },
    ]);
  });

  it('may have no fields at all', () => {
    expect(fieldChanges({ before: null, after: null })).toEqual([]);
  });
});
