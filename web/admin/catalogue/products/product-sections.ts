import type { ProductValues } from './product-form.ts';

export const SECTION_NAMES = [
  'basics',
  'prices',
  'pictures',
  'stock',
  'fit',
  'description',
  'tax',
  'shows',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

const SECTION_OF: Readonly<Record<string, SectionName>> = {
  name: 'basics',
  category: 'basics',
  productCode: 'basics',
  shortDescription: 'basics',
  price: 'prices',
  salePrice: 'prices',
  variants: 'prices',
  priceTicks: 'prices',
  images: 'pictures',
  imageAlts: 'pictures',
  stock: 'stock',
  shippingWeight: 'stock',
  boxes: 'stock',
  leadDays: 'stock',
  fit: 'fit',
  description: 'description',
  gst: 'tax',
  hsn: 'tax',
} satisfies Partial<Record<keyof ProductValues, SectionName>>;

export const sectionOf = (field: string): SectionName => SECTION_OF[field.split('.')[0] ?? ''] ?? 'shows';

/** "Weights and prices" where it has weights, "Colours and prices" where it has only colours. */
export function sectionTitle(name: SectionName, { variants }: Pick<ProductValues, 'variants'>): string {
  const kinds = new Set(variants.map(({ kind }) => kind));
  const sold = kinds.has('weight')
    ? 'Weights and prices'
    : kinds.has('color')
      ? 'Colours and prices'
      : 'Prices';
  return {
    basics: 'Basics',
    prices: sold,
    pictures: 'Pictures',
    stock: 'Stock and delivery',
    fit: 'Fit facts',
    description: 'Description',
    tax: 'Tax and codes',
    shows: 'Status and offer',
  }[name];
}
