import { administratorPasswordProblem } from '../../domain/accounts/administrator-password.ts';
import { isAdmin } from '../../domain/accounts/roles.ts';
import { ShopError } from '../http/errors.ts';

export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

/** Throws for a new password of an administrator that is too short or easily guessed. */
export function refuseWeakPassword(owner: PasswordOwner, password: string, field: string): void {
  if (!isAdmin(owner.role)) return;
  const message = administratorPasswordProblem(password, [owner.name, owner.email]);
  if (message !== undefined)
    throw new ShopError('VALIDATION_FAILED', 400, message, { details: [{ field, message }] });
}
