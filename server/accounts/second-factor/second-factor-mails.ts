import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { MAIL_KIND } from '../../mail/handler.ts';
import { renderMail } from '../../mail/layout.ts';
import { enqueue } from '../../outbox/enqueue.ts';

const SHOP = 'Rack & Rep';

/** What happened to the sign-in of an administrator. Names of passkeys are quoted by the mail's own escaping. */
export type SecondFactorEvent =
  | { readonly is: 'app-on' | 'app-off' | 'codes-renewed' }
  | { readonly is: 'passkey-added' | 'passkey-removed'; readonly name: string }
  | { readonly is: 'code-used'; readonly left: number }
  | { readonly is: 'reset'; readonly by: string }
  | { readonly is: 'wrong-codes' };

const NOT_YOU = 'If this wasn’t you, set a new password right away and tell another administrator.';

function wordsOf(event: SecondFactorEvent): { heading: string; text: string } {
  switch (event.is) {
    case 'app-on':
      return {
        heading: 'Your authenticator app is on',
        text: 'From now on, signing in to the back-office needs your password and a code from your authenticator app.',
      };
    case 'app-off':
      return {
        heading: 'Your authenticator app is off',
        text: 'Signing in to the back-office no longer asks for a code from your authenticator app.',
      };
    case 'codes-renewed':
      return {
        heading: 'You have new recovery codes',
        text: 'New recovery codes were made for your account. The earlier ones no longer work.',
      };
    case 'passkey-added':
      return {
        heading: 'A passkey was added',
        text: `The passkey “${event.name}” can now sign in to the back-office with your account.`,
      };
    case 'passkey-removed':
      return {
        heading: 'A passkey was removed',
        text: `The passkey “${event.name}” can no longer sign in with your account.`,
      };
    case 'code-used':
      return {
        heading: 'A recovery code was used',
        text: `Someone signed in to the back-office with your password and one of your recovery codes. ${
          event.left === 0
            ? 'You have no codes left. Make new ones under Sign-in & security.'
            : `You have ${event.left} left.`
        }`,
      };
    case 'reset':
      return {
        heading: 'Your second step was removed',
        text: `${event.by} removed the authenticator app, passkeys and recovery codes of your account, and signed it out on all devices. Your password still works. Please sign in and set up the second step again.`,
      };
    case 'wrong-codes':
      return {
        heading: 'Someone entered wrong codes',
        text: 'Someone entered your password, and then ten wrong codes. Codes from your app are refused for up to an hour; a passkey or a recovery code still works.',
      };
  }
}

/** In the transaction of the change. */
export async function mailSecondFactor(
  client: PoolClient,
  { email, publicUrl }: { readonly email: string; readonly publicUrl: string },
  event: SecondFactorEvent,
): Promise<void> {
  const { heading, text } = wordsOf(event);
  await enqueue(client, {
    kind: MAIL_KIND,
    payload: {
      to: email,
      subject: `${SHOP}: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`,
      ...renderMail({
        heading,
        paragraphs: [text, NOT_YOU],
        action: { label: 'Sign-in & security', url: `${publicUrl}/admin/security` },
        footer: `${SHOP}. You’re getting this e-mail because the sign-in of your administrator account changed or was used.`,
      }),
    },
    dedupeKey: `second-factor:${event.is}:${randomUUID()}`,
  });
}
