import { data, type RouterContextProvider } from 'react-router';
import { shopContext } from '../../../server/http/shop-context.ts';

export async function readCategory(context: Readonly<RouterContextProvider>, id: string) {
  const { catalogue, publicUrl } = context.get(shopContext);
  const category = await catalogue.findCategory(id);
  if (category === null) throw data(null, { status: 404 });
  const { products } = await catalogue.listProducts({ category: id });
  return {
    category: { id: category.id, name: category.name, description: category.description },
    canonical: `${publicUrl}/category/${category.id}`,
    products: products.map(({ id, slug, name, category, images, price, salePrice, priceRange, inStock }) => ({
      id,
      slug,
      name,
      category,
      images: images.slice(0, 1),
      price,
      salePrice,
      priceRange,
      inStock,
    })),
  };
}
