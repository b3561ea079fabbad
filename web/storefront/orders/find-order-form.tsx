import { useState } from 'react';
import {
  checkOrderLookup,
  type OrderLookup,
  orderFoundResponse,
} from '../../../contract/orders/order-lookup.ts';
import { askPublic } from '../../api/client.ts';
import { parseResponse } from '../../api/parse-response.ts';
import { messageOf } from '../../api/response.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { FormRefusal } from '../accounts/form-refusal.tsx';
import { type Refusal, useCheckedForm } from '../accounts/use-checked-form.ts';
import { OrderCard } from './order-card.tsx';
import type { ShownOrder } from './order-response.ts';
import { isMissing, readOrderById } from './read-orders.ts';

const NOT_FOUND: Refusal = {
  message: 'We couldn’t find an order with this number and this e-mail or phone. Please check both.',
};
const NOT_SEARCHED = 'We couldn’t search for the order. Please try again.';
const NOT_READ: Refusal = { message: 'We couldn’t load the order. Please try again.' };

/** A guest finds an order by its number plus the e-mail or phone it was placed with. */
export function FindOrderForm() {
  const [found, setFound] = useState<ShownOrder | null>(null);
  const find = async (wanted: OrderLookup): Promise<Refusal | undefined> => {
    setFound(null);
    try {
      const call = askPublic('/orders/lookup', { method: 'POST', body: wanted });
      const { orderId } = await parseResponse(orderFoundResponse, call);
      const order = await readOrderById(orderId).catch(() => undefined);
      if (order === undefined) return NOT_READ;
      setFound(order);
    } catch (thrown) {
      return isMissing(thrown) ? NOT_FOUND : { message: messageOf(thrown, NOT_SEARCHED) };
    }
  };
  const { form, field, refusal, isBusy } = useCheckedForm({ check: checkOrderLookup, send: find });
  const refresh = (id: string) => void readOrderById(id).then(setFound, () => undefined);

  return (
    <section className="mb-10" aria-labelledby="find-order">
      <SectionHead size="small" title="Find an order" id="find-order" />
      <div className="grid gap-4">
        <form
          {...form}
          className="grid gap-4 md:grid-cols-[1fr_1fr_auto] md:items-start"
          aria-label="Find an order"
          method="post"
        >
          <Field
            label="Order number"
            {...field('order_number')}
            placeholder="RR-1042"
            autoComplete="off"
            autoCapitalize="characters"
          />
          <Field
            label="E-mail or phone on the order"
            {...field('contact')}
            autoComplete="email"
            autoCapitalize="none"
          />
          <Button type="submit" kind="primary" className="md:mt-6.5" busy={isBusy} busyLabel="Looking...">
            Find order
          </Button>
        </form>
        <FormRefusal message={refusal} />
        <div role="status" className="empty:hidden">
          {found !== null && <span className="sr-only">Order found</span>}
        </div>
        {found !== null && (
          <OrderCard key={found.id} order={found} isOpen onChanged={() => refresh(found.id)} />
        )}
      </div>
    </section>
  );
}
