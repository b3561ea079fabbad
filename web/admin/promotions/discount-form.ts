import { checkDiscountForm, type DiscountForm } from '../../../contract/promotions.ts';
import type { FormValues } from '../dialogs/use-form-values.ts';
import type { AdminDiscount } from './discount-reply.ts';
import { typedNumber, written } from './typed.ts';

export const DISCOUNT_FIELDS = ['name', 'type', 'value', 'appliesTo', 'targetId', 'from', 'to'];

/** A discount as it stands in the fields of its form; null is a new one. Each kind of target has a field of its own. */
export function discountTyped(discount: AdminDiscount | null): FormValues {
  const targetFor = (scope: AdminDiscount['appliesTo']) =>
    discount?.appliesTo === scope ? written(discount.targetId) : '';
  return {
    name: written(discount?.name),
    type: discount?.type ?? 'percentage',
    value: written(discount?.value),
    appliesTo: discount?.appliesTo ?? 'all',
    category: targetFor('category'),
    product: targetFor('product'),
    from: written(discount?.from),
    to: written(discount?.to),
    isActive: (discount?.isActive ?? true) ? 'on' : '',
  };
}

/** For the rules. */
export function discountBody(typed: FormValues) {
  const { name, type, value = '', appliesTo = 'all', category, product, from, to } = typed;
  return {
    ...{ name, type, appliesTo },
    value: typedNumber(value),
    targetId: appliesTo === 'category' ? category : appliesTo === 'product' ? product : null,
    from: from === '' ? null : from,
    to: to === '' ? null : to,
    isActive: typed.isActive === 'on',
  };
}

/** What it would do, however it is called; null while its terms are not right. */
export function discountTerms(typed: FormValues): DiscountForm | null {
  const checked = checkDiscountForm({ ...discountBody(typed), name: 'Discount' });
  return checked.ok ? checked.value : null;
}
