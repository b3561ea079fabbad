import { type AdminRole, ROLE_LABELS, ROLE_SENTENCES } from '../../domain/accounts/permissions.ts';
import { type Mail, SHOP, shopMail } from '../mail/mail.ts';

/** Also for the admin's list of mails, before the mail is composed. */
export const INVITATION_SUBJECT = `You’re invited to help run ${SHOP}`;

interface InvitationContent {
  readonly link: string;
  /** An e-mail address. */
  readonly invitedBy: string;
  readonly adminRole: AdminRole;
  readonly days: number;
}

export function invitationMail(to: string, { link, invitedBy, adminRole, days }: InvitationContent): Mail {
  return shopMail(to, INVITATION_SUBJECT, {
    heading: 'You’re invited',
    paragraphs: [
      `${invitedBy} has invited you to the back-office of ${SHOP}. Your role will be ${ROLE_LABELS[adminRole].toLowerCase()}. ${ROLE_SENTENCES[adminRole]}`,
      `Set a password that only you know, then sign in with it and this address, ${to}. If you already have a shopper account, it replaces your current password. The link works once, within ${days} days.`,
      `If you don’t know ${invitedBy}, ignore this e-mail. No one can use the invitation without your password, and it will expire.`,
    ],
    action: { label: 'Set your password', url: link },
    because: 'an administrator of the shop invited you',
  });
}

export function withdrawnMail(to: string, { withdrawnBy }: { readonly withdrawnBy: string }): Mail {
  return shopMail(to, `You are no longer an administrator of ${SHOP}`, {
    heading: 'You are no longer an administrator',
    paragraphs: [
      `${withdrawnBy} has removed your access to the back-office of ${SHOP}. Your account was signed out on all devices.`,
      'You can still shop with your account. Your orders and addresses haven’t changed.',
      `If you think this is a mistake, write to ${withdrawnBy}.`,
    ],
    because: 'your account’s role was changed',
  });
}

export function invitationWithdrawnMail(to: string, { withdrawnBy }: { readonly withdrawnBy: string }): Mail {
  return shopMail(to, `Your invitation to ${SHOP} was withdrawn`, {
    heading: 'Your invitation was withdrawn',
    paragraphs: [
      `${withdrawnBy} has withdrawn your invitation to the back-office of ${SHOP}. The link we sent you no longer works.`,
      `If you think this is a mistake, write to ${withdrawnBy}.`,
    ],
    because: 'an administrator of the shop had invited you',
  });
}

interface RoleChange {
  /** An e-mail address. */
  readonly changedBy: string;
  readonly adminRole: AdminRole;
}

export function roleChangedMail(to: string, { changedBy, adminRole }: RoleChange): Mail {
  return shopMail(to, `Your role at ${SHOP} is now ${ROLE_LABELS[adminRole].toLowerCase()}`, {
    heading: 'Your role has changed',
    paragraphs: [
      `${changedBy} has changed your role in the back-office of ${SHOP} to ${ROLE_LABELS[adminRole].toLowerCase()}. ${ROLE_SENTENCES[adminRole]}`,
      `If you think this is a mistake, write to ${changedBy}.`,
    ],
    because: 'your account’s role was changed',
  });
}
