import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import { orderDocuments } from '../../../domain/invoices/order-documents.ts';
import { checkDeletable } from '../../../domain/orders/order-money.ts';
import { ORDER_DELETE_WARNING } from '../../../domain/text/admin-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { DeleteDialog } from '../dialogs/confirm-dialog.tsx';
import type { List } from '../list/use-list.ts';
import { orderName } from './order-text.ts';

interface DeleteOrderDialogProps {
  readonly order: AdminOrder;
  readonly list: List<AdminOrder>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** A paid or invoiced order cannot be deleted: the dialog then says why, and what to do instead. */
export function DeleteOrderDialog({ order, list, onDeleted, onClose }: DeleteOrderDialogProps) {
  const checked = checkDeletable({
    status: order.status,
    isPaid:
      ['PAID', 'REFUNDED'].includes(order.payment_status) || (hasAmounts(order) && order.amount_disputed > 0),
    isInvoiced: orderDocuments(order.status_history).invoice,
  });
  if (!checked.ok)
    return (
      <Dialog isOpen size="small" title={`You can’t delete ${orderName(order)}`} onClose={onClose}>
        <p>{checked.message}</p>
        <DialogActions>
          <Button data-autofocus onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <DeleteDialog
      list={list}
      row={order}
      onDeleted={onDeleted}
      onClose={onClose}
      title={`Delete ${orderName(order)}?`}
      done="Order deleted successfully"
      failed="Failed to delete order"
    >
      The order of <bdi>{order.customer_info.name}</bdi> will be deleted. {ORDER_DELETE_WARNING}
    </DeleteDialog>
  );
}
