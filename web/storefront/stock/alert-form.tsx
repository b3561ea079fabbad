import { useState } from 'react';
import {
  checkStockAlert,
  STOCK_ALERT_SAVED,
  type StockAlertRequest,
  stockAlertResponse,
} from '../../../contract/stock-alerts.ts';
import type { Product } from '../../../domain/catalogue/product.ts';
import { variantText } from '../../../domain/catalogue/variant-text.ts';
import { type Selection, variantName } from '../../../domain/pricing/price.ts';
import { soldOutSelections } from '../../../domain/stock/back-in-stock.ts';
import { formatLongDate } from '../../../domain/text/format.ts';
import { askPublic } from '../../api/client.ts';
import { parseResponse } from '../../api/parse-response.ts';
import { useAuth } from '../../session/auth-store.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useCheckedForm } from '../accounts/use-checked-form.ts';
import { askedAt, noteAsked } from './asked-alerts.ts';

const FAILED = 'We couldn’t save it. Please try again.';

interface AlertFormProps {
  readonly product: Product;
  readonly selection: Selection;
}

const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('select, input')?.focus();

export default function AlertForm({ product, selection }: AlertFormProps) {
  const { id: productId } = product;
  // As orders name them; undefined for a product without variants.
  const names = soldOutSelections(product).map(variantName);
  const chosen = variantName(selection);
  const user = useAuth((auth) => auth.user);
  const [picked, pick] = useState<string>();
  const [told, setTold] = useState<string>();
  const variant = names.find((name) => name === picked) ?? names.find((name) => name === chosen) ?? names[0];
  const asked = askedAt({ productId, variant });

  const { form, field, refusal, isBusy } = useCheckedForm({
    check: checkStockAlert,
    failed: FAILED,
    start: { email: user?.email },
    async send({ email }) {
      const body = { productId, variant: variant ?? null, email } satisfies StockAlertRequest;
      await parseResponse(stockAlertResponse, askPublic('/stock-alerts', { method: 'POST', body }));
      noteAsked({ productId, variant }, new Date());
      setTold(variant ?? '');
    },
  });
  const isTold = told === (variant ?? '');

  return (
    <form
      {...form}
      ref={focusFirst}
      className="mt-3 rounded-sm border-[1.5px] border-ink p-4"
      aria-label="Notify me when it’s back"
    >
      {names.length > 1 && (
        <div className="mb-4">
          <Select
            label="Which one"
            name="variant"
            options={names.flatMap((name) =>
              name === undefined ? [] : { value: name, label: variantText(name) },
            )}
            value={variant}
            onChange={({ target }) => pick(target.value)}
          />
        </div>
      )}
      {!isTold && (
        <Field
          label="E-mail"
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          hint={
            asked === undefined
              ? 'One e-mail when it’s back, nothing else.'
              : `You asked us on ${formatLongDate(asked)}. We’ll e-mail you.`
          }
          action={
            <Button type="submit" kind="dark" joined busy={isBusy} busyLabel="Sending...">
              Notify me
            </Button>
          }
        />
      )}
      <div role="status">
        {isTold && (
          <Callout tone="green" icon="check">
            {STOCK_ALERT_SAVED}
          </Callout>
        )}
      </div>
      <div role="alert">
        {refusal !== null && !isTold && (
          <div className="mt-4">
            <Callout tone="red" icon="warning" isColoured>
              {refusal}
            </Callout>
          </div>
        )}
      </div>
    </form>
  );
}
