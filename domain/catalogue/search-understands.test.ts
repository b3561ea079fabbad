import { describe, expect, it } from 'vitest';
import { withDerived } from '../../catalogue/derive.ts';
import { products } from '../../catalogue/products.ts';
import { cardSelection } from './card-choice.ts';
import type { CardProduct } from './card-product.ts';
import { listed } from './listed.ts';
import { NO_FILTERS } from './shop-filters.ts';

/** What shoppers type with a price, in another script or in a whole sentence: the products expected first, by id, in whatever order; the variant on the first card. */
const EXACT: readonly (readonly [query: string, first: string, variant?: string])[] = [
  // Prices, as they are typed in India.
  ['bench under 10000', '29 34 35'],
  ['benches below ₹6,000', '29 35'],
  ['bench under 10k', '29 34 35'],
  ['rack 20k to 40k', '22 25'],
  ['rack between 20000 and 40000', '22 25'],
  ['rack 20000-40000', '22 25'],
  ['barbell less than 7000 rs', '5 6 7 11'],
  ['dumbbell under 1000', '13 18', '2.5 kg pair'],
  ['dumbbells above 20000', '13', 'Full set 405 kg (12 pairs, 2.5 to 35 kg)'],
  ['plates upto 3000', '36 38 41'],
  ['rack under 20 thousand', '23 24 26 27 28'],
  ['power rack under 1 lakh', '21'],
  ['power rack within 60000', '21'],
  ['home gym under 25000', 'combo-1'],
  ['belt under 2000', '17'],
  ['under 500', '18 36 43 46 47'],
  ['bench over 15000', '31 32'],
  ['cheap bench under rs 6000', '29 35'],
  ['10000 se kam bench', '29 34 35'],
  ['bench 10 hazar ke andar', '29 34 35'],
  ['bench 10000 tak', '29 34 35'],
  // A size opens and prices that size.
  ['plates 20kg', '36 38 40 41', '20 kg pair'],
  ['20 kg dumbbell', '13 19', '20 kg pair'],
  ['kettlebell 16kg', '49', '16 kg'],
  ['50 kg dumbbell set', '15', '50 kg set'],
  ['belt size xl', '45', 'XL'],
  ['red bench', '29 30', 'Red'],
  ['20kg dumbbell under 10000', '13', '20 kg pair'],
  // Hindi in its own script.
  ['डम्बल', '13 15 19'],
  ['डंबल', '13 15 19'],
  ['बेंच', '29 30 31'],
  ['बेल्ट', '17 45'],
  ['रैक', '21 22 24'],
  ['प्लेट', '36 38 40'],
  ['रॉड', '11 12'],
  ['केटलबेल', '49'],
  ['वजन 10 किलो', '36 38 40', '10 kg pair'],
  ['लोहे की प्लेट', '36'],
  ['२० किलो डम्बल', '13 19', '20 kg pair'],
  ['बेंच 10000 से कम', '29 34 35'],
  // Whole sentences.
  ['bench for home gym under 10000 rupees', '29 34 35'],
  ['show me dumbbells below 2000', '13 18'],
];

/** We have none: what is near comes, and the page says so. */
const NEAR: readonly (readonly [query: string, first: string, variant?: string])[] = [
  ['adjustable dumbells 20kg', '15', '17.5 kg set'],
  ['18 kg dumbbell', '13', '17.5 kg pair'],
  ['kettlebell 18kg', '49', '16 kg'],
  ['40 kg hex dumbbell', '13', '35 kg pair'],
  ['bench under 3000', '35 29'],
  ['kettlebell under 500', '49'],
  ['skipping rope', '14'],
  ['gym gloves', '46 47'],
  ['yoga mat', '50'],
  ['smith machine', '21 22 24'],
  ['leg press machine', '21 22 24'],
  ['cable machine', '14 16'],
  ['green bench', '29 30 31'],
  ['8 ft barbell', '1'],
  ['pushup bar', '1 3 5'],
];

/** Nothing is near. */
const NOTHING = ['treadmill', 'whey protein', 'cycle'];

const catalogue = products.map((product) => withDerived(product, new Date(product.createdAt)));
const answer = (text: string) =>
  listed(catalogue, { filters: { ...NO_FILTERS, text }, sort: 'Featured', page: 1 });

function expectFirst(found: readonly CardProduct[], first = '', variant?: string | undefined) {
  const ids = first.split(' ');
  expect(
    found
      .slice(0, ids.length)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids.sort());
  if (variant !== undefined) expect(found.map((card) => cardSelection(card).variant)[0]).toBe(variant);
}

describe('a search with a price, a size or words of another script', () => {
  it.each(EXACT)('"%s" finds %s first', (query = '', first, variant) => {
    expectFirst(answer(query).products, first, variant);
  });

  it.each(NEAR)('"%s" finds nothing, and %s comes near', (query = '', first, variant) => {
    const { count, near } = answer(query);
    expect(count).toBe(0);
    expectFirst(near?.products ?? [], first, variant);
  });

  it.each(NOTHING)('"%s" is none of ours, and nothing comes near', (query) => {
    expect(answer(query)).toMatchObject({ count: 0, near: { products: [], isSold: false } });
  });

  it('is tried with sixty queries', () => {
    expect(EXACT.length + NEAR.length + NOTHING.length).toBe(60);
  });

  it('says whether the kind of thing is sold at all', () => {
    const isSold = (query: string) => answer(query).near?.isSold;
    expect(['skipping rope', 'gym gloves', 'smith machine'].map(isSold)).toEqual([false, false, false]);
    expect(['18 kg dumbbell', 'green bench', 'bench under 3000'].map(isSold)).toEqual([true, true, true]);
  });

  it('is read with other filters as it is without them, and none comes near to what another filter hides', () => {
    const filters = { ...NO_FILTERS, text: 'bench under 10000', categories: ['racks'] };
    expect(listed(catalogue, { filters, sort: 'Featured', page: 1 })).toMatchObject({ count: 0 });
    expect(listed(catalogue, { filters, sort: 'Featured', page: 1 }).near).toBeUndefined();
  });
});
