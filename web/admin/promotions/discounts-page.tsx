import { categoryRecordSchema } from '../../../contract/catalogue/category.ts';
import {
  type DiscountRecord,
  type DiscountStats,
  discountSchema,
  discountStatsSchema,
} from '../../../contract/promotions/discount.ts';
import type { DiscountState } from '../../../domain/promotions/discount.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { adminMeta } from '../frame/admin-page.tsx';
import { readList, readWith } from '../list/list-response.ts';
import { oneReader } from '../read-response.ts';
import { discountColumns } from './discount-columns.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import { discountFields } from './discount-form.ts';
import { DISCOUNT_STATE_WORDS, TARGET_FILTERS } from './discount-words.ts';
import { type PromotionKind, PromotionScreen } from './promotion-screen.tsx';

export const meta = adminMeta('Discounts');

const DISCOUNTS: PromotionKind<DiscountState, DiscountRecord, DiscountStats> = {
  word: 'discount',
  readRow: readWith(discountSchema),
  bodyOf: discountFields,
  readChanged: oneReader('discount', discountSchema),
  readStats: oneReader('stats', discountStatsSchema),
  factsOf: liveFacts,
  states: DISCOUNT_STATE_WORDS,
  search: 'Search by name',
  filter: { name: 'appliesTo', label: 'Applies to', all: 'All targets', options: TARGET_FILTERS },
  columnsWith: discountColumns,
  noneYet: 'No discounts yet. Add one, and the shop’s prices are lower by themselves.',
  deleteTitle: () => 'Delete this discount?',
  deleteWords: ({ name }) => (
    <>
      “<bdi>{name}</bdi>” is deleted, and prices go back to what they were without it. Orders keep theirs. To
      keep it for later, switch it off instead.
    </>
  ),
};

/** Prices that are lower by themselves, for some days or for good. */
export default function DiscountsPage() {
  const { value: categories = [] } = useAdminQuery({
    kind: 'category',
    path: '/categories',
    read: (response) => readList(response, readWith(categoryRecordSchema)).rows,
  });
  return (
    <PromotionScreen
      kind={DISCOUNTS}
      dialog={(discount, open) => <DiscountDialog discount={discount} categories={categories} {...open} />}
    />
  );
}

/** What the live ones lower. */
function liveFacts(stats: DiscountStats | undefined) {
  const { all, category, product } = stats?.byTarget ?? {};
  const text = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));
  return [
    { label: 'Live on everything', text: text(all) },
    { label: 'Live on categories', text: text(category) },
    { label: 'Live on products', text: text(product) },
  ];
}
