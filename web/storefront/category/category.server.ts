import { data, type RouterContextProvider } from 'react-router';
import { shopContext } from '../../../server/http/shop-context.ts';
import { toCardProduct } from '../card-product.ts';

export async function readCategory(context: Readonly<RouterContextProvider>, id: string) {
  const { catalogue, publicUrl, now } = context.get(shopContext);
  const category = await catalogue.findCategory(id);
  if (category === null) throw data(null, { status: 404 });
  const { products } = await catalogue.listProducts({ category: id });
  return {
    category: { id: category.id, name: category.name, description: category.description },
    canonical: `${publicUrl}/category/${category.id}`,
    now: now().toISOString(),
    products: products.map(toCardProduct),
  };
}
