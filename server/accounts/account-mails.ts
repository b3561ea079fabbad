import { renderMail } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';

const SHOP = 'Rack & Rep';

export function passwordResetMail(to: string, link: string, minutes: number): Mail {
  return {
    to,
    subject: `Set a new password for ${SHOP}`,
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
