import { useId, useState } from 'react';
import type { VariantType } from '../../../domain/product.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { newRow, type VariantRow } from './variant-rows.ts';

const KINDS = { weight: 'Weight', color: 'Colour' } as const;

interface VariantFieldProps {
  readonly rows: readonly VariantRow[];
  readonly onChange: (rows: readonly VariantRow[]) => void;
}

/** Weights and colours with prices and counts of their own; without a price they cost what the product costs. */
export function VariantField({ rows, onChange }: VariantFieldProps) {
  const headId = useId();
  const [added, setAdded] = useState(0);
  const add = (kind: VariantType) => {
    setAdded(added + 1);
    onChange([...rows, newRow(kind, `new ${added}`)]);
  };
  const change = (key: string, part: Partial<VariantRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));

  return (
    <section className="variants" aria-labelledby={headId}>
      <h3 id={headId}>Variants</h3>
      {rows.map((row, place) => (
        <VariantLine
          key={row.key}
          row={row}
          place={place + 1}
          onChange={(part) => change(row.key, part)}
          onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      <div className="variants-actions">
        <Button onClick={() => add('weight')}>Add a weight</Button>
        <Button onClick={() => add('color')}>Add a colour</Button>
      </div>
    </section>
  );
}

interface VariantLineProps {
  readonly row: VariantRow;
  readonly place: number;
  readonly onChange: (part: Partial<VariantRow>) => void;
  readonly onRemove: () => void;
}

function VariantLine({ row, place, onChange, onRemove }: VariantLineProps) {
  const name = row.label.trim() === '' ? `variant ${place}` : row.label;
  return (
    <fieldset className="variant-line">
      <legend className="visually-hidden">{name}</legend>
      <Cell label={KINDS[row.kind]} value={row.label} onChange={(label) => onChange({ label })} />
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
