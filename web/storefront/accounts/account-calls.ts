import type { PasswordReset } from '../../../contract/accounts.ts';
import { type ApiClient, isServiceFailure, shopClient } from '../../api/client.ts';
import { type FieldErrors, fieldErrorsOf } from '../../api/field-errors.ts';
import { getPath, messageOf, textOf } from '../../api/response.ts';
import { readUser, type User } from '../../session/user-response.ts';

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
      return { ok: true, message: textOf(getPath(reply, 'message')) ?? '' };
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
        const user = readUser(getPath(reply, 'user'));
        if (user === undefined) return { ok: false, message: FAILED };
        const adopted = getPath(reply, 'adoptedOrders');
        return { ok: true, user, adoptedOrders: typeof adopted === 'number' ? adopted : 0 };
      } catch (thrown) {
        return { ok: false, message: messageOf(thrown, FAILED) };
      }
    },
  };
}

export const accountCalls = createAccountCalls(shopClient);
