import { Link } from 'react-router';
import { type StockCount, stockListResponse } from '../../../contract/stock.ts';
import { Button } from '../../ui/button.tsx';
import type { AdminQuery } from '../data/use-admin-query.ts';
import { Box } from '../frame/admin-page.tsx';

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
        <p className="low-stock-failure" role="alert">
          {counts.length === 0 ? 'The stock could not be loaded.' : 'This may be out of date.'}
          <Button size="small" onClick={() => void reload()}>
            Try again
          </Button>
        </p>
      )}
      <ul className="status-list status-list-dense">
        {counts.map(({ productId, productName, variant, available }) => (
          <li key={`${productId} ${variant}`}>
            <span className="low-stock-name">
              {productName}
              {variant !== null && `, ${variant}`}
            </span>
            <b className={available === 0 ? 'status-word-bad' : 'status-word-doubtful'}>{available} left</b>
          </li>
        ))}
      </ul>
    </Box>
  );
}
