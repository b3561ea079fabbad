import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerDetails } from '../../../../contract/accounts/customer.ts';
import { personalDataResponse } from '../../../../contract/privacy/personal-data.ts';
import { readableData } from '../../../../domain/privacy/readable-data.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { callAdmin, toastRefusal } from '../../admin-call.ts';
import { queryClient } from '../../data/query-client.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { RoleButton } from '../../frame/role.tsx';
import { OrderPart } from '../../orders/order-part.tsx';

const EXPORT = { allOf: ['export customers', 'see revenue'] } as const;

interface CustomerDataProps {
  readonly customer: CustomerDetails;
  readonly onErased: () => void;
}

/** What customers do in their account, for those who ask by phone or letter. */
export default function CustomerData({ customer: { id, email }, onErased }: CustomerDataProps) {
  const [isErasing, setErasing] = useState(false);
  const path = `/customers/${encodeURIComponent(id)}`;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await callAdmin(`${path}/data`, { method: 'POST', body: {} });
      const { data } = personalDataResponse.parse(response);
      const json = JSON.stringify(data, null, 2);
      saveFile(new Blob([json], { type: 'application/json' }), 'customer-data.json');
      saveFile(new Blob([readableData(data)], { type: 'text/html' }), 'customer-data.html');
    },
    onError: toastRefusal('Failed to export the customer’s data'),
  });
  return (
    <OrderPart title="Data protection">
      <div className="grid gap-3 px-4 py-3">
        <p className="text-steel">If the customer asks: make sure that it is them.</p>
        <div className="flex flex-wrap gap-2">
          <RoleButton needs={EXPORT} busy={isPending} busyLabel="Exporting..." onClick={() => mutate()}>
            Export data
          </RoleButton>
          <RoleButton needs="delete customer data" kind="danger-outline" onClick={() => setErasing(true)}>
            Delete data
          </RoleButton>
        </div>
      </div>
      {isErasing && (
        <ConfirmDialog
          danger
          title="Delete customer data?"
          action="Delete data"
          busyLabel="Deleting..."
          kind="customer"
          run={() => callAdmin(`${path}/erase`, { method: 'POST', body: {} })}
          failure="Failed to delete the customer’s data"
          done="Customer data deleted"
          onDone={() => {
            // Nobody is there to be asked for again.
            queryClient.removeQueries({ queryKey: ['customer', 'opened', id] });
            onErased();
          }}
          onClose={() => setErasing(false)}
        >
          This deletes account, addresses, wishlist and messages of {email}, and takes the name off orders and
          reviews. Invoices, amounts and the audit log stay, as the law and the accounts need. It can’t be
          undone.
        </ConfirmDialog>
      )}
    </OrderPart>
  );
}
