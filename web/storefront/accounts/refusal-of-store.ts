import type { AuthState } from '../../session/auth-store.ts';

/** From the errors of the auth store. */
export function refusalOfStore({ error, fieldErrors }: Pick<AuthState, 'error' | 'fieldErrors'>) {
  return { message: error ?? 'Something went wrong. Please try again.', fields: fieldErrors };
}
