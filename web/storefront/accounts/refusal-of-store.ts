import type { AuthState } from '../../session/auth-store.ts';
import type { Refusal } from './use-checked-form.ts';

/** From the errors of the auth store. */
export function refusalOfStore({ error, fieldErrors }: Pick<AuthState, 'error' | 'fieldErrors'>): Refusal {
  return { message: error ?? 'Something went wrong. Please try again.', fields: fieldErrors };
}
