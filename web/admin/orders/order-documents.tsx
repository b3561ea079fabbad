import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  MAIL_ON_ITS_WAY,
  type OrderMailRecord,
  orderMailsResponse,
} from '../../../contract/orders/order-mail.ts';
import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import { orderDocuments } from '../../../domain/invoices/order-documents.ts';
import {
  CUSTOMER_MAIL_EVENTS,
  type CustomerMailEvent,
  MAIL_TITLES,
  sendableMails,
} from '../../../domain/orders/order-mail.ts';
import { formatLongDateTime } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin, toastRefusal, withRefusal } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { downloadFile } from '../download.ts';
import { useMay } from '../frame/role.tsx';
import { OrderPart, PartFailure } from './order-part.tsx';
import { orderPath } from './order-queries.ts';
import { orderName } from './order-text.ts';
import type { PackingPaper } from './packing/use-packing-papers.tsx';

interface OrderDocumentsProps {
  readonly order: AdminOrder;
  readonly onPrint: (paper: PackingPaper) => void;
}

export function OrderDocuments({ order, onPrint }: OrderDocumentsProps) {
  const may = useMay();
  const { invoice, creditNote } = orderDocuments(
    order.status_history,
    hasAmounts(order) ? order.amount_refunded : 0,
  );
  const download = (name: 'invoice' | 'credit-note') =>
    downloadFile(`${orderPath(order)}/${name}`, `${orderName(order)}-${name}.pdf`).catch(
      toastRefusal('We couldn’t load the document'),
    );
  return (
    <OrderPart title="Documents">
      <ul>
        <Paper title="Packing slip">
          <Button onClick={() => onPrint('slips')}>Print</Button>
        </Paper>
        <Paper title="Box labels">
          <Button aria-label="Print box labels" onClick={() => onPrint('labels')}>
            Print
          </Button>
        </Paper>
        <Paper title="Tax invoice" below={invoice ? '' : 'Ready once the order is paid or shipped'}>
          {invoice && (
            <Button aria-label="Download invoice" onClick={() => void download('invoice')}>
              Download
            </Button>
          )}
        </Paper>
        {creditNote && (
          <Paper title="Credit note">
            <Button aria-label="Download credit note" onClick={() => void download('credit-note')}>
              Download
            </Button>
          </Paper>
        )}
        {may('send mails again') && <Mails order={order} />}
      </ul>
    </OrderPart>
  );
}

interface PaperProps {
  readonly title: string;
  readonly below?: string;
  readonly isBad?: boolean;
  readonly children: ReactNode;
}

function Paper({ title, below = '', isBad = false, children }: PaperProps) {
  return (
    <li className="flex items-center justify-between gap-3 border-line px-4 py-2 not-first:border-t">
      <span aria-live="polite">
        {title}
        {below !== '' && (
          <span className={`block text-sm ${isBad ? 'text-red' : 'text-steel'}`}>{below}</span>
        )}
      </span>
      {children}
    </li>
  );
}

const POLL_MS = 2000;
const readMails = (response: unknown) => orderMailsResponse.parse(response).data;
const isUnderWay = ({ status }: OrderMailRecord) => status === 'pending' || status === 'failed';

function Mails({ order }: { readonly order: AdminOrder }) {
  const path = `${orderPath(order)}/mails`;
  const mails = useAdminQuery({
    kind: 'order',
    path,
    read: readMails,
    pollMs: (response) =>
      orderMailsResponse.safeParse(response).data?.data.some(isUnderWay) === true ? POLL_MS : false,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (event: CustomerMailEvent) => callAdmin(path, { method: 'POST', body: { event } }),
    onSuccess: () => showToast({ kind: 'success', text: MAIL_ON_ITS_WAY }),
    onError: (thrown) =>
      showToast({ kind: 'error', text: withRefusal('Failed to send the mail again', thrown) }),
    onSettled: async () => {
      await mails.reload();
      void refresh('mail');
    },
  });
  if (mails.value === undefined)
    return mails.isFailed ? (
      <li className="border-t border-line">
        <PartFailure onRetry={() => void mails.reload()}>We couldn’t load the mails.</PartFailure>
      </li>
    ) : null;

  const sendable = sendableMails({
    status: order.status,
    paymentStatus: order.payment_status,
    paymentMethod: order.payment_method,
    awaitsAdvance: order.awaits_advance,
    awaitsConfirmation: order.confirm_by !== null,
  });
  return CUSTOMER_MAIL_EVENTS.flatMap((event) => {
    const mail = mails.value?.find((each) => each.event === event);
    const canSend = sendable.includes(event);
    if (mail === undefined && !canSend) return [];
    const title = MAIL_TITLES[event];
    const verb = mail === undefined ? 'Send' : 'Send again';
    return (
      <Paper key={event} title={title} below={mailStatusText(mail)} isBad={mail?.status === 'dead'}>
        {canSend && !(mail !== undefined && isUnderWay(mail)) && (
          <Button
            className="flex-none"
            aria-label={`${verb}: ${title}`}
            busy={isPending && variables === event}
            onClick={() => mutate(event)}
          >
            {verb}
          </Button>
        )}
      </Paper>
    );
  });
}

/** "Sent 16 November 2026, 6:06 pm". */
function mailStatusText(mail: OrderMailRecord | undefined): string {
  if (mail === undefined) return 'Not sent in the last 90 days';
  switch (mail.status) {
    case 'sent':
      return `Sent ${formatLongDateTime(mail.sentAt ?? mail.createdAt)}`;
    case 'pending':
      return 'Being sent';
    case 'failed':
      return 'Not sent yet. We’ll keep trying.';
    case 'dead':
      return `Not sent: ${mail.lastError ?? 'we gave up'}`;
    case 'unsent':
      return mail.lastError ?? 'Not sent';
  }
}
