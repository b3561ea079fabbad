import { describe, expect, it } from 'vitest';
import { openTabStorage } from '../../../tests/support/stores.ts';
import { createCheckoutDraft } from './checkout-draft.ts';

function openTab(kept = new Map<string, string>()) {
  const draft = createCheckoutDraft({ storage: openTabStorage(kept) });
  return { kept, draft: () => draft.getState() };
}

describe('the draft of a checkout', () => {
  it('is there again after a reload, with every choice', () => {
    const { kept, draft } = openTab();
    draft().setFields({ fullName: 'Asha', pincode: '422001' });
    draft().choose({
      paymentMethod: 'cod',
      shippingMethod: 'express',
      couponCode: 'SAVE500',
      paysInPage: true,
    });
    const later = openTab(kept);
    expect(later.draft()).toMatchObject({ isReady: false, paymentMethod: 'online' });
    later.draft().readStorage();
    expect(later.draft()).toMatchObject({
      isReady: true,
      fields: { fullName: 'Asha', pincode: '422001', city: '' },
      paymentMethod: 'cod',
      shippingMethod: 'express',
      couponCode: 'SAVE500',
      paysInPage: true,
    });
  });

  it('keeps the digits of a pincode, however it was typed', () => {
    const { draft } = openTab();
    draft().setFields({ pincode: '422 001' });
    expect(draft().fields.pincode).toBe('422001');
  });

  it('takes from the account only what is missing', () => {
    const { draft } = openTab();
    draft().setFields({ fullName: 'Asha at work' });
    draft().fillEmpty({ fullName: 'Asha Rao', city: 'Nashik' });
    expect(draft().fields).toMatchObject({ fullName: 'Asha at work', city: 'Nashik' });
  });

  it('leaves nothing behind in the storage when it is cleared, and stays on the screen', () => {
    const { kept, draft } = openTab();
    draft().setFields({ fullName: 'Asha' });
    draft().clearStorage();
    expect(kept.size).toBe(0);
    expect(draft().fields.fullName).toBe('Asha');
  });

  it.each(['{broken', 'null', '[]', '7', '{"fields":7,"paymentMethod":{},"couponCode":[]}'])(
    'is empty where %s stood',
    (rubbish) => {
      const { draft } = openTab(new Map([['checkout-draft', rubbish]]));
      draft().readStorage();
      expect(draft()).toMatchObject({ isReady: true, paymentMethod: 'online', couponCode: '' });
    },
  );
});
