import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { MAIL_KIND } from '../../mail/kinds.ts';
import { SHOP, shopMail } from '../../mail/mail.ts';
import { enqueue } from '../../outbox/enqueue.ts';

/** What happened to the sign-in of an administrator. Names of passkeys are quoted by the mail's own escaping. */
export type SecondFactorEvent =
  | { readonly kind: 'app-on' | 'app-off' | 'codes-renewed' | 'wrong-codes' }
  | { readonly kind: 'passkey-added' | 'passkey-removed'; readonly name: string }
  | { readonly kind: 'code-used'; readonly left: number }
  | { readonly kind: 'reset'; readonly by: string };

const NOT_YOU = 'If this wasn’t you, set a new password right away and tell another administrator.';

const HEADINGS: Readonly<Record<SecondFactorEvent['kind'], string>> = {
  'app-on': 'Your authenticator app is on',
  'app-off': 'Your authenticator app is off',
  'codes-renewed': 'You have new recovery codes',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'code-used': 'A recovery code was used',
  reset: 'Your second step was removed',
  'wrong-codes': 'Someone entered wrong codes',
};

function textOf(event: SecondFactorEvent): string {
  switch (event.kind) {
    case 'app-on':
      return 'From now on, signing in to the back-office needs your password and a code from your authenticator app.';
    case 'app-off':
      return 'Signing in to the back-office no longer asks for a code from your authenticator app.';
    case 'codes-renewed':
      return 'New recovery codes were made for your account. The earlier ones no longer work.';
    case 'passkey-added':
      return `The passkey “${event.name}” can now sign in to the back-office with your account.`;
    case 'passkey-removed':
      return `The passkey “${event.name}” can no longer sign in with your account.`;
    case 'code-used':
      return `Someone signed in to the back-office with your password and one of your recovery codes. ${
        event.left === 0
          ? 'You have no codes left. Make new ones under Sign-in & security.'
          : `You have ${event.left} left.`
      }`;
    case 'reset':
      return `${event.by} removed the authenticator app, passkeys and recovery codes of your account, and signed it out on all devices. Your password still works. Please sign in and set up the second step again.`;
    case 'wrong-codes':
      return 'Someone entered your password, and then ten wrong codes. Codes from your app are refused for up to an hour; a passkey or a recovery code still works.';
  }
}

/** In the transaction of the change. */
export async function mailSecondFactor(
  client: PoolClient,
  { email, publicUrl }: { readonly email: string; readonly publicUrl: string },
  event: SecondFactorEvent,
): Promise<void> {
  const heading = HEADINGS[event.kind];
  await enqueue(client, {
    kind: MAIL_KIND,
    payload: shopMail(email, `${SHOP}: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`, {
      heading,
      paragraphs: [textOf(event), NOT_YOU],
      action: { label: 'Sign-in & security', url: `${publicUrl}/admin/security` },
      because: 'the sign-in of your administrator account changed or was used',
    }),
    dedupeKey: `second-factor:${event.kind}:${randomUUID()}`,
  });
}
