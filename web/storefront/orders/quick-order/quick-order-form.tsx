import { type ReactNode, useMemo, useState } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import { ORDER_LINES_MAX } from '../../../../domain/limits.ts';
import { offersPartPayment } from '../../../../domain/orders/cash-rules.ts';
import { LINK_DAYS } from '../../../../domain/orders/order-bounds.ts';
import { partPaymentName } from '../../../../domain/orders/part-payment.ts';
import { isBlank, readDelivery, readQuickRow } from '../../../../domain/orders/quick-order.ts';
import { sum } from '../../../../domain/pricing/money.ts';
import type { Address } from '../../../../domain/shipping/address.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Radio, RadioGroup } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { FormRefusal } from '../../accounts/form-refusal.tsx';
import { AddressFields } from '../../shipping/address-fields.tsx';
import { addressFieldsOf, addressProps } from '../../shipping/address-form.ts';
import { GstinHint } from '../gstin-hint.tsx';
import { NO_DRAFT, type QuickOrderDraftStore, quickOrderDraft } from './quick-order-draft.ts';
import type { PiecesLeft } from './quick-product.tsx';
import { QuickRowFields } from './quick-row-fields.tsx';
import { QuickSummary } from './quick-summary.tsx';
import { rowField, useQuickOrder } from './use-quick-order.ts';
import { useRowProducts } from './use-row-products.ts';
import { useRows } from './use-rows.ts';

interface QuickOrderFormProps {
  readonly user: User | null;
  readonly mayPrice: boolean;
  /** An administrator orders for somebody else. */
  readonly isForCustomer?: boolean;
  /** Where it is kept while it is typed: in this tab, if nothing is said. */
  readonly draft?: QuickOrderDraftStore;
  /** The server's markup knows no draft. */
  readonly isHydrated: boolean;
  readonly offersOnline: boolean;
  /** A row shows its product's name instead of the id. */
  readonly byName?: boolean;
  readonly left?: PiecesLeft | undefined;
  /** Above the address, such as a search for an earlier customer, whose address takes the place of what was typed. */
  readonly findCustomer?: (fill: (customer: Partial<Address>) => void) => ReactNode;
  /** Where to go with the order; its own page in the shop, if nothing is said. */
  readonly onPlaced?: ((order: unknown) => void) | undefined;
}

const PAID_FIRST: readonly (string | undefined)[] = ['online', 'part'];

export function QuickOrderForm({
  user,
  mayPrice,
  isForCustomer = mayPrice,
  draft: kept = quickOrderDraft,
  isHydrated,
  offersOnline,
  byName = false,
  left,
  findCustomer,
  onPlaced,
}: QuickOrderFormProps) {
  const [draft] = useState(() => (isHydrated ? kept.read() : NO_DRAFT));
  const { rows, change, add, remove } = useRows(kept, draft.rows);
  const { catalogue, isMissing, renew } = useRowProducts(rows);
  const { form, refusal, isBusy, ...fields } = useQuickOrder({
    draft: kept,
    start: startOf(draft.fields, user, isForCustomer),
    rows,
    catalogue,
    mayPrice,
    isGuest: user === null,
    renew,
    onPlaced,
  });
  const { errors, field, register, setValue, watch } = fields;
  const state = watch('state') ?? '';
  const fill = (customer: Partial<Address>) => {
    const filled = addressFieldsOf(customer);
    for (const [name, text] of Object.entries(filled)) setValue(name, text);
    fields.clearErrors(Object.keys(filled));
  };
  const lines = useMemo(() => {
    const products = catalogue?.products ?? [];
    return rows.map((row) => (isBlank(row) ? undefined : readQuickRow(row, products, { mayPrice })));
  }, [rows, catalogue, mayPrice]);
  const priced = lines.flatMap((read) => (read?.ok ? [read.line] : []));
  const [deliveryPrice = '', deliveryReason] = watch(['deliveryPrice', 'deliveryReason']);
  const delivery = mayPrice ? readDelivery({ deliveryPrice, deliveryReason }).price : undefined;
  const byWeight = sum(priced.map(({ freight }) => freight));
  const rules = catalogue?.settings.cashRules;

  return (
    <form
      {...form}
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
                  errors={errors}
                  products={catalogue?.products}
                  mayPrice={mayPrice}
                  byName={byName}
                  left={left}
                  onChange={(changed) => {
                    change(place, changed);
                    fields.clearErrors(Object.keys(changed).map((name) => rowField(name, place)));
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
          {findCustomer?.(fill)}
          <AddressFields {...addressProps(fields)} />
        </section>
        {mayPrice && (
          <section aria-labelledby="quick-delivery">
            <SectionHead size="small" title="Delivery" id="quick-delivery" />
            <div className="grid items-start gap-5 md:grid-cols-[12rem_minmax(0,1fr)]">
              <Field
                label="Delivery price (₹)"
                {...register('deliveryPrice')}
                error={errors.deliveryPrice}
                inputMode="decimal"
                autoComplete="off"
                hint={`Leave empty for ${formatRupees(byWeight)} by weight.`}
              />
              {deliveryPrice.trim() !== '' && (
                <Field
                  label="Reason"
                  {...register('deliveryReason')}
                  error={errors.deliveryReason}
                  autoComplete="off"
                  maxLength={300}
                  hint="Saved in the order’s history."
                />
              )}
            </div>
          </section>
        )}
        <section aria-labelledby="quick-payment">
          <SectionHead size="small" title="Payment" id="quick-payment" />
          <div className="grid gap-5">
            <RadioGroup legend="Payment method">
              <Radio
                {...register('paymentMethod')}
                value="cod"
                label="Cash on delivery"
                defaultChecked={!offersOnline || !PAID_FIRST.includes(draft.fields.paymentMethod)}
              />
              {rules !== undefined && offersPartPayment(rules, { offersOnline }) && (
                <Radio
                  {...register('paymentMethod')}
                  value="part"
                  label={partPaymentName(rules.advancePercent)}
                  defaultChecked={draft.fields.paymentMethod === 'part'}
                />
              )}
              {offersOnline && (
                <Radio
                  {...register('paymentMethod')}
                  value="online"
                  label="Online payment"
                  defaultChecked={draft.fields.paymentMethod === 'online'}
                />
              )}
            </RadioGroup>
            {isForCustomer && PAID_FIRST.includes(watch('paymentMethod')) && (
              <p className="text-md text-steel" role="status">
                We’ll send the customer a link to pay, and keep the items for {LINK_DAYS} days.
              </p>
            )}
            <Field
              label="GSTIN"
              {...field('gstin')}
              optional
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              hint={
                <GstinHint gstin={watch('gstin') ?? ''} state={state}>
                  {isForCustomer ? 'Printed on the customer’s invoice.' : 'Printed on your invoice.'}
                </GstinHint>
              }
            />
            <Field label="Notes" {...field('notes')} multiline rows={3} optional />
          </div>
        </section>
      </div>
      <QuickSummary lines={priced} state={state} settings={catalogue?.settings} delivery={delivery}>
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
): Readonly<Record<string, string>> {
  // The choice of payment begins with what the shop offers now.
  const { paymentMethod, ...typed } = draft;
  if (Object.keys(typed).length > 0) return typed;
  if (user === null || isForCustomer) return {};
  return addressFieldsOf({
    ...(user.addresses[0] ?? { fullName: user.name, phone: user.phone ?? '' }),
    email: user.email,
  });
}
