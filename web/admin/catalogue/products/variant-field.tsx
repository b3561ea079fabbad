import { type ComponentProps, useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { VariantType } from '../../../../domain/catalogue/product.ts';
import { newKey } from '../../../api/new-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Input } from '../../../ui/control.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { RowAction } from '../../list/row-action.tsx';
import type { ProductForm } from './product-form.ts';
import { newRow } from './variant-rows.ts';

const KINDS = { weight: 'Weight', color: 'Colour' } as const;
/** The focus stays on the button that added the row. */
const QUIETLY = { shouldFocus: false };

/** Weights and colours with prices, counts and shipping weights of their own; what is left empty is the product's. */
export function VariantField({
  form,
  note,
}: {
  readonly form: ProductForm;
  readonly note: string | undefined;
}) {
  const headId = useId();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'variants' });
  const rows = form.watch('variants');
  const add = (kind: VariantType) => append(newRow(kind, newKey()), QUIETLY);

  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-labelledby={headId}>
      <h3 id={headId}>Variants</h3>
      {note !== undefined && <p className="mt-1.5 text-sm text-steel">{note}</p>}
      {fields.map(({ id, kind }, index) => {
        const name = rows[index]?.label.trim() || `variant ${index + 1}`;
        return (
          <div key={id} className="grid grid-cols-1 gap-2">
            <VariantLine
              form={form}
              path={`variants.${index}`}
              title={KINDS[kind]}
              name={name}
              onRemove={() => remove(index)}
            />
            {kind === 'weight' && <OptionFields form={form} index={index} name={name} />}
          </div>
        );
      })}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => add('weight')}>Add a weight</Button>
        <Button onClick={() => add('color')}>Add a colour</Button>
      </div>
    </section>
  );
}

interface OptionFieldsProps {
  readonly form: ProductForm;
  /** Of the weight that they belong to. */
  readonly index: number;
  readonly name: string;
}

function OptionFields({ form, index, name }: OptionFieldsProps) {
  const path = `variants.${index}.options` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: path });
  const rows = form.watch(path);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2 has-[fieldset]:border-l-2 has-[fieldset]:border-line has-[fieldset]:pl-4">
      {fields.map(({ id }, at) => (
        <VariantLine
          key={id}
          form={form}
          path={`${path}.${at}`}
          title="Option"
          name={`${name} / ${rows[at]?.label.trim() || `option ${at + 1}`}`}
          onRemove={() => remove(at)}
        />
      ))}
      <PlainButton
        className="min-h-11 cursor-pointer border-0 bg-transparent p-0 text-sm font-semibold underline underline-offset-3 hover:text-orange-deep md:min-h-7"
        onClick={() => append(newRow('weight', newKey()), QUIETLY)}
      >
        Add an option<span className="sr-only"> to {name}</span>
      </PlainButton>
    </div>
  );
}

interface VariantLineProps {
  readonly form: ProductForm;
  readonly path: `variants.${number}` | `variants.${number}.options.${number}`;
  /** What its label is: a weight, a colour or an option. */
  readonly title: string;
  readonly name: string;
  readonly onRemove: () => void;
}

function VariantLine({ form: { register }, path, title, name, onRemove }: VariantLineProps) {
  const isOption = title === 'Option';
  const columns = isOption
    ? 'md:grid-cols-[1.4fr_1fr_1fr_1fr_auto_auto]'
    : 'md:grid-cols-[1.4fr_1fr_1fr_1fr_1fr_auto_auto]';
  return (
    <fieldset
      className={`grid w-full grid-cols-2 items-end gap-2 max-md:border-b max-md:border-line max-md:pb-3 ${columns}`}
    >
      <legend className="sr-only">{name}</legend>
      <Cell label={title} {...register(`${path}.label`)} />
      <Cell label="Price" inputMode="decimal" placeholder="As above" {...register(`${path}.price`)} />
      <Cell label="Sale price" inputMode="decimal" {...register(`${path}.salePrice`)} />
      <Cell label="Stock" inputMode="numeric" placeholder="Not counted" {...register(`${path}.stock`)} />
      {!isOption && (
        <Cell label="Shipping (kg)" placeholder="As above" {...register(`${path}.shippingWeight`)} />
      )}
      <Checkbox label="In stock" {...register(`${path}.inStock`)} />
      <RowAction
        icon="delete"
        danger
        label={`Remove ${name}`}
        className="col-[-2] justify-self-end md:mb-1.5 lg:mb-0.5"
        onClick={onRemove}
      />
    </fieldset>
  );
}

function Cell({ label, ...input }: ComponentProps<'input'> & { readonly label: string }) {
  return (
    <label className="grid min-w-0 gap-1 text-sm text-steel">
      <span>{label}</span>
      <Input maxLength={60} autoComplete="off" {...input} />
    </label>
  );
}
