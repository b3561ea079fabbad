import { describe, expect, it } from 'vitest';
import { changesOf } from './audit-reply.ts';

const entry = { id: 1, at: '', actor: '', action: 'update', entity: 'coupon', entityId: '7' };

describe('an entry of the audit log', () => {
  it('says field by field what was and what became of it', () => {
    expect(
      changesOf({ ...entry, before: { value: 20, note: 'old' }, after: { value: 25, tags: ['a'] } }),
    ).toEqual([
      { field: 'value', before: '20', after: '25' },
      { field: 'note', before: 'old', after: null },
      { field: 'tags', before: null, after: '["a"]' },
    ]);
  });

  it('may have no fields at all', () => {
    expect(changesOf({ ...entry, before: null, after: null })).toEqual([]);
  });
});
