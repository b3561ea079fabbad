import { data, type RouterContextProvider } from 'react-router';
import { shopContext } from '../../../server/http/shop-context.ts';

export async function readProduct(context: Readonly<RouterContextProvider>, slugOrId: string) {
  const { catalogue, publicUrl } = context.get(shopContext);
  const product = await catalogue.findProduct(slugOrId);
  if (product === null) throw data(null, { status: 404 });
  return { product, canonical: `${publicUrl}/product/${product.slug}` };
}
