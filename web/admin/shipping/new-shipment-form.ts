import { useEffect, useEffectEvent } from 'react';
import { line } from '../../../contract/fields.ts';
import type { OrderQuotes, Quote } from '../../../contract/shipping/quotes.ts';
import {
  type Shipment,
  type ShipmentForm,
  shipmentFormSchema,
  shipmentSchema,
} from '../../../contract/shipping/shipment.ts';
import { textOf, withNumbers } from '../dialogs/form-fields.tsx';
import type { EntityForm, useEntityForm } from '../dialogs/use-entity-form.ts';

/** In the shipping screen the order is typed by its number, and sent by its id. */
export const NEW_SHIPMENT_VALUES = {
  orderId: '',
  carrierId: '',
  trackingNumber: '',
  method: 'standard',
  weightKg: '',
  cost: '',
  estimatedDelivery: '',
  notes: '',
};
type Values = typeof NEW_SHIPMENT_VALUES;

export const NEW_SHIPMENT: EntityForm<Shipment, Values, ShipmentForm> = {
  kind: 'order',
  name: 'shipment',
  rowSchema: shipmentSchema,
  valuesOf: () => NEW_SHIPMENT_VALUES,
  bodyOf: (values) => ({
    ...withNumbers(values, ['weightKg', 'cost']),
    carrierId: values.carrierId || null,
    estimatedDelivery: values.estimatedDelivery || null,
  }),
  bodySchema: shipmentFormSchema.extend({ orderId: line('Order number', 100) }),
};

export type NewShipmentForm = ReturnType<typeof useEntityForm<Shipment, Values, ShipmentForm>>;

const QUOTED = ['carrierId', 'method', 'weightKg', 'cost', 'estimatedDelivery'] as const;
type QuotedValues = Pick<Values, (typeof QUOTED)[number]>;

const quotedValues = (quote: Quote): QuotedValues => ({
  carrierId: quote.carrierId,
  method: quote.method,
  weightKg: textOf(quote.weightKg),
  cost: textOf(quote.amount),
  estimatedDelivery: quote.arrival,
});

/** The cheapest that keeps the promise, or the cheapest of all where nothing was promised. */
export const bestQuote = ({ quotes: [first] }: OrderQuotes): Quote | undefined =>
  first !== undefined && (first.daysLate ?? 0) === 0 ? first : undefined;

interface Suggestion {
  readonly method: string;
  readonly best: Quote | undefined;
}

export function useSuggestedQuote(form: NewShipmentForm, { method, best }: Suggestion): void {
  const { dirtyFields } = form.formState;
  const values: QuotedValues =
    best === undefined
      ? { carrierId: '', method, weightKg: '', cost: '', estimatedDelivery: '' }
      : quotedValues(best);
  const suggest = useEffectEvent(() => {
    if (QUOTED.some((name) => dirtyFields[name])) {
      if (!dirtyFields.method) form.resetField('method', { defaultValue: method });
      return;
    }
    for (const name of QUOTED) form.resetField(name, { defaultValue: values[name] });
  });
  const content = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as often as there is something else to suggest
  useEffect(() => suggest(), [content]);
}

/** Null: own delivery, or a carrier that is entered by hand. */
export function fillQuote(
  form: NewShipmentForm,
  quote: Quote | null,
  byHand: Pick<Values, 'method' | 'weightKg'>,
) {
  const values: QuotedValues =
    quote === null ? { ...byHand, carrierId: '', cost: '', estimatedDelivery: '' } : quotedValues(quote);
  for (const name of QUOTED)
    form.setValue(name, values[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
}
