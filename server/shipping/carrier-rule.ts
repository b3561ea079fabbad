import type { CarrierRuleFields } from '../../contract/shipping/carrier-rule.ts';
import { paise } from '../../domain/pricing/money.ts';
import type { CarrierRule } from '../../domain/shipping/chargeable-weight.ts';

/** How a carrier weighs, in grams, millimetres and paise. */
export interface RuleRow {
  readonly volume_divisor: number | null;
  readonly weight_step_grams: number | null;
  readonly least_weight_grams: number | null;
  readonly over_length_mm: number | null;
  readonly over_length_charge: number | null;
  readonly over_length_grams: number | null;
  readonly longest_box_mm: number | null;
  readonly heaviest_box_grams: number | null;
}

/** Each column with its field of the contract, and how many of the column's units that field's unit has. */
const COLUMNS: readonly (readonly [keyof RuleRow, keyof CarrierRuleFields, number])[] = [
  ['volume_divisor', 'volumeDivisor', 1],
  ['weight_step_grams', 'weightStepKg', 1000],
  ['least_weight_grams', 'leastWeightKg', 1000],
  ['over_length_mm', 'overLengthCm', 10],
  ['over_length_charge', 'overLengthCharge', 100],
  ['over_length_grams', 'overLengthWeightKg', 1000],
  ['longest_box_mm', 'longestBoxCm', 10],
  ['heaviest_box_grams', 'heaviestBoxKg', 1000],
];

export const RULE_COLUMNS: readonly string[] = COLUMNS.map(([column]) => column);

export const NO_RULE: CarrierRuleFields = {
  volumeDivisor: null,
  weightStepKg: null,
  leastWeightKg: null,
  overLengthCm: null,
  overLengthCharge: null,
  overLengthWeightKg: null,
  longestBoxCm: null,
  heaviestBoxKg: null,
};

export function toRuleFields(row: RuleRow): CarrierRuleFields {
  const fields = { ...NO_RULE };
  for (const [column, field, units] of COLUMNS) {
    const stored = row[column];
    fields[field] = stored === null ? null : stored / units;
  }
  return fields;
}

/** In the order of `RULE_COLUMNS`. */
export const ruleValues = (fields: CarrierRuleFields): (number | null)[] =>
  COLUMNS.map(([, field, units]) => {
    const value = fields[field];
    return value === null ? null : Math.round(value * units);
  });

/** What is left out stays as it is. */
export function patchRule(
  form: { readonly [Field in keyof CarrierRuleFields]?: number | null | undefined },
  before: CarrierRuleFields,
): CarrierRuleFields {
  const fields = { ...NO_RULE };
  for (const [, field] of COLUMNS) fields[field] = form[field] === undefined ? before[field] : form[field];
  return fields;
}

export const ruleOf = (row: RuleRow): CarrierRule => ({
  volumeDivisor: row.volume_divisor,
  stepGrams: row.weight_step_grams,
  leastGrams: row.least_weight_grams,
  overLengthMm: row.over_length_mm,
  overLengthCharge: row.over_length_charge === null ? null : paise(row.over_length_charge),
  overLengthGrams: row.over_length_grams,
  longestMm: row.longest_box_mm,
  heaviestGrams: row.heaviest_box_grams,
});
