import { type ReactNode, useMemo, useState } from 'react';
import { ORDER_LINES_MAX } from '../../../../domain/limits.ts';
import { offersPartPayment } from '../../../../domain/orders/cash-rules.ts';
import { partPaymentName } from '../../../../domain/orders/part-payment.ts';
import { isBlank, readQuickRow } from '../../../../domain/orders/quick-order.ts';
import type { Address } from '../../../../domain/shipping/address.ts';
import type { User } from '../../../session/user-response.ts';
import { Button } from '../../../ui/button.tsx';
import { Radio, RadioGroup } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { FormRefusal } from '../../accounts/form-refusal.tsx';
import { AddressFields } from '../../shipping/address-fields.tsx';
import { GstinHint } from '../gstin-hint.tsx';
import { NO_DRAFT, quickOrderDraft } from './quick-order-draft.ts';
import type { PiecesLeft } from './quick-product.tsx';
import { QuickRowFields } from './quick-row-fields.tsx';
import { QuickSummary } from './quick-summary.tsx';
import { useQuickOrder } from './use-quick-order.ts';
import { useRowProducts } from './use-row-products.ts';
import { useRows } from './use-rows.ts';
import { useSavedDraft } from './use-saved-draft.ts';

interface QuickOrderFormProps {
  readonly user: User | null;
  readonly mayPrice: boolean;
  /** An administrator orders for somebody else. */
  readonly isForCustomer?: boolean;
  /** The server's markup knows no draft. */
  readonly isHydrated: boolean;
  readonly offersOnline: boolean;
  /** A row shows its product's name instead of the id. */
  readonly byName?: boolean;
  readonly left?: PiecesLeft | undefined;
  /** Who is ordered for, where that is chosen: their address takes the place of what was typed. */
  readonly customer?: (Partial<Address> & { readonly key: string }) | undefined;
  /** Above the address, such as a search for an earlier customer. */
  readonly findCustomer?: ReactNode;
  /** Where to go with the order; its own page in the shop, if nothing is said. */
  readonly onPlaced?: ((order: unknown) => void) | undefined;
}

const PAID_FIRST: readonly (string | undefined)[] = ['online', 'part'];

export function QuickOrderForm({
  user,
  mayPrice,
  isForCustomer = mayPrice,
  isHydrated,
  offersOnline,
  byName = false,
  left,
  customer,
  findCustomer,
  onPlaced,
}: QuickOrderFormProps) {
  const [draft] = useState(() => (isHydrated ? quickOrderDraft.read() : NO_DRAFT));
  const { rows, change, add, remove } = useRows(draft.rows);
  const { catalogue, isMissing, renew } = useRowProducts(rows);
  const start = startOf(draft.fields, user, isForCustomer);
  const [state, setState] = useState(start.state ?? '');
  const [gstin, setGstin] = useState(draft.fields.gstin ?? '');
  const [stateOf, setStateOf] = useState(customer?.key);
  if (stateOf !== customer?.key) {
    setStateOf(customer?.key);
    setState(customer?.state ?? '');
  }
  const { errors, rowErrors, refusal, isBusy, form, mend } = useQuickOrder({
    rows,
    catalogue,
    mayPrice,
    isGuest: user === null,
    renew,
    onPlaced,
  });
  const lines = useMemo(() => {
    const products = catalogue?.products ?? [];
    return rows.map((row) => (isBlank(row) ? undefined : readQuickRow(row, products, { mayPrice })));
  }, [rows, catalogue, mayPrice]);
  const priced = lines.flatMap((read) => (read?.ok ? [read.line] : []));
  const rules = catalogue?.settings.cashRules;
  const formRef = useSavedDraft(rows, state, isBusy);

  return (
    <form
      {...form}
      ref={formRef}
      className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-12"
      aria-label="Quick order"
      method="post"
    >
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <FormRefusal message={isMissing ? 'We couldn’t load the product list.' : refusal} />
        {isMissing && <Button onClick={() => void renew()}>Try Again</Button>}
        <section aria-labelledby="quick-items">
          <SectionHead size="small" title="Items" id="quick-items" />
          <ol className="mb-4 divide-y divide-line border-b border-line">
            {rows.map((row, place) => (
              <li key={row.key} className="py-4 first:pt-0">
                <QuickRowFields
                  place={place}
                  row={row}
                  read={lines[place]}
                  errors={rowErrors.get(place) ?? {}}
                  products={catalogue?.products}
                  mayPrice={mayPrice}
                  byName={byName}
                  left={left}
                  onChange={(changed) => {
                    change(place, changed);
                    mend(place, Object.keys(changed));
                  }}
                  onRemove={() => remove(place)}
                />
              </li>
            ))}
          </ol>
          {rows.length < ORDER_LINES_MAX && <Button onClick={add}>Add row</Button>}
        </section>
        <section aria-labelledby="quick-address">
          <SectionHead size="small" title="Shipping address" id="quick-address" />
          {findCustomer}
          <AddressFields
            key={customer?.key ?? ''}
            start={customer ?? start}
            errors={errors}
            onState={setState}
          />
        </section>
        <section aria-labelledby="quick-payment">
          <SectionHead size="small" title="Payment" id="quick-payment" />
          <div className="grid gap-5">
            <RadioGroup legend="Payment method">
              <Radio
                name="paymentMethod"
                value="cod"
                label="Cash on delivery"
                defaultChecked={!offersOnline || !PAID_FIRST.includes(draft.fields.paymentMethod)}
              />
              {rules !== undefined && offersPartPayment(rules, { offersOnline }) && (
                <Radio
                  name="paymentMethod"
                  value="part"
                  label={partPaymentName(rules.advancePercent)}
                  defaultChecked={draft.fields.paymentMethod === 'part'}
                />
              )}
              {offersOnline && (
                <Radio
                  name="paymentMethod"
                  value="online"
                  label="Online payment"
                  defaultChecked={draft.fields.paymentMethod === 'online'}
                />
              )}
            </RadioGroup>
            <Field
              label="GSTIN"
              name="gstin"
              optional
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              defaultValue={gstin}
              error={errors.gstin}
              hint={
                <GstinHint gstin={gstin} state={state}>
                  {isForCustomer ? 'Printed on the customer’s invoice.' : 'Printed on your tax invoice.'}
                </GstinHint>
              }
              onChange={({ target }) => setGstin(target.value)}
            />
            <Field
              label="Notes"
              name="notes"
              multiline
              rows={3}
              optional
              defaultValue={draft.fields.notes}
              error={errors.notes}
            />
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

/** What was typed before a reload; else the account's own address, which is not the one an administrator orders for. */
function startOf(
  draft: Readonly<Record<string, string>>,
  user: User | null,
  isForCustomer: boolean,
): Partial<Address> {
  if (Object.keys(draft).length > 0) {
    const {
      fullName = '',
      email = '',
      mobile = '',
      address = '',
      pincode = '',
      city = '',
      state = '',
    } = draft;
    return { fullName, email, phone: mobile, addressLine1: address, pinCode: pincode, city, state };
  }
  if (user === null || isForCustomer) return {};
  return {
    ...(user.addresses[0] ?? { fullName: user.name, phone: user.phone ?? '' }),
    email: user.email ?? '',
  };
}
