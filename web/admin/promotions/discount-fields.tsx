import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { FieldErrors } from '../dialogs/edit-outcome.ts';
import type { FormState } from '../dialogs/use-form-values.ts';
import { DISCOUNT_TYPE_WORDS, TARGET_WORDS } from './discount-words.ts';
import { type ChosenProduct, ProductPicker } from './product-picker.tsx';

export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
}

interface DiscountFieldsProps {
  readonly form: FormState;
  readonly errors: FieldErrors;
  readonly categories: readonly CategoryChoice[];
  readonly product: ChosenProduct | null;
  readonly onProduct: (product: ChosenProduct | null) => void;
}

export function DiscountFields({ form, errors, ...target }: DiscountFieldsProps) {
  const of = (name: string, hint?: string) => form.field(name, errors, hint);
  return (
    <>
      <Field label="Name" maxLength={200} data-autofocus {...of('name', 'For the back-office alone.')} />
      <div className="edit-fields-row">
        <Select label="Kind" options={DISCOUNT_TYPE_WORDS} {...of('type')} />
        <Field
          label={form.values.type === 'fixed' ? 'Amount off (₹)' : 'Percent off (%)'}
          inputMode="decimal"
          autoComplete="off"
          {...of('value')}
        />
      </div>
      <Target form={form} errors={errors} {...target} />
      <div className="edit-fields-row">
        <Field label="First day" type="date" optional {...of('from', 'In India. Empty: at once.')} />
        <Field label="Last day" type="date" optional {...of('to', 'Included. Empty: no end.')} />
      </div>
      <Checkbox {...form.box('isActive', 'Active')} />
    </>
  );
}

function Target({ form, errors, categories, product, onProduct }: DiscountFieldsProps) {
  const { appliesTo, category = '' } = form.values;
  const options = categories.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = category === '' || categories.some(({ id }) => id === category);
  const { defaultValue, ...field } = form.field('category', {});
  return (
    <>
      <Select label="Applies to" options={TARGET_WORDS} {...form.field('appliesTo', errors)} />
      <div hidden={appliesTo !== 'category'}>
        <Select
          {...field}
          label="Category"
          placeholder="Choose a category"
          options={isKnown ? options : [...options, { value: category, label: category }]}
          value={category}
          onChange={({ target }) => form.put({ category: target.value })}
          error={appliesTo === 'category' ? errors.targetId : undefined}
        />
      </div>
      {appliesTo === 'product' && (
        <ProductPicker
          label="Product"
          chosen={product}
          error={errors.targetId}
          hint={form.field('product', {}).hint}
          onChoose={onProduct}
        />
      )}
    </>
  );
}
