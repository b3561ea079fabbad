import { renderMail } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';

const SHOP = 'Rack & Rep';

/** Also for the admin's list of mails, before the mail is composed. */
export const PASSWORD_RESET_SUBJECT = `Set a new password for ${SHOP}`;
export const EMAIL_VERIFICATION_SUBJECT = `Confirm your email address at ${SHOP}`;

export function passwordResetMail(to: string, link: string, minutes: number): Mail {
  return {
    to,
    subject: PASSWORD_RESET_SUBJECT,
    ...renderMail({
      heading: 'Set a new password',
      paragraphs: [
        `Somebody, hopefully you, asked for a new password for your account at ${SHOP}.`,
        `The link works once, within ${minutes} minutes. Setting a new password signs you out everywhere.`,
        'If it was not you, do nothing: your password stays as it is.',
      ],
      action: { label: 'Set a new password', url: link },
      footer: `${SHOP}. You get this mail because a new password was asked for with your e-mail address.`,
    }),
  };
}

/** Without any text of the registration: the address may be a stranger's. */
export function emailVerificationMail(to: string, link: string, hours: number): Mail {
  return {
    to,
    subject: EMAIL_VERIFICATION_SUBJECT,
    ...renderMail({
      heading: 'Confirm your email address',
      paragraphs: [
        `An account at ${SHOP} was created with this address. Confirm that it is yours, and orders that you placed without an account will be there too.`,
        `The link works once, within ${hours} hours, while you are signed in.`,
        'If it was not you, do nothing: nobody sees your orders.',
      ],
      action: { label: 'Confirm email address', url: link },
      footer: `${SHOP}. You get this mail because an account was created with your e-mail address.`,
    }),
  };
}

/** To the owner of an account whose address was registered once more. */
export function registeredAgainMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: `You already have an account at ${SHOP}`,
    ...renderMail({
      heading: 'You already have an account',
      paragraphs: [
        `Somebody, hopefully you, registered at ${SHOP} with this address, which has an account.`,
        'Sign in with the password that you chose then. If you have forgotten it, set a new one on the same page. Orders that you have placed with this address meanwhile will be there too.',
        'If it was not you, do nothing: nobody sees your account or your orders.',
      ],
      action: { label: 'Sign in', url: `${publicUrl}/login` },
      footer: `${SHOP}. You get this mail because somebody registered with your e-mail address.`,
    }),
  };
}

export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: `Your password at ${SHOP} was changed`,
    ...renderMail({
      heading: 'Your password was changed',
      paragraphs: [
        `The password of your account at ${SHOP} was changed, and other devices were signed out.`,
        'If it was not you, ask for a new password at once and write to us.',
      ],
      action: { label: 'Sign in', url: `${publicUrl}/login` },
      footer: `${SHOP}. You get this mail because your account's password was changed.`,
    }),
  };
}
