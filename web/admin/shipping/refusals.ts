import { ApiError } from '../../api/client.ts';
import { messageOf } from '../../api/response.ts';
import { type EditOutcome, outcomeFor, outcomeOf } from '../dialogs/edit-outcome.ts';

/** Refusals that are about one field of the form, though the shop gives only their code. */
const FIELD_OF: ReadonlyMap<string | undefined, string> = new Map([
  ['PARTNER_NAME_TAKEN', 'name'],
  ['PARTNER_UNKNOWN', 'partnerId'],
  ['RATE_OVERLAPS', 'minWeightKg'],
  ['TRACKING_NUMBER_TAKEN', 'trackingNumber'],
  ['ORDER_UNKNOWN', 'order'],
  ['ORDER_CANCELLED', 'order'],
]);

/** For a form with these fields: each complaint beside its own, anything else above the buttons. */
export function shippingOutcome(
  fields: readonly string[],
  thrown: unknown,
  otherwise = outcomeOf,
): EditOutcome {
  const field = thrown instanceof ApiError ? FIELD_OF.get(thrown.code) : undefined;
  const outcome: EditOutcome =
    field === undefined
      ? otherwise(thrown)
      : { is: 'invalid', errors: { [field]: messageOf(thrown, 'It was not saved.') } };
  return outcomeFor(fields, outcome);
}

/** The shop's own words where it has said no; a server that is away or in trouble has none worth reading. */
export const refusalOr = (thrown: unknown, otherwise: string): string =>
  thrown instanceof ApiError && thrown.isRefusal ? thrown.message : otherwise;
