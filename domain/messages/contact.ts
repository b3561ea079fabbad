/**
 * Contact messages have two screens: "messages" (/admin/contact-us) says REPLIED where "forms" (/admin/contacts) says
 * RESPONDED. Both are one state: the given word is stored, and each screen shows and filters it under its own.
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

export const DEFAULT_CONTACT_TYPE: ContactType = 'GENERAL';

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

/** The word that a screen uses for a stored status. */
export function contactStatusOnScreen(stored: ContactStatus, screen: ContactScreen): ContactStatus {
  if (stored !== 'REPLIED' && stored !== 'RESPONDED') return stored;
  return screen === 'messages' ? 'REPLIED' : 'RESPONDED';
}

/** The stored statuses that a filter finds: REPLIED and RESPONDED find both. */
export function storedContactStatuses(filter: ContactStatus): ContactStatus[] {
  return filter === 'REPLIED' || filter === 'RESPONDED' ? ['REPLIED', 'RESPONDED'] : [filter];
}

/** The reference on the contact thank-you page: the one of the response, else CONTACT- and a timestamp. */
export function contactReference(referenceId: string | undefined, now: Date): string {
  return referenceId?.trim() || `CONTACT-${now.getTime()}`;
}
