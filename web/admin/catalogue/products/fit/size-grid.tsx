import { get, useFieldArray } from 'react-hook-form';
import { FACT_PARTS } from '../../../../../domain/fit/fact-fields.ts';
import { getPath } from '../../../../api/response.ts';
import { Button } from '../../../../ui/button.tsx';
import { Input, SelectInput } from '../../../../ui/control.tsx';
import { RowAction } from '../../../list/columns.tsx';
import type { ProductForm } from '../product-form.ts';
import { type ListName, newSize } from './fit-values.ts';

const GRIDS: Readonly<Record<ListName, string>> = {
  plates: 'lg:grid lg:grid-cols-[minmax(0,1.6fr)_repeat(5,minmax(0,1fr))_2rem] lg:items-center lg:gap-2',
  dumbbells: 'lg:grid lg:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))_2rem] lg:items-center lg:gap-2',
};
const QUIETLY = { shouldFocus: false };

export function SizeGrid({ form, name }: { readonly form: ProductForm; readonly name: ListName }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: `fit.${name}` });
  const rows = form.watch(`fit.${name}`);
  const variants = form.watch('variants').filter(({ label }) => label.trim() !== '');
  const measures = FACT_PARTS[name].fields.map((field) => ({
    ...field,
    title: [field.letter && `${field.letter}.`, field.label, unitOf(field.unit)].filter(Boolean).join(' '),
  }));
  const add = () => {
    const { kg: _kg, variant: _variant, ...like } = rows.at(-1) ?? newSize(name, '');
    const next = variants.find(({ key }) => rows.every(({ variant }) => variant !== key));
    append({ ...newSize(name, next?.key ?? ''), ...like }, QUIETLY);
  };
  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-1.5">
      {fields.length > 0 && (
        <div
          className={`hidden border-b border-mist pb-1.5 text-sm font-semibold ${GRIDS[name]}`}
          aria-hidden="true"
        >
          <span>For</span>
          {measures.map(({ path, title }) => (
            <span key={path}>{title}</span>
          ))}
        </div>
      )}
      {fields.map(({ id }, index) => {
        const path = `fit.${name}.${index}` as const;
        const faults = measures.flatMap((measure) => {
          const message = getPath(get(form.formState.errors, `${path}.${measure.path}`), 'message');
          return typeof message === 'string' ? [{ at: measure.path, message }] : [];
        });
        const called = `line ${index + 1}`;
        return (
          <fieldset
            key={id}
            className={`grid w-full grid-cols-2 items-end gap-2 max-lg:border-b max-lg:border-line max-lg:pb-3 md:max-lg:grid-cols-3 ${GRIDS[name]}`}
          >
            <legend className="sr-only">{called}</legend>
            <label className="grid min-w-0 gap-1 text-sm text-steel max-md:col-span-2">
              <span className="lg:sr-only">For</span>
              <SelectInput {...form.register(`${path}.variant`)}>
                <option value="">The product</option>
                {variants.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </SelectInput>
            </label>
            {measures.map((measure) => (
              <label key={measure.path} className="grid min-w-0 gap-1 text-sm text-steel lg:[&_input]:px-2">
                <span className="lg:sr-only">{measure.title}</span>
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={10}
                  aria-invalid={faults.some(({ at }) => at === measure.path) || undefined}
                  {...form.register(`${path}.${measure.path}`)}
                />
              </label>
            ))}
            <RowAction
              icon="delete"
              danger
              label={`Remove ${called}`}
              className="max-lg:col-[-2] max-lg:justify-self-end"
              onClick={() => remove(index)}
            />
            {faults[0] !== undefined && <p className="col-span-full text-sm text-red">{faults[0].message}</p>}
          </fieldset>
        );
      })}
      <div>
        <Button onClick={add}>Add a size</Button>
      </div>
    </div>
  );
}

const unitOf = (unit: unknown) => (unit === 'mm' || unit === 'kg' ? `(${unit})` : '');
