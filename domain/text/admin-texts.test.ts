import { describe, expect, it } from 'vitest';
import * as messages from './admin-texts.ts';

describe('what the admin asks before it acts', () => {
  it.each([
    ['contact', 'Are you sure you want to delete this contact?'],
    ['enquiry', 'Are you sure you want to delete this enquiry?'],
    ['product', 'Are you sure you want to delete this product?'],
    ['category', 'Are you sure you want to delete this category?'],
  ] as const)('asks before deleting a %s', (thing, question) => {
    expect(messages.deletePrompt(thing)).toBe(question);
  });

  it('says how many products a category takes off sale', () => {
    const asked = 'Are you sure you want to delete this category?';
    expect(messages.deleteCategoryPrompt(0)).toBe(asked);
    expect(messages.deleteCategoryPrompt(1)).toBe(`${asked}\n\nIts 1 product will go off sale too.`);
    expect(messages.deleteCategoryPrompt(1200)).toBe(`${asked}\n\nIts 1,200 products will go off sale too.`);
  });

  it('warns before an order is deleted', () => {
    expect(messages.ORDER_DELETE_WARNING).toBe('This action cannot be undone.');
  });

  it('asks before all pending or all confirmed orders move on', () => {
    expect(messages.confirmPendingPrompt(12)).toBe('Mark 12 pending orders as confirmed?');
    expect(messages.shipConfirmedPrompt(3)).toBe('Mark 3 confirmed orders as shipped?');
    expect(messages.confirmPendingPrompt(1)).toBe('Mark 1 pending order as confirmed?');
    expect(messages.shipConfirmedPrompt(1)).toBe('Mark 1 confirmed order as shipped?');
  });

  it('says how many orders a bulk change leaves out, and why', () => {
    expect(messages.nothingToMove(['unpaid', 'unpaid', 'unpaid'])).toBe(
      'Nothing to change: 3 online orders aren’t paid yet.',
    );
    expect(messages.nothingToMove(['refunded', 'unpaid', 'refunded'])).toBe(
      'Nothing to change: 1 online order isn’t paid yet, 2 orders are refunded.',
    );
  });

  it('asks before an order is cancelled, and reminds of money that was paid', () => {
    const asked = 'Cancel order RR-84?\n\nThe items go back into stock, and we e-mail the customer.';
    expect(messages.cancelOrderPrompt('RR-84', 'nothing')).toBe(asked);
    expect(messages.cancelOrderPrompt('RR-84', 'all')).toBe(
      `${asked} It’s paid, so you’ll need to refund the money.`,
    );
    expect(messages.cancelOrderPrompt('RR-84', 'advance')).toBe(
      `${asked} Its advance is paid, so you’ll need to refund the money.`,
    );
  });

  it('sends everybody but administrators away', () => {
    expect(messages.ADMIN_ACTION_REFUSED).toBe('Please log in as admin to perform this action');
    expect(messages.ADMIN_PAGE_REFUSED).toBe('You must be an admin to access that page.');
  });
});
