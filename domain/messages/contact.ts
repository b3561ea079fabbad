import { NEW_TODAY_HOURS } from '../limits.ts';

/**
 * Contact messages have two screens: "messages" (/admin/contact-us) says REPLIED where "forms" (/admin/contacts) says
 * RESPONDED. Both are one state; what was given is stored, and each screen shows and filters it under its own word.
 */
export const CONTACT_STATUSES = ['NEW', 'READ', 'REPLIED', 'RESPONDED', 'CLOSED'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export const CONTACT_SCREEN_STATUSES = {
  messages: ['NEW', 'READ', 'REPLIED', 'CLOSED'],
  forms: ['NEW', 'READ', 'RESPONDED', 'CLOSED'],
} as const;
export type ContactScreen = keyof typeof CONTACT_SCREEN_STATUSES;

export const CONTACT_TYPES = ['GENERAL', 'SUPPORT', 'SALES', 'FEEDBACK', 'COMPLAINT', 'OTHER'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

export const DEFAULT_CONTACT_STATUS: ContactStatus = 'NEW';
export const DEFAULT_CONTACT_TYPE: ContactType = 'GENERAL';
/** Given to what "Contact Support" on the order page sends. */
export const SUPPORT_CONTACT_TYPE: ContactType = 'SUPPORT';

const find = <T extends string>(known: readonly T[], value: unknown): T | undefined => {
  if (typeof value !== 'string') return undefined;
  const upper = value.trim().toUpperCase();
  return known.find((each) => each === upper);
};

export function parseContactStatus(value: unknown): ContactStatus | undefined {
  return find(CONTACT_STATUSES, value);
}

export function parseContactType(value: unknown): ContactType | undefined {
  return find(CONTACT_TYPES, value);
}

/** Any status can follow any other. */
export function canChangeContactStatus(_from: ContactStatus, _to: ContactStatus): boolean {
  return true;
}

/** The word a screen uses for a stored status. */
export function contactStatusOnScreen(stored: ContactStatus, screen: ContactScreen): ContactStatus {
  const answered = stored === 'REPLIED' || stored === 'RESPONDED';
  if (!answered) return stored;
  return screen === 'messages' ? 'REPLIED' : 'RESPONDED';
}

/** The stored words that a screen's filter finds: REPLIED and RESPONDED find both. */
export function storedContactStatuses(filter: ContactStatus): ContactStatus[] {
  return filter === 'REPLIED' || filter === 'RESPONDED' ? ['REPLIED', 'RESPONDED'] : [filter];
}

/** New today: created within the last 24 hours, on the dashboard's clock. Also for enquiries. */
export function isNewToday(createdAt: Date, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  return age >= 0 && age <= NEW_TODAY_HOURS * 60 * 60 * 1000;
}

/** The reference on the contact thank-you page: the one that came with the answer, else CONTACT- and a timestamp. */
export function contactReference(referenceId: string | undefined, now: Date): string {
  return referenceId?.trim() || `CONTACT-${now.getTime()}`;
}
