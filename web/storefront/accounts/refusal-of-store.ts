import type { AuthState } from '../../session/auth-store.ts';
import type { Refusal } from './use-checked-form.ts';

/** Why the store says that the account was not changed. */
export function refusalOfStore({ error, fieldErrors }: Pick<AuthState, 'error' | 'fieldErrors'>): Refusal {
  return { message: error ?? 'Something went wrong. Please try again.', fields: fieldErrors };
}
