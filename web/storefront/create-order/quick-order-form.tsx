import { useMemo, useState } from 'react';
import { isBlank, readQuickRow } from '../../../domain/quick-order.ts';
import type { User } from '../../api/user-reply.ts';
import { Button } from '../../ui/button.tsx';
import { Radio, RadioGroup } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { FormRefusal } from '../account/form-refusal.tsx';
import { AddressFields } from '../address/address-fields.tsx';
import { QuickRows } from './quick-rows.tsx';
import { QuickSummary } from './quick-summary.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useQuickOrder } from './use-quick-order.ts';
import { useRows } from './use-rows.ts';

interface QuickOrderFormProps {
  readonly user: User | null;
  readonly mayPrice: boolean;
}

export function QuickOrderForm({ user, mayPrice }: QuickOrderFormProps) {
  const { catalogue, isMissing, renew } = useCatalogue();
  const { rows, change, add, remove } = useRows();
  const [state, setState] = useState(user?.addresses[0]?.state ?? '');
  const { errors, rowErrors, refusal, isBusy, form, mend } = useQuickOrder({
    rows,
    catalogue,
    mayPrice,
    isGuest: user === null,
    renew: () => renew(true),
  });
  const lines = useMemo(() => {
    const products = catalogue?.products ?? [];
    return rows.map((row) => (isBlank(row) ? undefined : readQuickRow(row, products, { mayPrice })));
  }, [rows, catalogue, mayPrice]);
  const priced = lines.flatMap((read) => (read?.ok ? [read.line] : []));
  const start = mayPrice
    ? {}
    : (user?.addresses[0] ?? { fullName: user?.name ?? '', phone: user?.phone ?? '' });

  return (
    <form {...form} className="create-order-columns" aria-label="Quick order" method="post">
      <div className="create-order-main">
        <FormRefusal message={isMissing ? 'The product list could not be loaded.' : refusal} />
        {isMissing && <Button onClick={() => void renew(true)}>Try Again</Button>}
        <section aria-labelledby="quick-items">
          <h2 id="quick-items">Items</h2>
          <QuickRows
            rows={rows}
            lines={lines}
            errors={rowErrors}
            products={catalogue?.products ?? []}
            mayPrice={mayPrice}
            onChange={(place, changed) => {
              change(place, changed);
              mend(place, Object.keys(changed));
            }}
            onAdd={add}
            onRemove={remove}
          />
        </section>
        <section aria-labelledby="quick-address">
          <h2 id="quick-address">Shipping address</h2>
          <AddressFields
            start={{ ...start, email: mayPrice ? '' : (user?.email ?? '') }}
            errors={errors}
            onState={setState}
          />
        </section>
        <section aria-labelledby="quick-payment">
          <h2 id="quick-payment">Payment</h2>
          <div className="create-order-payment">
            <RadioGroup legend="Payment method">
              <Radio name="paymentMethod" value="cod" label="Cash on delivery" defaultChecked />
              <Radio name="paymentMethod" value="online" label="Online payment" />
            </RadioGroup>
            <Field
              label="GSTIN"
              name="gstin"
              optional
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              error={errors.gstin}
              hint="Printed on your tax invoice."
            />
            <Field label="Notes" name="notes" multiline rows={3} optional error={errors.notes} />
          </div>
        </section>
      </div>
      <QuickSummary lines={priced} state={state} settings={catalogue?.settings}>
        <Button type="submit" kind="primary" size="large" block busy={isBusy} busyLabel="Creating order...">
          Create order
        </Button>
      </QuickSummary>
    </form>
  );
}
