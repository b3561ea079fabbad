import { describe, expect, it } from 'vitest';
import * as contact from './contact.ts';

const { messages, forms } = contact.CONTACT_SCREEN_STATUSES;

describe('the status of a contact message', () => {
  it('is NEW, READ, REPLIED or CLOSED on the contact messages screen', () => {
    expect(messages).toEqual(['NEW', 'READ', 'REPLIED', 'CLOSED']);
  });

  it('is NEW, READ, RESPONDED or CLOSED on the contact forms screen [4.contact.2]', () => {
    expect(forms).toEqual(['NEW', 'READ', 'RESPONDED', 'CLOSED']);
    for (const status of forms) expect(contact.parseContactStatus(status.toLowerCase())).toBe(status);
  });

  it('keeps the word it was given, REPLIED or RESPONDED', () => {
    expect(contact.parseContactStatus('replied')).toBe('REPLIED');
    expect(contact.parseContactStatus('RESPONDED')).toBe('RESPONDED');
    expect(contact.parseContactStatus('ANSWERED')).toBeUndefined();
    expect(contact.parseContactStatus(undefined)).toBeUndefined();
  });

  it('is shown on each screen under its own word', () => {
    for (const stored of ['REPLIED', 'RESPONDED'] as const) {
      expect(contact.contactStatusOnScreen(stored, 'messages')).toBe('REPLIED');
      expect(contact.contactStatusOnScreen(stored, 'forms')).toBe('RESPONDED');
    }
    for (const stored of ['NEW', 'READ', 'CLOSED'] as const) {
      expect(contact.contactStatusOnScreen(stored, 'messages')).toBe(stored);
      expect(contact.contactStatusOnScreen(stored, 'forms')).toBe(stored);
    }
  });

  it('is found on each screen under its own word', () => {
    expect(contact.storedContactStatuses('REPLIED')).toEqual(['REPLIED', 'RESPONDED']);
    expect(contact.storedContactStatuses('RESPONDED')).toEqual(['REPLIED', 'RESPONDED']);
    expect(contact.storedContactStatuses('NEW')).toEqual(['NEW']);
  });
});

describe('the type of a contact message', () => {
  it('is GENERAL, SUPPORT, SALES, FEEDBACK, COMPLAINT or OTHER [4.contact.3]', () => {
    expect(contact.CONTACT_TYPES).toEqual(['GENERAL', 'SUPPORT', 'SALES', 'FEEDBACK', 'COMPLAINT', 'OTHER']);
    for (const type of contact.CONTACT_TYPES) expect(contact.parseContactType(type.toLowerCase())).toBe(type);
    expect(contact.parseContactType('SPAM')).toBeUndefined();
  });

  it('is GENERAL unless another is given', () => {
    expect(contact.DEFAULT_CONTACT_TYPE).toBe('GENERAL');
  });
});

describe('the reference of a message', () => {
  const now = new Date(1_763_200_000_000);

  it('is the one the shop answered', () => {
    expect(contact.contactReference('ENQ-7', now)).toBe('ENQ-7');
  });

  it('is CONTACT- and a timestamp otherwise', () => {
    expect(contact.contactReference(undefined, now)).toBe('CONTACT-1763200000000');
    expect(contact.contactReference(' ', now)).toBe('CONTACT-1763200000000');
  });
});
