import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { LIST_CHOICES, type PriceValues, ROUNDING_CHOICES, SALE_CHOICES, UNITS } from './price-rule.ts';

type Form = UseFormReturn<PriceValues>;

/** What happens to the list price, what to the sale price, and to which kind of price both are rounded. */
export function PriceRuleFields({ form }: { readonly form: Form }) {
  const [list, sale] = form.watch(['list', 'sale']);
  return (
    <>
      <fieldset className="price-rule">
        <legend className="sr-only">List price</legend>
        <Select label="List price" options={LIST_CHOICES} {...form.register('list')} />
        {list !== 'stays' && <Amount form={form} name="list" />}
      </fieldset>
      <fieldset className="price-rule">
        <legend className="sr-only">Sale price</legend>
        <Select label="Sale price" options={SALE_CHOICES} {...form.register('sale')} />
        {sale !== 'stays' && sale !== 'remove' && <Amount form={form} name="sale" />}
      </fieldset>
      <div className="price-rule">
        <Select label="Rounding" options={ROUNDING_CHOICES} {...form.register('rounding')} />
      </div>
    </>
  );
}

function Amount({ form, name }: { readonly form: Form; readonly name: 'list' | 'sale' }) {
  return (
    <>
      <Field
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={form.formState.errors[`${name}Amount`]?.message}
        {...form.register(`${name}Amount`)}
      />
      <Select label="Unit" options={UNITS} {...form.register(`${name}Unit`)} />
    </>
  );
}
