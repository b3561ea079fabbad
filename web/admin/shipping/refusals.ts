import { ApiError } from '../../api/client.ts';
import { messageOf } from '../../api/response.ts';
import { type EditOutcome, outcomeFor, outcomeOf } from '../dialogs/edit-outcome.ts';

/** The field of the form that a refusal is about, by the refusal's code. */
const FIELD_OF: ReadonlyMap<string | undefined, string> = new Map([
  ['CARRIER_NAME_TAKEN', 'name'],
  ['CARRIER_UNKNOWN', 'carrierId'],
  ['RATE_OVERLAPS', 'minWeightKg'],
  ['TRACKING_NUMBER_TAKEN', 'trackingNumber'],
  ['ORDER_UNKNOWN', 'order'],
  ['ORDER_CANCELLED', 'order'],
]);

/** An error stands beside its field if the form has it, else above the buttons. */
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

/** The API's message where it refused the request; `otherwise` where the server failed. */
export const refusalOr = (thrown: unknown, otherwise: string): string =>
  thrown instanceof ApiError && thrown.isRefusal ? thrown.message : otherwise;
