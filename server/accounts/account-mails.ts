import { type Mail, SHOP, shopMail } from '../mail/mail.ts';

/** Also for the admin's list of mails, before the mail is composed. */
export const PASSWORD_RESET_SUBJECT = `Set a new password for ${SHOP}`;
export const EMAIL_VERIFICATION_SUBJECT = `Confirm your e-mail address for ${SHOP}`;

export function passwordResetMail(to: string, link: string, minutes: number): Mail {
  return shopMail(to, PASSWORD_RESET_SUBJECT, {
    heading: 'Set a new password',
    paragraphs: [
      `We received a request to reset the password of your ${SHOP} account.`,
      `The link works once, within ${minutes} minutes. When you set a new password, you’re signed out on all devices.`,
      'If you didn’t ask for this, ignore this e-mail. Your password stays the same.',
    ],
    action: { label: 'Set a new password', url: link },
    because: 'someone asked for a new password with your e-mail address',
  });
}

/** Without any text of the registration: the address may be a stranger's. */
export function emailVerificationMail(to: string, link: string, hours: number): Mail {
  return shopMail(to, EMAIL_VERIFICATION_SUBJECT, {
    heading: 'Confirm your e-mail address',
    paragraphs: [
      `You created a ${SHOP} account with this address. Confirm it, and the orders you placed as a guest will appear in your account too.`,
      `The link works once, within ${hours} hours, while you’re signed in.`,
      'If this wasn’t you, ignore this e-mail. No one can see your orders.',
    ],
    action: { label: 'Confirm e-mail address', url: link },
    because: 'an account was created with your e-mail address',
  });
}

/** To the owner of an account, while devices that it does not know are refused. */
export function passwordGuessedMail(
  to: string,
  { publicUrl, wrong }: { publicUrl: string; wrong: number },
): Mail {
  return shopMail(to, `Someone is guessing your ${SHOP} password`, {
    heading: 'Someone is guessing your password',
    paragraphs: [
      `Someone entered ${wrong} wrong passwords for your ${SHOP} account within an hour. We now refuse them until the hour is over.`,
      'You can still sign in on devices you’ve used before. To sign in on a new one now, set a new password.',
      'Choose a password that you use nowhere else.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/login#forgotten-password` },
    because: 'someone tried to sign in with your e-mail address',
  });
}

export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return shopMail(to, `Your ${SHOP} password was changed`, {
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${SHOP} account was changed, and your other devices were signed out.`,
      'If this wasn’t you, ask for a new password right away and write to us.',
    ],
    action: { label: 'Sign in', url: `${publicUrl}/login` },
    because: 'your account’s password was changed',
  });
}
