import { describe, expect, it } from 'vitest';
import { openTabStorage } from '../../../../tests/support/stores.ts';
import { createQuickOrderDraft } from './quick-order-draft.ts';

function openTab(kept = new Map<string, string>()) {
  return { kept, draft: createQuickOrderDraft(openTabStorage(kept), 'quick-order-draft') };
}

const ROW = { product: '13', variant: '20 kg pair', quantity: '4', price: '6499.50' };

describe('the draft of a quick order', () => {
  it('is there again after a reload: its rows and its address', () => {
    const { kept, draft } = openTab();
    expect(draft.isEmpty()).toBe(true);
    draft.write({ rows: [ROW], fields: { fullName: 'Iron House Gym' } });
    const later = openTab(kept).draft;
    expect(later.isEmpty()).toBe(false);
    expect(later.read()).toEqual({ rows: [ROW], fields: { fullName: 'Iron House Gym' } });
  });

  it('leaves nothing behind when it is forgotten', () => {
    const { kept, draft } = openTab();
    draft.write({ rows: [ROW], fields: {} });
    draft.clear();
    expect(kept.size).toBe(0);
  });

  it.each([
    'null',
    '[]',
    '{"rows":7,"fields":[]}',
    '{"rows":[null,{"quantity":2}],"fields":{"city":{}}}',
    '{"rows":',
  ])('reads %s as a form that can be filled in', (rubbish) => {
    const { draft } = openTab(new Map([['quick-order-draft', rubbish]]));
    const { rows, fields } = draft.read();
    for (const row of rows) expect(row).toEqual({ product: '', variant: '', quantity: '', price: '' });
    expect(Object.values(fields).every((value) => value === '')).toBe(true);
  });
});
