import type { RouterContextProvider } from 'react-router';
import { ABOUT_CATEGORIES } from '../../../catalogue/policies/company.ts';
import { testimonials } from '../../../catalogue/testimonials.ts';
import { shopContext } from '../../../server/shop-context.ts';
import { toCategoryTile } from '../catalogue/category-tile.server.ts';

export async function readAbout(context: Readonly<RouterContextProvider>) {
  const { products, categories } = await context.get(shopContext).snapshot();
  return {
    testimonials,
    productCount: products.length,
    categories: ABOUT_CATEGORIES.flatMap((id) => {
      const category = categories.find((each) => each.id === id);
      return category === undefined ? [] : [toCategoryTile(category, products)];
    }),
  };
}
