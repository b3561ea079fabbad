import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { FormRow, NUMBER, textOf } from '../dialogs/form-fields.tsx';
import { bestQuote, fillQuote, type NewShipmentForm, useSuggestedQuote } from './new-shipment-form.ts';
import { QuoteChoices } from './quote-choices.tsx';
import { carrierOptions, useCarriers, useOrderQuotes } from './shipping-queries.ts';
import { METHOD_OPTIONS } from './shipping-text.ts';

interface ShipmentFieldsProps {
  readonly form: NewShipmentForm;
  readonly order: AdminOrder | undefined;
}

export function ShipmentFields({ form, order }: ShipmentFieldsProps) {
  const carriers = useCarriers().filter(({ isActive }) => isActive);
  const quotes = useOrderQuotes(order?.id);
  const method = order?.shipping_method ?? 'standard';
  const best = quotes.value && bestQuote(quotes.value);
  // A select takes no value that it has no option for.
  const isOffered = carriers.some(({ id }) => id === best?.carrierId);
  useSuggestedQuote(form, { method, best: isOffered ? best : undefined });
  const { field } = form;
  const [carrierId, chosenMethod] = form.watch(['carrierId', 'method']);
  return (
    <>
      {order !== undefined && (
        <QuoteChoices
          quotes={quotes}
          isChosen={(quote) => quote.carrierId === carrierId && quote.method === chosenMethod}
          onChoose={(quote) => fillQuote(form, quote, { method, weightKg: textOf(quotes.value?.weightKg) })}
        />
      )}
      <FormRow>
        <Select
          label="Carrier"
          optional
          placeholder="Own delivery"
          options={carrierOptions(carriers)}
          {...field('carrierId')}
        />
        <Field
          label="Tracking number"
          optional
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          {...field('trackingNumber', 'Also becomes the order’s tracking ID.')}
        />
      </FormRow>
      <FormRow>
        <Select label="Method" options={METHOD_OPTIONS} {...field('method')} />
        <Field label="Expected on" type="date" optional {...field('estimatedDelivery')} />
      </FormRow>
      <FormRow>
        <Field label="Weight (kg)" optional {...NUMBER} {...field('weightKg')} />
        <Field label="Carrier’s charge (₹)" optional {...NUMBER} {...field('cost')} />
      </FormRow>
    </>
  );
}
