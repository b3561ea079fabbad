import { useState } from 'react';
import type { OrderQuotes, Quote } from '../../../contract/shipping/quotes.ts';
import { countBoxes } from '../../../domain/shipping/box.ts';
import { dayWords, promiseWords } from '../../../domain/shipping/promise.ts';
import { formatKg } from '../../../domain/text/format.ts';
import { Radio, RadioGroup } from '../../ui/choice.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { AdminQuery } from '../data/use-admin-query.ts';
import { Sub } from '../list/cells.tsx';
import { bestQuote } from './new-shipment-form.ts';
import { lateByText, money } from './shipping-text.ts';

interface QuoteChoicesProps {
  readonly quotes: AdminQuery<OrderQuotes>;
  readonly isChosen: (quote: Quote) => boolean;
  /** Null: none of them. */
  readonly onChoose: (quote: Quote | null) => void;
}

const SHOWN = 4;

export function QuoteChoices({ quotes, isChosen, onChoose }: QuoteChoicesProps) {
  const [isWhole, setWhole] = useState(false);
  const { value, isFailed, reload } = quotes;
  if (value === undefined)
    return (
      <p className={NOTE} role="status">
        {isFailed ? (
          <>
            We couldn’t compare the carriers. You can still enter one yourself.{' '}
            <TextButton onClick={() => void reload()}>Try again</TextButton>
          </>
        ) : (
          'Comparing carriers...'
        )}
      </p>
    );
  const { quotes: all, refused, promise } = value;
  if (all.length === 0 && refused.length === 0)
    return <p className={NOTE}>Add carriers and their rates to compare what they charge.</p>;
  const best = bestQuote(value);
  const shown = isWhole ? all : all.filter((quote, at) => at < SHOWN || isChosen(quote));
  return (
    <section className="grid gap-2 rounded-sm border border-line bg-paper p-3" aria-label="Quotes">
      <Parcel of={value} />
      {all.length === 0 ? (
        <p className="font-semibold">No carrier can take this order as it is.</p>
      ) : (
        <RadioGroup legend="Send it with">
          {best === undefined && promise !== null && (
            <p className="text-sm text-red">None arrives by the promised date ({promiseWords(promise)}).</p>
          )}
          {shown.map((quote) => (
            <Radio
              key={`${quote.carrierId} ${quote.method}`}
              name="quote"
              tall
              checked={isChosen(quote)}
              onChange={() => onChoose(quote)}
              label={<QuoteLabel quote={quote} isBest={quote === best} promise={promise} />}
            />
          ))}
          {shown.length < all.length && (
            <TextButton onClick={() => setWhole(true)}>Show all {all.length} quotes</TextButton>
          )}
          <Radio
            name="quote"
            checked={!all.some(isChosen)}
            onChange={() => onChoose(null)}
            label="Own delivery, or as entered below"
          />
        </RadioGroup>
      )}
      {refused.length > 0 && (
        <ul className="border-t border-line pt-2 text-sm text-steel" aria-label="Can’t take it">
          {refused.map(({ carrierId, carrierName, reason }) => (
            <li key={carrierId}>
              <b className="font-semibold">{carrierName}</b> {REASONS_WITH_VERB.test(reason) ? '' : 'has '}
              {reason}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const NOTE = 'rounded-sm border border-line bg-paper p-3 text-steel';
/** 'Blue Lorry takes boxes up to 180 cm', 'Blue Lorry has no rate for 96 kg'. */
const REASONS_WITH_VERB = /^(?:takes|does) /;

function Parcel({ of: { boxes, weightKg, dispatch, unmeasured } }: { readonly of: OrderQuotes }) {
  return (
    <p className="text-sm text-steel">
      Prices for the whole order: {countBoxes(boxes)}, {formatKg(weightKg)}, leaving {dayWords(dispatch)}. If
      you send only a part, change weight and charge below.
      {unmeasured.length > 0 && (
        <span className="block text-amber">
          No boxes known for {unmeasured.join(', ')}: only the weight counts, so the bill may be higher.
        </span>
      )}
    </p>
  );
}

interface QuoteLabelProps {
  readonly quote: Quote;
  readonly isBest: boolean;
  readonly promise: OrderQuotes['promise'];
}

function QuoteLabel({ quote, isBest, promise }: QuoteLabelProps) {
  const { carrierName, method, weightKg, why, amount, arrival, daysLate } = quote;
  return (
    <>
      <span className="flex flex-wrap justify-between gap-x-3 wrap-anywhere">
        <span>
          <b className="font-semibold">{carrierName}</b>, {method}
        </span>
        <b>{money(amount)}</b>
      </span>
      {isBest && (
        <span className="block text-xs font-semibold text-green">
          {promise === null ? 'Cheapest' : `Cheapest in time for ${promiseWords(promise)}`}
        </span>
      )}
      <Sub>
        {[`Chargeable ${formatKg(weightKg)}`, ...why].join(' · ')}
        {' · '}arrives by {dayWords(arrival)}
      </Sub>
      {daysLate !== null && daysLate > 0 && <Sub tone="red">{lateByText(daysLate)}</Sub>}
    </>
  );
}
