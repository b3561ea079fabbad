import type { Checked } from '../../contract/check.ts';
import { ShopError } from './errors.ts';

/** The checked value. Throws VALIDATION_FAILED with the fields' errors. */
export function checkedForm<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value;
  const details = Object.entries(checked.errors).map(([field, message]) => ({ field, message }));
  throw new ShopError('VALIDATION_FAILED', 400, details[0]?.message ?? 'The request is not valid', {
    details,
  });
}
