import { ORDER_DELETE_WARNING } from '../../../domain/messages.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import type { OfficeOrder } from './office-order.ts';
import { nameOf } from './order-columns.tsx';

interface DeleteOrderDialogProps {
  readonly order: OfficeOrder;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteOrderDialog({ order, ...after }: DeleteOrderDialogProps) {
  return (
    <DeleteDialog
      {...after}
      title={`Delete ${nameOf(order)}?`}
      path={`/orders/${encodeURIComponent(order.id)}`}
      done="Order deleted successfully"
      failed={() => 'Failed to delete order'}
    >
      The order of <bdi>{order.customer_info.name}</bdi> will be deleted. {ORDER_DELETE_WARNING}
    </DeleteDialog>
  );
}
