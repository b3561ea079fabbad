import { Link } from 'react-router';
import { type StockCount, stockListResponse } from '../../../contract/stock.ts';
import { Button } from '../../ui/button.tsx';
import type { AdminQuery } from '../data/use-admin-query.ts';
import { Box } from '../frame/admin-page.tsx';
import { Notice } from '../frame/notice.tsx';
import { StatusLine } from './status-line.tsx';

const LOW = 5;
const SHOWN = 6;

export const LOW_STOCK_PATH = `/stock?counted=true&atMost=${LOW}&limit=${SHOWN}`;

type Counts = readonly StockCount[];

export const readLowStock = (response: unknown): Counts => stockListResponse.parse(response).data;

/** What has run out or soon will; nothing where there is plenty of everything. */
export function LowStock({ stock }: { readonly stock: AdminQuery<Counts> }) {
  const { value: counts = [], isFailed, reload } = stock;
  if (counts.length === 0 && !isFailed) return null;
  return (
    <Box title="Low stock" aside={<Link to="/admin/products">All products</Link>}>
      {isFailed && (
        <Notice flush action={<Button onClick={() => void reload()}>Try again</Button>}>
          {counts.length === 0 ? 'The stock could not be loaded.' : 'This may be out of date.'}
        </Notice>
      )}
      <ul className="divide-y divide-line text-sm">
        {counts.map(({ productId, productName, variant, available }) => (
          <StatusLine
            key={`${productId} ${variant}`}
            health={available === 0 ? 'bad' : 'doubtful'}
            word={`${available} left`}
          >
            <span className="min-w-0 wrap-anywhere">
              {productName}
              {variant !== null && `, ${variant}`}
            </span>
          </StatusLine>
        ))}
      </ul>
    </Box>
  );
}
