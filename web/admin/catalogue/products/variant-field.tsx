import { useId, useState } from 'react';
import type { VariantType } from '../../../../domain/catalogue/product.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { newRow, type VariantRow } from './variant-rows.ts';

const KINDS = { weight: 'Weight', color: 'Colour' } as const;

interface VariantFieldProps {
  readonly rows: readonly VariantRow[];
  readonly note: string | undefined;
  readonly onChange: (rows: readonly VariantRow[]) => void;
}

/** Weights and colours with prices, counts and shipping weights of their own; what is left empty is the product's. */
export function VariantField({ rows, note, onChange }: VariantFieldProps) {
  const headId = useId();
  const [added, setAdded] = useState(0);
  const fresh = (kind: VariantType) => {
    setAdded(added + 1);
    return newRow(kind, `new ${added}`);
  };
  const change = (key: string, part: Partial<VariantRow>) => onChange(changed(rows, key, part));

  return (
    <section className="variant-fields" aria-labelledby={headId}>
      <h3 id={headId}>Variants</h3>
      {note !== undefined && <p className="field-hint">{note}</p>}
      {rows.map((row, place) => {
        const name = row.label.trim() === '' ? `variant ${place + 1}` : row.label;
        const setOptions = (options: readonly VariantRow[]) => change(row.key, { options });
        return (
          <div key={row.key} className="variant">
            <VariantLine
              row={row}
              title={KINDS[row.kind]}
              name={name}
              onChange={(part) => change(row.key, part)}
              onRemove={() => onChange(without(rows, row.key))}
            />
            {row.kind === 'weight' && (
              <div className="variant-options">
                {row.options.map((option, at) => (
                  <VariantLine
                    key={option.key}
                    row={option}
                    title="Option"
                    isOption
                    name={`${name} / ${option.label.trim() === '' ? `option ${at + 1}` : option.label}`}
                    onChange={(part) => setOptions(changed(row.options, option.key, part))}
                    onRemove={() => setOptions(without(row.options, option.key))}
                  />
                ))}
                <TextButton onClick={() => setOptions([...row.options, fresh('weight')])}>
                  Add an option<span className="visually-hidden"> to {name}</span>
                </TextButton>
              </div>
            )}
          </div>
        );
      })}
      <div className="variant-fields-actions">
        <Button onClick={() => onChange([...rows, fresh('weight')])}>Add a weight</Button>
        <Button onClick={() => onChange([...rows, fresh('color')])}>Add a colour</Button>
      </div>
    </section>
  );
}

const changed = (rows: readonly VariantRow[], key: string, part: Partial<VariantRow>) =>
  rows.map((row) => (row.key === key ? { ...row, ...part } : row));
const without = (rows: readonly VariantRow[], key: string) => rows.filter((row) => row.key !== key);

interface VariantLineProps {
  readonly row: VariantRow;
  /** What its label is: a weight, a colour or an option. */
  readonly title: string;
  readonly name: string;
  readonly isOption?: boolean;
  readonly onChange: (part: Partial<VariantRow>) => void;
  readonly onRemove: () => void;
}

function VariantLine({ row, title, name, isOption = false, onChange, onRemove }: VariantLineProps) {
  return (
    <fieldset className="variant-line">
      <legend className="visually-hidden">{name}</legend>
      <Cell label={title} value={row.label} onChange={(label) => onChange({ label })} />
      <Cell
        label="Price"
        value={row.price}
        inputMode="decimal"
        placeholder="As above"
        onChange={(price) => onChange({ price })}
      />
      <Cell
        label="Sale price"
        value={row.salePrice}
        inputMode="decimal"
        onChange={(salePrice) => onChange({ salePrice })}
      />
      <Cell
        label="Stock"
        value={row.stock}
        inputMode="numeric"
        placeholder="Not counted"
        onChange={(stock) => onChange({ stock })}
      />
      {!isOption && (
        <Cell
          label="Shipping (kg)"
          value={row.shippingWeight}
          placeholder="As above"
          onChange={(shippingWeight) => onChange({ shippingWeight })}
        />
      )}
      <Checkbox
        label="In stock"
        checked={row.inStock}
        onChange={({ target }) => onChange({ inStock: target.checked })}
      />
      <button type="button" className="row-action" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="trash" size="small" />
      </button>
    </fieldset>
  );
}

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly inputMode?: 'decimal' | 'numeric';
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

function Cell({ label, value, inputMode, placeholder, onChange }: CellProps) {
  return (
    <label className="variant-cell">
      <span>{label}</span>
      <input
        className="field-control"
        maxLength={60}
        autoComplete="off"
        {...{ value, inputMode, placeholder }}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
