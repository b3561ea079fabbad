import type { PasswordReset } from '../../../contract/accounts/forms.ts';
import { type ApiClient, shopClient } from '../../api/client.ts';
import { type FieldErrors, fieldErrorsOf } from '../../api/field-errors.ts';
import { getPath, messageOf, textOf } from '../../api/response.ts';
import { readUser } from '../../session/user-response.ts';

export type CallResult =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly message: string; readonly fields: FieldErrors };

const FAILED = 'Something went wrong. Please try again.';

/** None of these throws. */
function createAccountCalls({ askPublic, callProtected }: ApiClient) {
  async function run(call: () => Promise<unknown>): Promise<CallResult> {
    try {
      const response = await call();
      return { ok: true, message: textOf(getPath(response, 'message')) ?? '' };
    } catch (thrown) {
      return { ok: false, message: messageOf(thrown, FAILED), fields: fieldErrorsOf(thrown) };
    }
  }

  return {
    requestPasswordReset: (email: string) =>
      run(() => askPublic('/auth/forgot-password', { method: 'POST', body: { email } })),
    resetPassword: (body: PasswordReset) =>
      run(() => askPublic('/auth/reset-password', { method: 'POST', body })),
    resendVerification: () => run(() => callProtected('/auth/resend-verification', { method: 'POST' })),

    async verifyEmail(token: string) {
      try {
        const response = await callProtected('/auth/verify-email', { method: 'POST', body: { token } });
        const user = readUser(getPath(response, 'user'));
        if (user === undefined) return { ok: false, message: FAILED } as const;
        const adopted = getPath(response, 'adoptedOrders');
        return { ok: true, user, adoptedOrders: typeof adopted === 'number' ? adopted : 0 } as const;
      } catch (thrown) {
        return { ok: false, message: messageOf(thrown, FAILED) } as const;
      }
    },
  };
}

export const accountCalls = createAccountCalls(shopClient);
