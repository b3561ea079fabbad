import type { PasswordReset } from '../../../contract/accounts/forms.ts';
import { verifiedEmailResponse } from '../../../contract/accounts/user.ts';
import { messageResponse } from '../../../contract/responses.ts';
import { askPublic, callProtected } from '../../api/client.ts';
import { parseResponse } from '../../api/parse-response.ts';

export const ACCOUNT_CALL_FAILED = 'Something went wrong. Please try again.';

const saidResponse = messageResponse('');

export const requestPasswordReset = (email: string) =>
  parseResponse(saidResponse, askPublic('/auth/forgot-password', { method: 'POST', body: { email } }));

export const requestDataLink = (email: string) =>
  parseResponse(saidResponse, askPublic('/your-data/link', { method: 'POST', body: { email } }));

export const resetPassword = (body: PasswordReset) =>
  parseResponse(saidResponse, askPublic('/auth/reset-password', { method: 'POST', body }));

export const resendVerification = () =>
  parseResponse(saidResponse, callProtected('/auth/resend-verification', { method: 'POST' }));

export const verifyEmail = (token: string) =>
  parseResponse(
    verifiedEmailResponse,
    callProtected('/auth/verify-email', { method: 'POST', body: { token } }),
  );
