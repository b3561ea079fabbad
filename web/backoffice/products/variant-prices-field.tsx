import { Radio, RadioGroup } from '../../ui/choice.tsx';
import type { PriceQuestion } from './variant-prices.ts';

export const VARIANT_PRICES = 'variantPrices';
/** What is said when the question was left open. */
export const PRICES_UNDECIDED =
  'Choose above what the variants cost from now on: the new price, or the one they have.';

/** The price above was changed, and shoppers pay what the variants cost: both are shown, and what becomes of them is asked. */
export function VariantPricesField({ question }: { readonly question: PriceQuestion }) {
  const { before, after, same, others } = question;
  const rest = others.length > 0 && (
    <p className="field-hint">
      {same.length > 0 ? 'As they are stay: ' : 'Shoppers pay the variants’ own prices, which stay: '}
      {others.join(', ')}.
    </p>
  );
  if (same.length === 0) return rest;
  const names = same.join(', ');
  return (
    <section className="variant-prices">
      <RadioGroup legend={`Variants with the old price of ${before}`}>
        <Radio name={VARIANT_PRICES} value="new" label={`Change them too: ${names} cost ${after}`} />
        <Radio
          name={VARIANT_PRICES}
          value="own"
          label={`Leave them: shoppers go on paying ${before} for ${names}`}
        />
      </RadioGroup>
      {rest}
    </section>
  );
}
