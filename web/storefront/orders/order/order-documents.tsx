import { orderDocuments } from '../../../../domain/invoices/order-documents.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ShownOrder } from '../order-response.ts';

const DOCUMENTS = [
  { has: 'invoice', path: 'invoice', label: 'Download invoice (PDF)' },
  { has: 'creditNote', path: 'credit-note', label: 'Download credit note (PDF)' },
] as const;

/** Invoice and credit note, for whoever has the order's link; a sentence where there is none yet. */
export function OrderDocuments({
  order,
}: {
  readonly order: Pick<ShownOrder, 'id' | 'history' | 'status' | 'amountRefunded'>;
}) {
  const issued = orderDocuments(order.history, order.amountRefunded);
  const shown = DOCUMENTS.filter(({ has }) => issued[has]);
  if (shown.length === 0)
    return order.status === 'CANCELLED' ? null : (
      <p className="text-steel">The invoice is ready once the order is paid or shipped.</p>
    );
  return shown.map(({ path, label }) => (
    <p key={path}>
      <TextLink href={`/api/orders/${encodeURIComponent(order.id)}/${path}`} target="_blank" rel="noreferrer">
        {label}
      </TextLink>
    </p>
  ));
}
