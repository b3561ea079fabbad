import '../../zod-without-eval.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { Box } from '../frame/office-page.tsx';
import { callOffice } from '../office-call.ts';

const LOW = 5;
const SHOWN = 6;

const replySchema = z.object({
  data: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      variant: z.string().nullable(),
      available: z.number().nullable(),
    }),
  ),
});

type Counts = z.infer<typeof replySchema>['data'];

/** What is about to run out, or has. Not there at all where nothing is. */
export function LowStock() {
  const [counts, setCounts] = useState<Counts>([]);
  useEffect(() => {
    const control = new AbortController();
    callOffice(`/stock?counted=true&atMost=${LOW}&limit=${SHOWN}`, { signal: control.signal })
      .then((reply) => setCounts(replySchema.parse(reply).data))
      .catch(() => undefined);
    return () => control.abort();
  }, []);
  if (counts.length === 0) return null;
  return (
    <Box title="Low stock" aside={<Link to="/admin/products">All products</Link>}>
      <ul className="status-list status-list-dense">
        {counts.map(({ productId, productName, variant, available }) => (
          <li key={`${productId} ${variant}`}>
            {productName}
            {variant !== null && `, ${variant}`}
            <b className={available === 0 ? 'status-word-bad' : 'status-word-doubtful'}>{available} left</b>
          </li>
        ))}
      </ul>
    </Box>
  );
}
