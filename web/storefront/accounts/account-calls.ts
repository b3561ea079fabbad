import type { PasswordReset } from '../../../contract/accounts/forms.ts';
import { type ApiClient, isServiceFailure, shopClient } from '../../api/client.ts';
import { type FieldErrors, fieldErrorsOf } from '../../api/field-errors.ts';
import { getPath, messageOf, textOf } from '../../api/response.ts';
import { readUser, type User } from '../../session/user-response.ts';

/** The server's message, for the shopper. */
export type CallResult =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly message: string; readonly fields: FieldErrors };

export type VerificationResult =
  | { readonly ok: true; readonly user: User; readonly adoptedOrders: number }
  | { readonly ok: false; readonly message: string };

/** None of these throws. */
export interface AccountCalls {
  requestPasswordReset(email: string): Promise<CallResult>;
  resetPassword(reset: PasswordReset): Promise<CallResult>;
  verifyEmail(token: string): Promise<VerificationResult>;
  resendVerification(): Promise<CallResult>;
}

const FAILED = 'Something went wrong. Please try again.';

export function createAccountCalls({ callPublic, callProtected }: ApiClient): AccountCalls {
  async function run(call: () => Promise<unknown>): Promise<CallResult> {
    try {
      const response = await call();
      if (isServiceFailure(response)) return { ok: false, message: response.message, fields: {} };
      return { ok: true, message: textOf(getPath(response, 'message')) ?? '' };
    } catch (thrown) {
      return { ok: false, message: messageOf(thrown, FAILED), fields: fieldErrorsOf(thrown) };
    }
  }

  return {
    requestPasswordReset: (email) =>
      run(() => callPublic('/auth/forgot-password', { method: 'POST', body: { email } })),
    resetPassword: (body) => run(() => callPublic('/auth/reset-password', { method: 'POST', body })),
    resendVerification: () => run(() => callProtected('/auth/resend-verification', { method: 'POST' })),

    async verifyEmail(token) {
      try {
        const response = await callProtected('/auth/verify-email', { method: 'POST', body: { token } });
        const user = readUser(getPath(response, 'user'));
        if (user === undefined) return { ok: false, message: FAILED };
        const adopted = getPath(response, 'adoptedOrders');
        return { ok: true, user, adoptedOrders: typeof adopted === 'number' ? adopted : 0 };
      } catch (thrown) {
        return { ok: false, message: messageOf(thrown, FAILED) };
      }
    },
  };
}

export const accountCalls = createAccountCalls(shopClient);
