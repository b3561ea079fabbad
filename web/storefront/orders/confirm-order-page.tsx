import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ConfirmationAnswer } from '../../../contract/orders/cash-confirmation.ts';
import { LINK_DAMAGED } from '../../../domain/orders/cash-confirmation.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { formatLongDateTime, formatRupees } from '../../../domain/text/format.ts';
import { shopQueries, useShopQuery } from '../../api/shop-queries.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { head } from '../head.ts';
import { PageHead } from '../page-head.tsx';
import { Spinner } from '../spinner.tsx';
import type { Route } from './+types/confirm-order-page';
import { answerLink, type Confirmation, lookAtLink } from './confirmation-calls.ts';
import { confirmationWords } from './confirmation-words.ts';
import { OrderLines } from './order/order-lines.tsx';
import { PromiseLine } from './order/promise-line.tsx';
import type { ShownOrder } from './order-response.ts';

export const meta: Route.MetaFunction = (page) => [
  ...head(page, { title: 'Confirm your order', isPrivate: true }),
  { name: 'referrer', content: 'no-referrer' },
];

/** The page of the link in a cash order's mail. Opening it changes nothing, since programs that check mails do that too. */
export default function ConfirmOrderPage() {
  const { found, answering, answer, reload } = useLink();
  return (
    <div className="wrap pt-10">
      <PageHead title="Confirm your order" />
      {found === undefined ? (
        <Spinner label="One moment..." />
      ) : found.is === 'known' ? (
        found.state === 'open' ? (
          <Question order={found.order} answering={answering} onAnswer={answer} />
        ) : (
          <Outcome found={found} />
        )
      ) : (
        <div className="grid gap-4" role="alert">
          <Callout tone="red" isColoured>
            <p>
              {found.is === 'refused'
                ? found.message
                : 'We couldn’t reach the shop. Please check your connection and try again in a moment.'}
            </p>
          </Callout>
          <p className="flex flex-wrap items-center gap-4">
            <Button kind="primary" onClick={reload}>
              Try again
            </Button>
            <TextLink tall to="/contact">
              Contact Us
            </TextLink>
          </p>
        </div>
      )}
    </div>
  );
}

function useLink() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const queryKey = ['confirmation', token];
  const [answering, setAnswering] = useState<ConfirmationAnswer | null>(null);
  const { data: found } = useShopQuery({
    queryKey,
    queryFn: () => (token === '' ? DAMAGED : lookAtLink(token)),
  });
  const answer = async (given: ConfirmationAnswer) => {
    if (answering !== null) return;
    setAnswering(given);
    shopQueries.setQueryData(queryKey, await answerLink(token, given));
    setAnswering(null);
  };
  return { found, answering, answer, reload: () => void shopQueries.resetQueries({ queryKey }) };
}

const DAMAGED: Confirmation = { is: 'refused', message: LINK_DAMAGED };

interface QuestionProps {
  readonly order: ShownOrder;
  readonly answering: ConfirmationAnswer | null;
  readonly onAnswer: (answer: ConfirmationAnswer) => Promise<void>;
}

function Question({ order, answering, onAnswer }: QuestionProps) {
  const { confirmBy, amountDue, items, orderNumber } = order;
  return (
    <section className="grid gap-5" aria-labelledby="question">
      <div>
        <h2 className="text-2xl" id="question">
          Confirm order {displayOrderNumber(orderNumber)}?
        </h2>
        <p className="mt-2">
          You pay {formatRupees(amountDue)} in cash on delivery.
          {confirmBy !== undefined &&
            ` Please answer by ${formatLongDateTime(confirmBy)}. After that we’ll cancel the order.`}
        </p>
      </div>
      <OrderLines items={items} />
      <PromiseLine order={order} />
      <p className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          size="large"
          busy={answering === 'yes'}
          busyLabel="Confirming..."
          disabled={answering === 'cancel'}
          onClick={() => void onAnswer('yes')}
        >
          Confirm order
        </Button>
        <Button
          size="large"
          busy={answering === 'cancel'}
          busyLabel="Cancelling..."
          disabled={answering === 'yes'}
          onClick={() => void onAnswer('cancel')}
        >
          Cancel
        </Button>
      </p>
    </section>
  );
}

function Outcome({ found }: { readonly found: Extract<Confirmation, { is: 'known' }> }) {
  const { state, isNew, order } = found;
  if (state === 'open') return null;
  const { tone, title, text } = confirmationWords(state, { isNew });
  const isOver = state === 'cancelled' || state === 'lapsed' || state === 'late';
  return (
    <div className="grid gap-5" role="status">
      <Callout tone={tone}>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-1.5">
          {displayOrderNumber(order.orderNumber)}. {text}
        </p>
      </Callout>
      {state === 'confirmed' && <PromiseLine order={order} />}
      <p className="flex flex-wrap items-center gap-4">
        <ButtonLink kind="primary" to={`/order-success/${order.id}`}>
          View your order
        </ButtonLink>
        <TextLink tall to={isOver ? '/shop' : '/contact'}>
          {isOver ? 'Continue Shopping' : 'Contact Us'}
        </TextLink>
      </p>
    </div>
  );
}
