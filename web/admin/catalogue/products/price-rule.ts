import { checkPriceRule } from '../../../../contract/catalogue/price-change.ts';
import { parsePrice } from '../../../../domain/pricing/parse-price.ts';
import type { PriceRule, PriceStep, Rounding } from '../../../../domain/pricing/price-change.ts';
import type { FieldErrors } from '../../dialogs/edit-outcome.ts';

export interface RuleValues {
  readonly list: 'stays' | 'up' | 'down';
  readonly listAmount: string;
  readonly listUnit: PriceStep['by'];
  readonly sale: 'stays' | 'up' | 'down' | 'below' | 'remove';
  readonly saleAmount: string;
  readonly saleUnit: PriceStep['by'];
  readonly rounding: Rounding;
}

export interface PriceValues extends RuleValues {
  readonly scope: string;
}

export const FIRST_RULE: RuleValues = {
  list: 'stays',
  listAmount: '',
  listUnit: 'percent',
  sale: 'down',
  saleAmount: '',
  saleUnit: 'percent',
  rounding: 'rupee',
};

export const LIST_CHOICES = [
  { value: 'stays', label: 'No change' },
  { value: 'up', label: 'Increase by' },
  { value: 'down', label: 'Decrease by' },
] as const satisfies readonly { value: RuleValues['list']; label: string }[];

export const SALE_CHOICES = [
  ...LIST_CHOICES,
  { value: 'below', label: 'List price minus' },
  { value: 'remove', label: 'Remove' },
] as const satisfies readonly { value: RuleValues['sale']; label: string }[];

export const UNITS = [
  { value: 'percent', label: 'percent' },
  { value: 'rupees', label: 'rupees' },
] as const satisfies readonly { value: PriceStep['by']; label: string }[];

export const ROUNDING_CHOICES = [
  { value: 'rupee', label: 'Nearest ₹1' },
  { value: 'ten', label: 'Nearest ₹10' },
  { value: 'hundred', label: 'Nearest ₹100' },
  { value: 'nine', label: 'Ending in 9' },
  { value: 'ninety-nine', label: 'Ending in 99' },
  { value: 'paisa', label: 'Not rounded' },
] as const satisfies readonly { value: Rounding; label: string }[];

export const isRuleField = (name: string): name is keyof RuleValues => Object.hasOwn(FIRST_RULE, name);

export type ReadRule =
  | { readonly ok: true; readonly rule: PriceRule }
  | { readonly ok: false; readonly errors: FieldErrors };

/** The rule for the shop, or what is missing: `listAmount`, `saleAmount` or the whole `form`. */
export function readRule(values: RuleValues): ReadRule {
  const errors: Record<string, string> = {};
  const amountOf = (field: 'listAmount' | 'saleAmount', isDown: boolean) => {
    const amount = parsePrice(values[field]);
    if (amount === undefined || amount === 0) errors[field] = 'Enter an amount above 0';
    return (amount ?? 0) * (isDown ? -1 : 1);
  };
  const listPrice =
    values.list === 'stays'
      ? undefined
      : { by: values.listUnit, amount: amountOf('listAmount', values.list === 'down') };
  const salePrice =
    values.sale === 'stays' || values.sale === 'remove'
      ? values.sale
      : {
          from: values.sale === 'below' ? ('listPrice' as const) : ('salePrice' as const),
          by: values.saleUnit,
          amount: amountOf('saleAmount', values.sale !== 'up'),
        };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const checked = checkPriceRule({
    ...(listPrice === undefined ? {} : { listPrice }),
    ...(salePrice === 'stays' ? {} : { salePrice }),
    rounding: values.rounding,
  });
  return checked.ok ? { ok: true, rule: checked.value } : { ok: false, errors: fieldsOf(checked.errors) };
}

const FIELDS: Readonly<Record<string, string>> = { listPrice: 'listAmount', salePrice: 'saleAmount' };

function fieldsOf(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [FIELDS[path.split('.')[0] ?? ''] ?? 'form', message]),
  );
}
