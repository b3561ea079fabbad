import type { AuthState } from '../../session/auth-store.ts';

export function refusalOfStore({ error, fieldErrors }: Pick<AuthState, 'error' | 'fieldErrors'>) {
  return { message: error ?? 'Something went wrong. Please try again.', fields: fieldErrors };
}
