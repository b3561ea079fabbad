import { ORDER_LINES_MAX } from '../../../../domain/limits.ts';
import type { QuickRow, QuickRowErrors, ReadRow } from '../../../../domain/orders/quick-order.ts';
import { Button } from '../../../ui/button.tsx';
import type { ListedProduct } from '../../catalogue/catalogue-calls.ts';
import type { PiecesLeft } from './quick-product.tsx';
import { QuickRowFields } from './quick-row-fields.tsx';
import type { KeyedRow } from './use-rows.ts';

interface QuickRowsProps {
  readonly rows: readonly KeyedRow[];
  readonly lines: readonly (ReadRow<ListedProduct> | undefined)[];
  readonly errors: ReadonlyMap<number, QuickRowErrors>;
  readonly products: readonly ListedProduct[] | undefined;
  readonly mayPrice: boolean;
  readonly byName: boolean;
  readonly left: PiecesLeft | undefined;
  readonly onChange: (place: number, changed: Partial<QuickRow>) => void;
  readonly onAdd: () => void;
  readonly onRemove: (place: number) => void;
}

export function QuickRows(props: QuickRowsProps) {
  const { rows, lines, errors, products, mayPrice, byName, left, onChange, onAdd, onRemove } = props;
  return (
    <>
      <ol className="mb-4 divide-y divide-line border-b border-line">
        {rows.map((row, place) => (
          <li key={row.key} className="py-4 first:pt-0">
            <QuickRowFields
              place={place}
              row={row}
              read={lines[place]}
              errors={errors.get(place) ?? {}}
              products={products}
              mayPrice={mayPrice}
              byName={byName}
              left={left}
              onChange={(changed) => onChange(place, changed)}
              onRemove={() => onRemove(place)}
            />
          </li>
        ))}
      </ol>
      {rows.length < ORDER_LINES_MAX && <Button onClick={onAdd}>Add row</Button>}
    </>
  );
}
