import type { ComponentProps } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { VariantType } from '../../../../domain/catalogue/product.ts';
import { newKey } from '../../../api/new-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Input } from '../../../ui/control.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { RowAction } from '../../list/columns.tsx';
import type { ProductForm } from './product-form.ts';
import { newRow, type VariantFault, variantFault } from './variant-rows.ts';

const KINDS = { weight: 'Weight', color: 'Colour' } as const;
/** The focus stays on the button that added the row. */
const QUIETLY = { shouldFocus: false };
/** One grid for all rows, and for their titles, which stand above them where there is room. */
const GRID =
  'lg:grid lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,.8fr)_3.5rem_2rem] lg:items-center lg:gap-2';

/** Weights and colours with prices, counts and shipping weights of their own; what is left empty is the product's. */
export function VariantField({
  form,
  note,
}: {
  readonly form: ProductForm;
  readonly note: string | undefined;
}) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'variants' });
  const rows = form.watch('variants');
  const fault = form.formState.submitCount > 0 ? variantFault(rows) : undefined;
  const add = (kind: VariantType) => append(newRow(kind, newKey()), QUIETLY);

  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-1.5">
      {note !== undefined && <p className="text-sm text-steel">{note}</p>}
      {fields.length > 0 && (
        <div
          className={`hidden border-b border-mist pb-1.5 text-sm font-semibold ${GRID}`}
          aria-hidden="true"
        >
          <span>{fields.some(({ kind }) => kind === 'weight') ? 'Weight' : 'Colour'}</span>
          <span>List price ₹</span>
          <span>Sale price ₹</span>
          <span>Stock</span>
          <span>Packed kg</span>
          <span className="whitespace-nowrap">In stock</span>
        </div>
      )}
      {fields.map(({ id, kind }, index) => {
        const name = rows[index]?.label.trim() || `variant ${index + 1}`;
        return (
          <div key={id} className="grid grid-cols-1 gap-2 lg:gap-0.5">
            <VariantLine
              form={form}
              path={`variants.${index}`}
              title={KINDS[kind]}
              name={name}
              fault={fault}
              onRemove={() => remove(index)}
            />
            {kind === 'weight' && <OptionFields form={form} index={index} name={name} fault={fault} />}
          </div>
        );
      })}
      <div className="flex flex-wrap gap-2 lg:mt-1.5">
        <Button onClick={() => add('weight')}>Add a weight</Button>
        <Button onClick={() => add('color')}>Add a colour</Button>
      </div>
    </div>
  );
}

interface OptionFieldsProps {
  readonly form: ProductForm;
  readonly index: number;
  readonly name: string;
  readonly fault: VariantFault | undefined;
}

function OptionFields({ form, index, name, fault }: OptionFieldsProps) {
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
          fault={fault}
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
  readonly title: string;
  readonly name: string;
  readonly fault: VariantFault | undefined;
  readonly onRemove: () => void;
}

function VariantLine({ form: { register }, path, title, name, fault, onRemove }: VariantLineProps) {
  const cell = (field: 'label' | 'price' | 'salePrice' | 'stock' | 'shippingWeight') => ({
    ...register(`${path}.${field}`),
    error: fault?.path === `${path}.${field}` ? fault.message : undefined,
  });
  return (
    <fieldset
      className={`grid w-full grid-cols-2 items-end gap-2 max-lg:border-b md:max-lg:grid-cols-3 max-md:[&>label:first-of-type]:col-span-2 max-lg:border-line max-lg:pb-3 ${GRID}`}
    >
      <legend className="sr-only">{name}</legend>
      <Cell label={title} {...cell('label')} />
      <Cell label="Price" inputMode="decimal" placeholder="As above" {...cell('price')} />
      <Cell label="Sale price" inputMode="decimal" {...cell('salePrice')} />
      <Cell label="Stock" inputMode="numeric" placeholder="Not tracked" {...cell('stock')} />
      {title === 'Option' ? (
        <span className="max-lg:hidden" />
      ) : (
        <Cell label="Shipping (kg)" placeholder="As below" {...cell('shippingWeight')} />
      )}
      <Checkbox
        className="lg:justify-center"
        label={<span className="lg:sr-only">In stock</span>}
        {...register(`${path}.inStock`)}
      />
      <RowAction
        icon="delete"
        danger
        label={`Remove ${name}`}
        className="max-lg:col-[-2] max-lg:justify-self-end"
        onClick={onRemove}
      />
      {fault?.path.startsWith(`${path}.`) && /^[a-zA-Z]+$/.test(fault.path.slice(path.length + 1)) && (
        <p className="col-span-full text-sm text-red">{fault.message}</p>
      )}
    </fieldset>
  );
}

interface CellProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly error: string | undefined;
}

function Cell({ label, error, ...input }: CellProps) {
  return (
    <label className="grid min-w-0 gap-1 text-sm text-steel lg:[&_input]:px-2">
      <span className="lg:sr-only">{label}</span>
      <Input
        maxLength={60}
        autoComplete="off"
        aria-invalid={error === undefined ? undefined : true}
        {...input}
      />
    </label>
  );
}
