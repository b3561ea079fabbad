import type { PasswordReset } from '../../domain/checks/account.ts';
import { type ApiClient, isServiceFailure, shopClient } from './client.ts';
import { type FieldErrors, fieldErrorsOf } from './field-errors.ts';
import { fieldOf, messageOf, textOf } from './reply.ts';
import { readUser, type User } from './user-reply.ts';

/** What an account's owner asks for besides signing in. None of these throws. */
export type Told =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly message: string; readonly fields: FieldErrors };

export type Verified =
  | { readonly ok: true; readonly user: User; readonly adoptedOrders: number }
  | { readonly ok: false; readonly message: string };

export interface AccountCalls {
  requestPasswordReset(email: string): Promise<Told>;
  resetPassword(reset: PasswordReset): Promise<Told>;
  verifyEmail(token: string): Promise<Verified>;
  resendVerification(): Promise<Told>;
}

const FAILED = 'Something went wrong. Please try again.';

export function createAccountCalls({ callPublic, callProtected }: ApiClient): AccountCalls {
  async function tell(call: () => Promise<unknown>): Promise<Told> {
    try {
      const reply = await call();
      if (isServiceFailure(reply)) return { ok: false, message: reply.message, fields: {} };
      return { ok: true, message: textOf(fieldOf(reply, 'message')) ?? '' };
    } catch (thrown) {
      return { ok: false, message: messageOf(thrown, FAILED), fields: fieldErrorsOf(thrown) };
    }
  }

  return {
    requestPasswordReset: (email) =>
      tell(() => callPublic('/auth/forgot-password', { method: 'POST', body: { email } })),
    resetPassword: (body) => tell(() => callPublic('/auth/reset-password', { method: 'POST', body })),
    resendVerification: () => tell(() => callProtected('/auth/resend-verification', { method: 'POST' })),

    async verifyEmail(token) {
      try {
        const reply = await callProtected('/auth/verify-email', { method: 'POST', body: { token } });
        const user = readUser(fieldOf(reply, 'user'));
        if (user === undefined) return { ok: false, message: FAILED };
        const adopted = fieldOf(reply, 'adoptedOrders');
        return { ok: true, user, adoptedOrders: typeof adopted === 'number' ? adopted : 0 };
      } catch (thrown) {
        return { ok: false, message: messageOf(thrown, FAILED) };
      }
    },
  };
}

export const accountCalls = createAccountCalls(shopClient);
