import { useState } from 'react';
import { type BookMonth, filingSchema } from '../../../contract/books.ts';
import { formatLongDate } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { callAdmin } from '../admin-call.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { Box, DialogFailure } from '../frame/admin-page.tsx';
import { useMay } from '../frame/role.tsx';
import { monthName } from './books-text.tsx';

export function FilingBox({ month }: { readonly month: BookMonth }) {
  const mayChange = useMay()('change the books');
  const { state, arn, filedOn, filedBy, period } = month;
  if (state === 'running')
    return (
      <Box title="Filed?">
        <p className="px-4 py-3">{monthName(period)} isn’t over yet.</p>
      </Box>
    );
  if (arn === null || filedOn === null)
    return (
      <Box title="Filed?">
        {mayChange ? <FilingForm period={period} /> : <p className="px-4 py-3">An owner enters the ARN.</p>}
      </Box>
    );
  return (
    <Box title={state === 'locked' ? 'Filed and locked' : 'Filed'}>
      <p className="px-4 py-3 wrap-anywhere">
        <b>ARN {arn}</b>, {formatLongDate(filedOn)}, entered by {filedBy}. The documents of{' '}
        {monthName(period)} can’t change. A correction becomes a credit note in the month you make it.
      </p>
      {state === 'filed' && mayChange && <LockMonth period={period} />}
    </Box>
  );
}

const FILING = {
  kind: 'book',
  valuesOf: () => ({ arn: '', filedOn: '' }),
  bodySchema: filingSchema,
} as const;

function FilingForm({ period }: { readonly period: string }) {
  const form = useEntityForm(FILING, null, {
    save: (body) => callAdmin(`/books/months/${period}/file`, { method: 'POST', body }),
    done: () => `${monthName(period)} is filed`,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      className="grid items-start gap-4 px-4 py-3 md:grid-cols-2"
      noValidate
      onSubmit={(event) => void form.submit(event)}
    >
      <Field label="ARN from the portal" autoComplete="off" {...form.field('arn', '15 letters and digits')} />
      <Field label="Filed on" type="date" {...form.field('filedOn')} />
      <div className="md:col-span-full">
        {errors.root?.message !== undefined && <DialogFailure>{errors.root.message}</DialogFailure>}
        <Button type="submit" kind="dark" busy={isSubmitting}>
          Mark as filed
        </Button>
      </div>
    </form>
  );
}

function LockMonth({ period }: { readonly period: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="px-4 pb-3">
      <Button onClick={() => setAsking(true)}>Lock {monthName(period)}</Button>
      {isAsking && (
        <ConfirmDialog
          title={`Lock ${monthName(period)}`}
          action="Lock the month"
          busyLabel="Locking..."
          kind="book"
          run={() => callAdmin(`/books/months/${period}/lock`, { method: 'POST' })}
          done={`${monthName(period)} is locked`}
          onClose={() => setAsking(false)}
        >
          Lock it after GSTR-3B is filed too. After that no one can change its ARN, not even an owner.
        </ConfirmDialog>
      )}
    </div>
  );
}
