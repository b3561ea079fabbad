import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { weightKg } from '../../../contract/shipping.ts';
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
import { refusalOr } from './refusals.ts';
import { type ParcelPrice, type Rate, readPrice } from './shipping-reply.ts';
import { inWords, money, zoneWord } from './shipping-words.ts';
import './shipment-price-box.css';

const states = STATE_NAMES.map((name) => ({ value: name, label: name }));
const weightRule = weightKg('Weight');

interface Parcel {
  readonly weightKg: number;
  readonly state?: string;
}

/** What the customer pays for a parcel and what each carrier would charge; asked again when the rates change. */
export function ParcelPriceBox({ rates }: { readonly rates: readonly Rate[] }) {
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<Parcel | null>(null);
  const [price, setPrice] = useState<ParcelPrice | null>(null);
  const [isBusy, setBusy] = useState(false);

  const ask = useEffectEvent(async (parcel: Parcel, signal: AbortSignal) => {
    setBusy(true);
    try {
      setPrice(readPrice(await callAdmin('/shipping/calculate', { method: 'POST', body: parcel, signal })));
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
    const checked = weightRule.safeParse(readNumber(form, 'weightKg'));
    setError(checked.error?.issues[0]?.message);
    const state = readText(form, 'state');
    if (checked.success) setAsked({ weightKg: checked.data, ...(state === null ? {} : { state }) });
    else event.currentTarget.querySelector<HTMLElement>('[name=weightKg]')?.focus();
  };

  return (
    <Box title="What would a parcel cost?" className="parcel-price">
      <form className="parcel-price-form" noValidate onSubmit={submit}>
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

function Prices({ of: price }: { readonly of: ParcelPrice }) {
  return (
    <div className="parcel-price-reply">
      <h3>
        {formatKg(price.weightKg)} to {price.state ?? 'anywhere in India'}
      </h3>
      <dl className="parcel-price-charges">
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
        rows={price.carriers}
        rowKey={({ partnerId, method }) => `${partnerId} ${method}`}
        empty="No active rate is for this weight and place."
        columns={[
          {
            key: 'partner',
            title: 'Carrier',
            className: 'parcel-price-carrier',
            render: ({ partnerName, zone }) => (
              <>
                {partnerName}
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
