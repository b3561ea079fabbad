import { renderMail } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';

const SHOP = 'Rack & Rep';

/** Also for the admin's list of mails, before the mail is composed. */
export const INVITATION_SUBJECT = `You are invited to run ${SHOP}`;

interface InvitationContent {
  readonly link: string;
  /** An e-mail address. */
  readonly invitedBy: string;
  readonly days: number;
}

export function invitationMail(to: string, { link, invitedBy, days }: InvitationContent): Mail {
  return {
    to,
    subject: INVITATION_SUBJECT,
    ...renderMail({
      heading: 'Help run the shop',
      paragraphs: [
        `${invitedBy} has invited you to the back-office of ${SHOP}, where orders, products and customers are looked after.`,
        `Set a password that only you know, then sign in with it and this address, ${to}. If you shop with us already, it takes the place of your present password. The link works once, within ${days} days.`,
        `If you do not know ${invitedBy}, do nothing: without your password nobody gets in, and the invitation lapses.`,
      ],
      action: { label: 'Set your password', url: link },
      footer: `${SHOP}. You get this mail because an administrator of the shop has invited your e-mail address.`,
    }),
  };
}

export function withdrawnMail(to: string, { withdrawnBy }: { readonly withdrawnBy: string }): Mail {
  return {
    to,
    subject: `You are no longer an administrator of ${SHOP}`,
    ...renderMail({
      heading: 'You are no longer an administrator',
      paragraphs: [
        `${withdrawnBy} has withdrawn your role in the back-office of ${SHOP}, and your account was signed out on all devices.`,
        'You can still shop with it: your orders and addresses are as they were.',
        `If you think that this is a mistake, write to ${withdrawnBy}.`,
      ],
      footer: `${SHOP}. You get this mail because your account's role was changed.`,
    }),
  };
}

export function invitationWithdrawnMail(to: string, { withdrawnBy }: { readonly withdrawnBy: string }): Mail {
  return {
    to,
    subject: `You are no longer invited to run ${SHOP}`,
    ...renderMail({
      heading: 'Your invitation was withdrawn',
      paragraphs: [
        `${withdrawnBy} has withdrawn your invitation to the back-office of ${SHOP}. The link that was mailed to you no longer works.`,
        `If you think that this is a mistake, write to ${withdrawnBy}.`,
      ],
      footer: `${SHOP}. You get this mail because an administrator of the shop had invited your e-mail address.`,
    }),
  };
}
