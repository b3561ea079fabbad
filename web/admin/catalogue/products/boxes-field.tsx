import { useId } from 'react';
import { boxesDoubt, boxesSummary, readBoxes } from '../../../../domain/shipping/box.ts';
import { lineWeightKg, parseWeightKg } from '../../../../domain/shipping/freight.ts';
import { TextArea } from '../../../ui/control.tsx';
import { Field } from '../../../ui/field.tsx';
import type { ProductForm } from './product-form.ts';
import { type VariantFault, type VariantRow, variantFault } from './variant-rows.ts';

const EXAMPLE = '120 x 60 x 20 cm, 45 kg';

export function BoxesField({ form }: { readonly form: ProductForm }) {
  const [boxes, variants, category, shippingWeight] = form.watch([
    'boxes',
    'variants',
    'category',
    'shippingWeight',
  ]);
  const shippingKg = lineWeightKg({ id: '', price: 0, inStock: true, category, shippingWeight });
  return (
    <>
      <div className="grid gap-1.5">
        <Field
          label="Boxes"
          multiline
          rows={3}
          optional
          spellCheck={false}
          placeholder={EXAMPLE}
          {...form.field(
            'boxes',
            'One box per line: length x width x height, then its weight with packing. Only your team sees this.',
          )}
        />
        <Sum text={boxes} shippingKg={shippingKg} />
      </div>
      {variants.length > 0 && <VariantBoxes form={form} rows={variants} shippingKg={shippingKg} />}
    </>
  );
}

/** "2 boxes, 87 kg, 0.34 m³", and whether that goes together with what freight is charged for. */
function Sum({ text, shippingKg }: { readonly text: string; readonly shippingKg: number }) {
  const boxes = readBoxes(text) ?? [];
  const doubt = boxesDoubt(boxes, shippingKg);
  return (
    boxes.length > 0 && (
      <p className="text-sm text-steel">
        {boxesSummary(boxes)}
        {doubt !== undefined && `. ${doubt}`}
      </p>
    )
  );
}

interface VariantBoxesProps {
  readonly form: ProductForm;
  readonly rows: readonly VariantRow[];
  readonly shippingKg: number;
}

function VariantBoxes({ form, rows, shippingKg }: VariantBoxesProps) {
  const fault = form.formState.submitCount > 0 ? variantFault(rows) : undefined;
  const own = rows.filter(({ boxes }) => boxes.trim() !== '').length;
  return (
    <details open={fault?.path.endsWith('.boxes') || undefined}>
      <summary className="min-h-11 cursor-pointer content-center text-md font-semibold">
        Boxes of each weight and colour{' '}
        <span className="font-normal text-steel">
          ({own === 0 ? 'all as above' : `${own} of ${rows.length} have their own`})
        </span>
      </summary>
      <ul className="grid grid-cols-1 gap-3 pt-2">
        {rows.map((row, index) => (
          <VariantRowBoxes
            key={row.key}
            row={row}
            name={row.label.trim() || `variant ${index + 1}`}
            fault={fault?.path === `variants.${index}.boxes` ? fault : undefined}
            shippingKg={shippingKg}
            onChange={(text) => form.setValue(`variants.${index}.boxes`, text, { shouldDirty: true })}
          />
        ))}
      </ul>
    </details>
  );
}

interface VariantRowBoxesProps {
  readonly row: VariantRow;
  readonly name: string;
  readonly fault: VariantFault | undefined;
  readonly shippingKg: number;
  readonly onChange: (text: string) => void;
}

function VariantRowBoxes({ row, name, fault, shippingKg, onChange }: VariantRowBoxesProps) {
  const id = useId();
  return (
    <li className="grid grid-cols-1 gap-1 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-3">
      <label className="text-md sm:pt-2" htmlFor={id}>
        <span className="sr-only">Boxes of </span>
        {name}
      </label>
      <div className="grid gap-1">
        <TextArea
          id={id}
          value={row.boxes}
          rows={Math.max(1, row.boxes.split('\n').length)}
          spellCheck={false}
          placeholder="As above"
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault && `${id}-error`}
          onChange={({ target }) => onChange(target.value)}
        />
        {fault !== undefined && (
          <p id={`${id}-error`} className="text-sm text-red">
            {fault.message}
          </p>
        )}
        <Sum text={row.boxes} shippingKg={parseWeightKg(row.shippingWeight) ?? shippingKg} />
      </div>
    </li>
  );
}
