import { describe, expect, it } from 'vitest';
import { createFormDraft } from './form-draft.ts';
import { createSafeStorage, type TabKey } from './safe-storage.ts';

function drawer(kept: Record<string, string> = {}) {
  const texts = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

describe('the draft of a form', () => {
  it('is there after a reload, and gone once it was sent', () => {
    const place = drawer();
    createFormDraft(
      'contact-draft',
      createSafeStorage<TabKey>(() => place),
    ).write({ name: 'Asha' });
    const again = createFormDraft(
      'contact-draft',
      createSafeStorage<TabKey>(() => place),
    );
    expect(again.read()).toEqual({ name: 'Asha' });
    again.clear();
    expect(again.read()).toEqual({});
  });

  it.each(['nonsense', '[1]', 'null', '{"name":1}'])('is empty where %s stands', (text) => {
    expect(
      createFormDraft(
        'contact-draft',
        createSafeStorage<TabKey>(() => drawer({ 'contact-draft': text })),
      ).read(),
    ).toEqual({});
  });

  it('does without a place to keep it', () => {
    const blocked = createSafeStorage<TabKey>(() => {
      throw new Error('blocked');
    });
    const draft = createFormDraft('contact-draft', blocked);
    draft.write({ name: 'Asha' });
    draft.clear();
    expect(draft.read()).toEqual({});
  });
});
