import type { ComponentProps, ReactNode } from 'react';
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
      <RulePart legend="List price" options={LIST_CHOICES} {...form.register('list')}>
        {list !== 'stays' && <Amount form={form} name="list" />}
      </RulePart>
      <RulePart legend="Sale price" options={SALE_CHOICES} {...form.register('sale')}>
        {sale !== 'stays' && sale !== 'remove' && <Amount form={form} name="sale" />}
      </RulePart>
      <RulePart legend="Rounding" options={ROUNDING_CHOICES} {...form.register('rounding')} />
    </>
  );
}

interface RulePartProps extends Omit<ComponentProps<typeof Select>, 'label'> {
  readonly legend: string;
}

/** What is to be done, and by how much. */
function RulePart({ legend, children, ...select }: RulePartProps & { readonly children?: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_130px] items-start gap-3 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_130px]">
      <legend className="sr-only">{legend}</legend>
      <div className="max-sm:col-span-full">
        <Select label={legend} {...select} />
      </div>
      {children}
    </fieldset>
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
