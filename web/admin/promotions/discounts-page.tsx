import {
  type DiscountRecord,
  type DiscountStats,
  discountSchema,
  discountStatsSchema,
} from '../../../contract/promotions/discount.ts';
import type { DiscountState } from '../../../domain/promotions/discount.ts';
import { discountPeriod, discountText } from '../../../domain/promotions/promotion-text.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { adminMeta } from '../frame/admin-page.tsx';
import { RowName } from '../list/cells.tsx';
import {
  DISCOUNT_STATE_OPTIONS,
  DiscountDialog,
  discountBody,
  discountValues,
  TARGET_FILTERS,
} from './discount-dialog.tsx';
import { type PromotionKind, PromotionScreen } from './promotion-screen.tsx';

export const meta = adminMeta('Discounts');

const DISCOUNTS: PromotionKind<DiscountState, DiscountRecord, DiscountStats> = {
  word: 'discount',
  title: 'Discounts',
  rowSchema: discountSchema,
  statsSchema: discountStatsSchema,
  statsNeed: 'see coupons and discounts',
  states: DISCOUNT_STATE_OPTIONS,
  factsOf: (stats) => [
    { label: 'Live on all', text: stats && formatCount(stats.byTarget.all) },
    { label: 'Live on categories', text: stats && formatCount(stats.byTarget.category) },
    { label: 'Live on products', text: stats && formatCount(stats.byTarget.product) },
  ],
  search: 'Search by name',
  empty: 'No discounts yet. Add one to lower prices in the shop.',
  filter: { name: 'appliesTo', label: 'Applies to', all: 'All targets', options: TARGET_FILTERS },
  nameOf: ({ name }) => name,
  bodyOf: (discount) => discountBody(discountValues(discount)),
  renderName: ({ name }, onEdit) => <RowName onClick={onEdit}>{name}</RowName>,
  gives: {
    title: 'Details',
    render: (discount) => discountText(discount, discount.targetName),
  },
  period: { title: 'Days', render: discountPeriod },
  Dialog: DiscountDialog,
  deletion: ({ name }) => ({
    title: 'Delete this discount?',
    text: (
      <>
        “<bdi>{name}</bdi>” will be deleted, and prices go back to normal. Placed orders keep their prices. To
        keep it for later, switch it off instead.
      </>
    ),
  }),
};

/** Prices that are lower by themselves, for some days or for good. */
export default function DiscountsPage() {
  return <PromotionScreen kind={DISCOUNTS} />;
}
