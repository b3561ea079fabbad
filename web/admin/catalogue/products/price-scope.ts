import type { CategoryRecord } from '../../../../contract/catalogue/category.ts';

/** Which products a price change is about: a choice of the dialog, and what the API is asked with. */
export interface PriceScope {
  readonly value: string;
  readonly label: string;
  readonly selection: { readonly ids: readonly string[] } | Readonly<Record<string, string>>;
}

interface Shown {
  readonly ticked: readonly string[];
  readonly filters: Readonly<Record<string, string>>;
  readonly total: number | undefined;
  readonly categories: readonly Pick<CategoryRecord, 'id' | 'name'>[];
}

/** The nearest first: what is ticked, what is in view, then each category and all. */
export function priceScopes({ ticked, filters, total, categories }: Shown): PriceScope[] {
  const given = Object.fromEntries(Object.entries(filters).filter(([, text]) => text !== ''));
  const isFiltered = Object.keys(given).length > 0;
  return [
    ...(ticked.length === 0
      ? []
      : [
          {
            value: 'ticked',
            label: ticked.length === 1 ? 'The selected product' : `The ${ticked.length} selected products`,
            selection: { ids: ticked },
          },
        ]),
    ...(isFiltered
      ? [{ value: 'matching', label: `All ${total ?? ''} that match the filters`, selection: given }]
      : []),
    { value: 'all', label: 'All products', selection: {} },
    ...categories.map(({ id, name }) => ({
      value: `category ${id}`,
      label: `All in ${name}`,
      selection: { category: id },
    })),
  ];
}
