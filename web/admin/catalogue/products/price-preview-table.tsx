import { useState } from 'react';
import type { PricedProduct } from '../../../../contract/catalogue/price-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Column } from '../../../ui/table.tsx';
import { Sub } from '../../list/cells.tsx';
import { OutcomeTable } from './outcome.tsx';
import { amountText, type PreviewRow, rowsOfPreview } from './price-preview.ts';

const FIRST_ROWS = 200;
const OLD = 'mr-1 font-normal text-steel';

const COLUMNS: readonly Column<PreviewRow>[] = [
  { title: 'Product', wraps: true, render: (row) => <Name {...row} /> },
  {
    title: 'List price',
    align: 'right',
    render: ({ line: { before, after } }) => <Move from={before.price} to={after.price} />,
  },
  {
    title: 'Sale price',
    align: 'right',
    render: ({ line: { before, after } }) => <Move from={before.salePrice} to={after.salePrice} />,
  },
  {
    title: 'Off',
    align: 'right',
    render: ({ line: { before, after } }) => (
      <span>
        {before.percentOff !== after.percentOff && <span className={OLD}>{before.percentOff}%</span>}{' '}
        {after.percentOff}%
      </span>
    ),
  },
];

export function PricePreviewTable({ products }: { readonly products: readonly PricedProduct[] }) {
  const [isWhole, setWhole] = useState(false);
  const rows = rowsOfPreview(products);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <>
      <OutcomeTable
        caption="Prices before and after"
        columns={COLUMNS}
        rows={shown}
        rowKey={({ key }) => key}
        empty="No products match"
      />
      {shown.length < rows.length && (
        <Button className="justify-self-start" onClick={() => setWhole(true)}>
          Show all {rows.length} prices
        </Button>
      )}
    </>
  );
}

function Name({ product, line }: PreviewRow) {
  return (
    <span className={line.variant === null ? undefined : 'block pl-4 font-normal'}>
      {line.variant === null ? (
        product.name
      ) : (
        <>
          <span className="sr-only">{product.name}, </span>
          {line.variant}
        </>
      )}
      {line.problem !== null && (
        <span className="flex gap-1.5 text-xs font-semibold text-red">
          <Icon name="warning" size="small" />
          {line.problem}
        </span>
      )}
      {line.problem === null && !line.isChanged && <Sub>No change</Sub>}
    </span>
  );
}

function Move({ from, to }: { readonly from: number | null; readonly to: number | null }) {
  if (from === to) return <span>{from === null ? '–' : amountText(from)}</span>;
  return (
    <span>
      <s className={OLD}>{from === null ? 'None' : amountText(from)}</s>{' '}
      <b>{to === null ? 'None' : amountText(to)}</b>
    </span>
  );
}
