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
import { callAdmin, oneReader, refusalOr } from '../admin-call.ts';
import { parseNumber } from '../dialogs/form-fields.tsx';
import { Box } from '../frame/admin-page.tsx';
import { Sub } from '../list/cells.tsx';
import { sentenceCase } from '../list/options.ts';
import { money, zoneName } from './shipping-text.ts';

const states = STATE_NAMES.map((name) => ({ value: name, label: name }));
const weightSchema = weightKg('Weight');
const readCalculation = oneReader('shipping', shippingCalculationSchema);

type PriceQuestion = Pick<CalculationRequest, 'weightKg' | 'state'>;

async function askPrice(body: PriceQuestion, signal: AbortSignal): Promise<ShippingCalculation> {
  try {
    return readCalculation(await callAdmin('/shipping/calculate', { method: 'POST', body, signal }));
  } catch (thrown) {
    if (!signal.aborted)
      showToast({ kind: 'error', text: refusalOr(thrown, 'Failed to calculate the price') });
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
    <Box title="Shipping calculator">
      <form
        className="grid gap-3 p-4 sm:max-xl:grid-cols-[1fr_1fr_auto] sm:max-xl:items-end"
        noValidate
        onSubmit={submit}
      >
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
    <div className="border-t border-line px-4 pt-3 pb-4">
      <h3>
        {formatKg(price.weightKg)} to {price.state ?? 'anywhere in India'}
      </h3>
      <dl className="mt-2.5 mb-4 grid gap-2">
        {price.options.map(({ label, days, charge }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt>
              Customer pays, {label.toLowerCase()}
              <Sub>{days}</Sub>
            </dt>
            <dd className="font-display text-xl font-black">{money(charge)}</dd>
          </div>
        ))}
      </dl>
      <h3>Carrier charges</h3>
      <Table
        caption="Carrier charges"
        captionHidden
        className="max-h-none [&_:is(th,td)]:first:pl-0 [&_:is(th,td)]:last:pr-0 [&_thead_th]:bg-paper"
        rows={price.carriers ?? []}
        rowKey={({ carrierId, method }) => `${carrierId} ${method}`}
        empty="No active rate for this weight and place."
        columns={[
          {
            title: 'Carrier',
            wraps: true,
            render: ({ carrierName, zone }) => (
              <>
                {carrierName}
                <Sub>{zoneName(zone)}</Sub>
              </>
            ),
          },
          {
            title: 'Method',
            render: ({ method, days }) => (
              <>
                {sentenceCase(method)}
                <Sub>{days}</Sub>
              </>
            ),
          },
          { title: 'Price', align: 'right', render: ({ amount }) => money(amount) },
        ]}
      />
    </div>
  );
}
