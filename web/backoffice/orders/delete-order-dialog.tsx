import { ORDER_DELETE_WARNING } from '../../../domain/messages.ts';
import { showToast } from '../../ui/toast.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { callOffice } from '../office-call.ts';
import type { OfficeOrder } from './office-order.ts';
import { nameOf } from './order-columns.tsx';

interface DeleteOrderDialogProps {
  readonly order: OfficeOrder;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteOrderDialog({ order, onDeleted, onClose }: DeleteOrderDialogProps) {
  const remove = async () => {
    try {
      await callOffice(`/orders/${encodeURIComponent(order.id)}`, { method: 'DELETE' });
    } catch (thrown) {
      showToast({ kind: 'error', text: 'Failed to delete order' });
      throw thrown;
    }
    showToast({ kind: 'success', text: 'Order deleted successfully' });
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={`Delete ${nameOf(order)}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        The order of {order.customer_info.name} will be deleted. {ORDER_DELETE_WARNING}
      </p>
    </ConfirmDialog>
  );
}
