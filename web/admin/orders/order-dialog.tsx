import { type ReactNode, useState } from 'react';
import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import type { OrderStatus } from '../../../domain/orders/order-status.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { useOpenedRow } from '../data/use-admin-query.ts';
import { useMay } from '../frame/role.tsx';
import { WaitingLines } from '../list/waiting-lines.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderFoot } from './order-foot.tsx';
import { PartFailure } from './order-part.tsx';
import { useOrderPayments } from './order-payments.tsx';
import { readOrder } from './order-queries.ts';
import { orderName } from './order-text.ts';
import type { PackingPaper } from './packing/use-packing-papers.tsx';

export interface OrderHandlers {
  readonly isChanging: (order: AdminOrder) => boolean;
  readonly onStatus: (order: AdminOrder, status: OrderStatus) => void;
  readonly onEdit: (order: AdminOrder) => void;
  readonly onDelete: (order: AdminOrder) => void;
  readonly onPrint: (paper: PackingPaper, order: AdminOrder) => void;
}

interface OrderDialogProps extends OrderHandlers {
  readonly name: string;
  /** The list behind it, for the order before and after. */
  readonly rows: readonly AdminOrder[];
  readonly onReplace: (order: AdminOrder) => void;
  readonly onClose: () => void;
}

export function OrderDialog({ name, rows, onReplace, onClose, ...handlers }: OrderDialogProps) {
  const place = rows.findIndex((row) => orderName(row) === name.toUpperCase());
  const { opened: order, isUnknown, isFailed, reload } = useOpenedRow('order', name, rows[place], readOrder);
  const neighbours = place !== -1 && (
    <div className="ml-auto flex">
      <Neighbour label="Previous order" icon="chevron-left" order={rows[place - 1]} onOpen={onReplace} />
      <Neighbour label="Next order" icon="chevron-right" order={rows[place + 1]} onOpen={onReplace} />
    </div>
  );
  if (order === undefined)
    return (
      <Dialog isOpen title={isUnknown ? `No order ${name}` : `Order ${name}`} onClose={onClose}>
        {isUnknown ? (
          <>
            <p>
              We don’t have an order with this number. It may have been deleted, or the number may have a
              typo.
            </p>
            <DialogActions>
              <Button kind="primary" onClick={onClose}>
                Show all orders
              </Button>
            </DialogActions>
          </>
        ) : isFailed ? (
          <PartFailure onRetry={reload}>We couldn’t load the order.</PartFailure>
        ) : (
          <WaitingLines count={6} />
        )}
      </Dialog>
    );
  return (
    <OpenedOrder
      order={order}
      neighbours={neighbours}
      failure={
        isFailed && (
          <PartFailure onRetry={reload}>
            {isUnknown ? 'This order has been deleted.' : 'The order may be out of date.'}
          </PartFailure>
        )
      }
      onClose={onClose}
      {...handlers}
    />
  );
}

interface NeighbourProps {
  readonly label: string;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly order: AdminOrder | undefined;
  readonly onOpen: (order: AdminOrder) => void;
}

function Neighbour({ label, icon, order, onOpen }: NeighbourProps) {
  return (
    <IconButton
      icon={icon}
      iconSize="small"
      label={order === undefined ? label : `${label}, ${orderName(order)}`}
      disabled={order === undefined}
      onClick={() => order !== undefined && onOpen(order)}
    />
  );
}

interface OpenedOrderProps extends OrderHandlers {
  readonly order: AdminOrder;
  readonly neighbours: ReactNode;
  readonly failure: ReactNode;
  readonly onClose: () => void;
}

function OpenedOrder({ order, neighbours, failure, onClose, ...handlers }: OpenedOrderProps) {
  const may = useMay();
  const payments = useOrderPayments(may('see order amounts') ? order.id : null);
  const [refunding, setRefunding] = useState<string | null>(null);
  return (
    <Dialog
      isOpen
      size="page"
      title={`Order ${orderName(order)}`}
      beside={neighbours}
      foot={<OrderFoot order={order} payments={payments.value} onRefund={setRefunding} {...handlers} />}
      onClose={onClose}
    >
      {failure}
      <OrderDetails
        key={order.id}
        order={order}
        payments={payments}
        refunding={refunding}
        onRefunding={setRefunding}
        onPrint={(paper) => handlers.onPrint(paper, order)}
      />
    </Dialog>
  );
}
