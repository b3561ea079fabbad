import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import {
  type CalculationRequest,
  type ShippingCalculation,
  shippingCalculationSchema,
} from '../../../contract/shipping/calculation.ts';
import type { Rate } from '../../../contract/shipping/rate.ts';
import { weightKg } from '../../../contract/shipping/shipping-fields.ts';
import { STATE_NAMES } from '../../../domain/shipping/states.ts';
import { formatKg } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { readNumber, readText } from '../dialogs/read-field.ts';
import { Box } from '../frame/admin-page.tsx';
import { oneReader } from '../read-response.ts';
import { refusalOr } from './refusals.ts';
import { inWords, money, zoneWord } from './shipping-words.ts';
import './shipment-price-box.css';

const states = STATE_NAMES.map((name) => ({ value: name, label: name }));
const weightSchema = weightKg('Weight');
const readCalculation = oneReader('shipping', shippingCalculationSchema);

type PriceQuestion = Pick<CalculationRequest, 'weightKg' | 'state'>;

/** What the customer pays by weight and what each carrier would charge; loaded again when the rates change. */
export function ShipmentPriceBox({ rates }: { readonly rates: readonly Rate[] }) {
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<PriceQuestion | null>(null);
  const [price, setPrice] = useState<ShippingCalculation | null>(null);
  const [isBusy, setBusy] = useState(false);

  const ask = useEffectEvent(async (question: PriceQuestion, signal: AbortSignal) => {
    setBusy(true);
    try {
      setPrice(
        readCalculation(await callAdmin('/shipping/calculate', { method: 'POST', body: question, signal })),
      );
    } catch (thrown) {
      if (signal.aborted) return;
      showToast({ kind: 'error', text: refusalOr(thrown, 'Failed to work out the price') });
    }
    setBusy(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rates give another price
  useEffect(() => {
    const control = new AbortController();
    if (asked !== null) void ask(asked, control.signal);
    return () => control.abort();
  }, [asked, rates]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const checked = weightSchema.safeParse(readNumber(form, 'weightKg'));
    setError(checked.error?.issues[0]?.message);
    const state = readText(form, 'state');
    if (checked.success) setAsked({ weightKg: checked.data, ...(state === null ? {} : { state }) });
    else event.currentTarget.querySelector<HTMLElement>('[name=weightKg]')?.focus();
  };

  return (
    <Box title="What would a parcel cost?" className="shipment-price">
      <form className="shipment-price-form" noValidate onSubmit={submit}>
        <Field
          label="Weight (kg)"
          name="weightKg"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="go"
          error={error}
        />
        <Select label="To" name="state" placeholder="Anywhere in India" options={states} />
        <Button type="submit" kind="dark" busy={isBusy} busyLabel="Asking...">
          Show prices
        </Button>
      </form>
      <div aria-live="polite">{price !== null && <Prices of={price} />}</div>
    </Box>
  );
}

function Prices({ of: price }: { readonly of: ShippingCalculation }) {
  return (
    <div className="shipment-price-result">
      <h3>
        {formatKg(price.weightKg)} to {price.state ?? 'anywhere in India'}
      </h3>
      <dl className="shipment-price-charges">
        {price.options.map(({ label, days, charge }) => (
          <div key={label}>
            <dt>
              Customer pays, {label.toLowerCase()}
              <span className="sub">{days}</span>
            </dt>
            <dd>{money(charge)}</dd>
          </div>
        ))}
      </dl>
      <Table
        caption="Carriers would charge"
        dense
        rows={price.carriers ?? []}
        rowKey={({ carrierId, method }) => `${carrierId} ${method}`}
        empty="No active rate is for this weight and place."
        columns={[
          {
            key: 'carrier',
            title: 'Carrier',
            className: 'shipment-price-carrier',
            render: ({ carrierName, zone }) => (
              <>
                {carrierName}
                <span className="sub">{zoneWord(zone)}</span>
              </>
            ),
          },
          {
            key: 'method',
            title: 'Method',
            render: ({ method, days }) => (
              <>
                {inWords(method)}
                <span className="sub">{days}</span>
              </>
            ),
          },
          { key: 'amount', title: 'Price', align: 'right', render: ({ amount }) => money(amount) },
        ]}
      />
    </div>
  );
}
