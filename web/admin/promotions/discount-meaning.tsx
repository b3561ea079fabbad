import { useState } from 'react';
import { type DiscountForm, discountSchema } from '../../../contract/promotions/discount.ts';
import { discountPeriod, discountText } from '../../../domain/promotions/promotion-text.ts';
import { useAllRows } from '../data/use-admin-query.ts';
import { Meaning } from './meaning.tsx';
import { PricePreview, samplePath } from './price-preview.tsx';

interface DiscountMeaningProps {
  readonly terms: DiscountForm | null;
  readonly ownId: string | undefined;
  readonly targetName: (id: string) => string | undefined;
}

/** What the discount does, as it is typed, and what some products would cost. */
export function DiscountMeaning({ terms, ownId, targetName }: DiscountMeaningProps) {
  const [now] = useState(() => new Date());
  const live = useAllRows('discount', '/discounts?status=live&limit=1000', discountSchema);
  if (terms === null) return <Meaning text={null} />;
  const name = terms.targetId === null ? null : (targetName(terms.targetId) ?? null);
  return (
    <Meaning
      text={discountText(terms, name)}
      notes={[discountPeriod(terms), terms.isActive ? null : 'Switched off, so prices don’t change']}
    >
      <PricePreview
        key={samplePath(terms)}
        discount={terms}
        others={live.filter(({ id }) => id !== ownId)}
        now={now}
      />
      <p className="text-xs text-steel">
        If several discounts apply, the best one is used. Coupons apply on top.
      </p>
    </Meaning>
  );
}
