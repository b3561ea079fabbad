import {
  checkDiscountForm,
  type DiscountForm,
  type DiscountRecord,
} from '../../../contract/promotions/discount.ts';
import { parseNumber, textOf } from '../dialogs/field-texts.ts';
import type { FormValues } from '../dialogs/use-form-values.ts';

export const DISCOUNT_FIELDS = ['name', 'type', 'value', 'appliesTo', 'targetId', 'from', 'to'];

/** What the fields of the form hold for a discount; null is a new one. Each kind of target has its own field. */
export function discountFormValues(discount: DiscountRecord | null): FormValues {
  const targetFor = (scope: DiscountRecord['appliesTo']) =>
    discount?.appliesTo === scope ? textOf(discount.targetId) : '';
  return {
    name: textOf(discount?.name),
    type: discount?.type ?? 'percentage',
    value: textOf(discount?.value),
    appliesTo: discount?.appliesTo ?? 'all',
    category: targetFor('category'),
    product: targetFor('product'),
    from: textOf(discount?.from),
    to: textOf(discount?.to),
    isActive: (discount?.isActive ?? true) ? 'on' : '',
  };
}

export function discountBody(values: FormValues) {
  const { name, type, value = '', appliesTo = 'all', category, product, from, to } = values;
  return {
    name,
    type,
    appliesTo,
    value: parseNumber(value),
    targetId: appliesTo === 'category' ? category : appliesTo === 'product' ? product : null,
    from: from === '' ? null : from,
    to: to === '' ? null : to,
    isActive: values.isActive === 'on',
  };
}

/** What the discount would do, whatever its name; null while its terms are not valid. */
export function discountTerms(values: FormValues): DiscountForm | null {
  const checked = checkDiscountForm({ ...discountBody(values), name: 'Discount' });
  return checked.ok ? checked.value : null;
}

/** What the API takes of a stored discount. */
export function discountFields({
  id,
  targetName,
  state,
  version,
  createdAt,
  updatedAt,
  ...fields
}: DiscountRecord) {
  return fields;
}
