import { data, type RouterContextProvider } from 'react-router';
import { toCardProduct } from '../../../../domain/catalogue/card-product.ts';
import { leafOf, readView } from '../../../../domain/catalogue/shop-view.ts';
import { shopContext } from '../../../../server/shop-context.ts';

export async function readCategory(context: Readonly<RouterContextProvider>, id: string, request: Request) {
  const { snapshot, now } = context.get(shopContext);
  const { products, categories, settings } = await snapshot();
  const category = categories.find((known) => known.id === id);
  if (category === undefined) throw data(null, { status: 404 });
  const inCategory = products.filter((product) => product.category === id);
  const { page } = readView(new URL(request.url).search, []);
  const leaf = leafOf(inCategory, page);
  return {
    category: {
      id,
      name: category.name,
      description: category.description,
      image: category.image,
      imageAlt: category.imageAlt,
    },
    now: now().toISOString(),
    page: leaf.page,
    pages: leaf.pages,
    products: leaf.products.map((product) => ({
      card: toCardProduct(product),
      ...(id === 'combo-offers' && {
        shortDescription: product.shortDescription,
        items: product.items ?? [],
        benefits: product.benefits ?? [],
        taxRate: product.gst ?? settings.taxRate,
      }),
    })),
  };
}
