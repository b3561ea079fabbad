import { type FormEvent, useState } from 'react';
import type { RemittanceColumns, UnknownColumns } from '../../../../contract/books/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { callAdmin, toastRefusal } from '../../admin-call.ts';
import { refresh } from '../../data/query-client.ts';
import { Box } from '../../frame/admin-page.tsx';

interface ColumnsFormProps {
  readonly carrier: { readonly id: string; readonly name: string };
  readonly found: UnknownColumns;
  readonly onSaved: () => void;
  readonly onDiscard: () => void;
}

const FIELDS = [
  { name: 'awb', label: 'AWB', isNeeded: true, guess: /awb|waybill|tracking|docket|consignment/i },
  { name: 'amount', label: 'Amount paid', isNeeded: true, guess: /amount|price|remit.*(amt|value)|cod/i },
  { name: 'day', label: 'Date of the payout', isNeeded: false, guess: /date/i },
  { name: 'utr', label: 'UTR', isNeeded: false, guess: /utr/i },
  { name: 'freight', label: 'Freight deducted', isNeeded: false, guess: /freight|charge/i },
] as const;

const USUAL_DAYS = 8;

/** Asked once for a carrier: which of its columns means what. */
export function ColumnsForm({ carrier, found: { titles, sample }, onSaved, onDiscard }: ColumnsFormProps) {
  const [isBusy, setBusy] = useState(false);
  const options = titles.flatMap((title, at) =>
    title === '' ? [] : [{ value: title, label: `${title} (${sample[0]?.[at] || 'empty'})`.slice(0, 80) }],
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const body: RemittanceColumns = {
      awb: text('awb'),
      amount: text('amount'),
      day: text('day') || null,
      utr: text('utr') || null,
      freight: text('freight') || null,
      paysAfterDays: Number(text('paysAfterDays')),
    };
    setBusy(true);
    try {
      await callAdmin(`/books/money/columns/${carrier.id}`, { method: 'PUT', body });
      await refresh('money');
      onSaved();
    } catch (thrown) {
      toastRefusal('The columns were not saved')(thrown);
      setBusy(false);
    }
  };
  return (
    <Box title={`What are the columns of ${carrier.name}?`} className="wrap-anywhere">
      <form className="grid gap-4 p-4" onSubmit={(event) => void submit(event)}>
        <p className="text-steel">
          We don’t know this file yet. Choose the columns once; the next file of {carrier.name} is read the
          same way.
        </p>
        <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {FIELDS.map(({ name, label, isNeeded, guess }) => (
            <Select
              key={name}
              label={label}
              name={name}
              required={isNeeded}
              optional={!isNeeded}
              placeholder={isNeeded ? 'Choose a column' : 'Not in the file'}
              options={options}
              defaultValue={titles.find((title) => guess.test(title)) ?? ''}
            />
          ))}
          <Field
            label="Pays after (days)"
            name="paysAfterDays"
            type="number"
            min={0}
            max={90}
            required
            hint="From delivery to payout"
            defaultValue={USUAL_DAYS}
          />
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onDiscard}>Discard</Button>
          <Button kind="primary" type="submit" busy={isBusy} busyLabel="Saving...">
            Save columns
          </Button>
        </div>
      </form>
    </Box>
  );
}
