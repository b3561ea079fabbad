import { describe, expect, it } from 'vitest';
import { createSafeStorage, type TabKey } from '../../../storage/safe-storage.ts';
import { createQuickOrderDraft } from './quick-order-draft.ts';

function openTab(kept = new Map<string, string>()) {
  const storage = createSafeStorage<TabKey>(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }));
  return { kept, draft: createQuickOrderDraft(storage) };
}

const ROW = { product: '13', variant: '20 kg pair', quantity: '4', price: '6499.50' };
const SENT = { body: '{"productIds":["13"]}', key: '0123456789abcdef0123456789abcdef' };

describe('the draft of a quick order', () => {
  it('is there again after a reload: its rows, its address, and the order as it was sent', () => {
    const { kept, draft } = openTab();
    expect(draft.isEmpty()).toBe(true);
    draft.write({ rows: [ROW], fields: { fullName: 'Iron House Gym' } });
    draft.write({ sent: SENT });
    const later = openTab(kept).draft;
    expect(later.isEmpty()).toBe(false);
    expect(later.read()).toEqual({ rows: [ROW], fields: { fullName: 'Iron House Gym' }, sent: SENT });
  });

  it('leaves nothing behind when it is forgotten', () => {
    const { kept, draft } = openTab();
    draft.write({ rows: [ROW] });
    draft.clear();
    expect(kept.size).toBe(0);
  });

  it.each([
    'null',
    '[]',
    '{"rows":7,"fields":[],"sent":{}}',
    '{"rows":[null,{"quantity":2}],"fields":{"city":{}},"sent":{"body":"{}","key":"a b"}}',
    '{"sent":{"key":"0123456789abcdef0123456789abcdef"}}',
    '{"sent":{"body":"{}","key":"0123456789abcdef0123456789abcdef0"}}',
    '{"sent":{"body":"{}","key":"x0123456789abcdef0123456789abcdef"}}',
    '{"rows":',
  ])('reads %s as a form that can be filled in', (rubbish) => {
    const { draft } = openTab(new Map([['quick-order-draft', rubbish]]));
    const { rows, fields, sent } = draft.read();
    for (const row of rows) expect(row).toEqual({ product: '', variant: '', quantity: '', price: '' });
    expect(Object.values(fields).every((value) => value === '')).toBe(true);
    expect(sent).toBeUndefined();
  });
});
