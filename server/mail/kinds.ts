export const MAIL_KIND = 'mail';
export const ORDER_MAIL_KIND = 'order-mail';
export const ORDER_TEXT_KIND = 'order-text';
export const EMAIL_VERIFICATION_KIND = 'email-verification';
export const PASSWORD_RESET_KIND = 'password-reset';
export const INVITATION_KIND = 'administrator-invitation';
export const DATA_LINK_KIND = 'data-link';

/**
 * Every kind of outbox message that is a mail or a text: `server/shop.ts` has a handler for each, and the admin lists them all. Their
 * payloads have `to` and `subject`, which the list shows and searches.
 */
export const MAIL_KINDS = [
  MAIL_KIND,
  ORDER_MAIL_KIND,
  ORDER_TEXT_KIND,
  EMAIL_VERIFICATION_KIND,
  PASSWORD_RESET_KIND,
  INVITATION_KIND,
  DATA_LINK_KIND,
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** The others have a link that opens the recipient's account: no administrator gets into that of a colleague or customer. */
const READABLE: readonly string[] = [MAIL_KIND, ORDER_MAIL_KIND, ORDER_TEXT_KIND];

/** Whether administrators may read a kept mail of this kind. */
export const isReadable = (kind: string): boolean => READABLE.includes(kind);

const oneOf = (kinds: readonly string[]) => `kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;

/** Conditions on the table `outbox`. */
export const IS_MAIL = oneOf(MAIL_KINDS);
export const IS_READABLE = `(kept_mail is not null and ${oneOf(READABLE)})`;
