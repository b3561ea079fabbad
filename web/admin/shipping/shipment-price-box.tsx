import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type CalculationRequest,
  type ShippingCalculation,
  shippingCalculationSchema,
} from '../../../contract/shipping/calculation.ts';
import { weightKg } from '../../../contract/shipping/shipping-fields.ts';
import { STATE_NAMES } from '../../../domain/shipping/states.ts';
import { formatKg } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { parseNumber } from '../dialogs/field-texts.ts';
import { Box } from '../frame/admin-page.tsx';
import { Sub } from '../list/cells.tsx';
import { oneReader } from '../read-response.ts';
import { refusalOr } from './refusals.ts';
import { inWords, money, zoneWord } from './shipping-words.ts';
import './shipment-price-box.css';

const states = STATE_NAMES.map((name) => ({ value: name, label: name }));
const weightSchema = weightKg('Weight');
const readCalculation = oneReader('shipping', shippingCalculationSchema);

type PriceQuestion = Pick<CalculationRequest, 'weightKg' | 'state'>;

async function askPrice(body: PriceQuestion, signal: AbortSignal): Promise<ShippingCalculation> {
  try {
    return readCalculation(await callAdmin('/shipping/calculate', { method: 'POST', body, signal }));
  } catch (thrown) {
    if (!signal.aborted)
      showToast({ kind: 'error', text: refusalOr(thrown, 'Failed to work out the price') });
    throw thrown;
  }
}

/** What the customer pays by weight and what each carrier would charge; loaded again when the rates change. */
export function ShipmentPriceBox() {
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<PriceQuestion | null>(null);
  const {
    data: price,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['rate', '/shipping/calculate', asked],
    queryFn: asked === null ? skipToken : ({ signal }) => askPrice(asked, signal),
    placeholderData: keepPreviousData,
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const checked = weightSchema.safeParse(parseNumber(String(form.get('weightKg'))));
    setError(checked.error?.issues[0]?.message);
    if (!checked.success) return event.currentTarget.querySelector('input')?.focus();
    const state = String(form.get('state'));
    const isSame = checked.data === asked?.weightKg && state === (asked?.state ?? '');
    if (isSame) void refetch();
    else setAsked({ weightKg: checked.data, ...(state === '' ? {} : { state }) });
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
        <Button type="submit" kind="dark" busy={isFetching} busyLabel="Asking...">
          Show prices
        </Button>
      </form>
      <div aria-live="polite">{price !== undefined && <Prices of={price} />}</div>
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
              <Sub>{days}</Sub>
            </dt>
            <dd>{money(charge)}</dd>
          </div>
        ))}
      </dl>
      <Table
        caption="Carriers would charge"
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
                <Sub>{zoneWord(zone)}</Sub>
              </>
            ),
          },
          {
            key: 'method',
            title: 'Method',
            render: ({ method, days }) => (
              <>
                {inWords(method)}
                <Sub>{days}</Sub>
              </>
            ),
          },
          { key: 'amount', title: 'Price', align: 'right', render: ({ amount }) => money(amount) },
        ]}
      />
    </div>
  );
}
