import type { OrderQuotes, Quote } from '../../../../contract/shipping/quotes.ts';
import { rupees, subtract } from '../../../../domain/pricing/money.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { lateByWords } from '../../shipping/shipping-words.ts';

/** Of a carrier the best of its quotes, since they are sorted. */
export const quoteOf = ({ quotes }: OrderQuotes, carrierId: string): Quote | undefined =>
  quotes.find((quote) => quote.carrierId === carrierId);

/** Why a carrier is proposed, or what another one costs: 'Cheapest in time, ₹506', '₹792, ₹286 more', 'No rate for 96 kg'. */
export function carrierWords(quotes: OrderQuotes, carrierId: string): string {
  if (carrierId === '') return quotes.quotes.length === 0 ? 'No carrier has a rate for it' : '';
  const [proposed] = quotes.quotes;
  const quote = quoteOf(quotes, carrierId);
  if (quote === undefined || proposed === undefined) {
    const reason =
      quotes.refused.find((refused) => refused.carrierId === carrierId)?.reason ?? 'no rate for it';
    return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
  }
  const amount = formatRupees(rupees(quote.amount));
  if (quote.daysLate !== null && quote.daysLate > 0) return `${amount}, ${lateByWords(quote.daysLate)}`;
  if (quote === proposed) return `${quote.daysLate === null ? 'Cheapest' : 'Cheapest in time'}, ${amount}`;
  const more = subtract(rupees(quote.amount), rupees(proposed.amount));
  return more > 0 ? `${amount}, ${formatRupees(more)} more` : amount;
}
