import { useState } from 'react';
import { isCancelOffered } from '../../../../domain/orders/cancellation.ts';
import { displayOrderNumber } from '../../../../domain/orders/order.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { amountToReturn, type ShownOrder } from '../order-response.ts';
import { requestCancellation } from './request-cancellation.ts';

interface CancelOrderProps {
  readonly order: ShownOrder;
  readonly onChanged: () => void;
}

/** Until the order leaves, its customer may cancel it, after a question. */
export function CancelOrder({ order, onChanged }: CancelOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!isCancelOffered(order.status)) return null;

  const cancel = async () => {
    setBusy(true);
    const cancelled = await requestCancellation(order.id);
    setBusy(false);
    showToast({ kind: cancelled.ok ? 'success' : 'error', text: cancelled.message });
    if (!cancelled.isDecided) return;
    setAsking(false);
    onChanged();
  };

  return (
    <>
      <Button kind="danger-outline" block onClick={() => setAsking(true)}>
        Cancel Order
      </Button>
      <Dialog size="small" title="Cancel this order?" isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>
          We won’t deliver anything from {displayOrderNumber(order.orderNumber)}.
          {amountToReturn(order) > 0 &&
            ` We’ll refund ${formatRupees(amountToReturn(order))} to the account or card you paid with.`}
        </p>
        <DialogActions>
          <Button onClick={() => setAsking(false)} data-autofocus>
            Keep Order
          </Button>
          <Button kind="danger" busy={isBusy} busyLabel="Cancelling..." onClick={() => void cancel()}>
            Cancel Order
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
