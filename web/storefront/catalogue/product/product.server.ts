import { data, type RouterContextProvider } from 'react-router';
import { BUY_ALONG_WITH } from '../../../../catalogue/buy-along-with.ts';
import { hexDumbbells } from '../../../../catalogue/measures/dumbbells.ts';
import { modelOf, pictureText, variantPicture } from '../../../../catalogue/pictures.ts';
import { alongSelection, isSoldAlong } from '../../../../domain/catalogue/buy-along-with.ts';
import { similarProducts } from '../../../../domain/limits.ts';
import { offerBanner } from '../../../../domain/pricing/offer.ts';
import type { ProductWithReviews } from '../../../../server/catalogue/product-rows.ts';
import { shopContext } from '../../../../server/http/shop-context.ts';
import { toCardProduct } from '../card-product.ts';
import { filmsOfProduct } from './product-films.server.ts';

export async function readProduct(context: Readonly<RouterContextProvider>, slugOrId: string) {
  const { catalogue, now } = context.get(shopContext);
  const product = await catalogue.findProduct(slugOrId);
  if (product === null) throw data(null, { status: 404 });
  const [{ products: sameCategory }, category, settings, along] = await Promise.all([
    catalogue.listProducts({ category: product.category }),
    catalogue.findCategory(product.category),
    catalogue.readSettings(),
    Promise.all(isSoldAlong(product) ? BUY_ALONG_WITH.map((id) => catalogue.findProduct(id)) : []),
  ]);
  const present = now();
  return {
    product,
    category: { id: product.category, name: category?.name ?? product.category },
    now: present.toISOString(),
    taxRate: product.gst ?? settings.taxRate,
    offer: offerBanner(product.offer, present) ?? null,
    variantPictures: variantPicturesOf(product),
    pictureTexts: textsOf(product),
    models: modelsOf(product),
    films: filmsOfProduct(product),
    sizes: product.id === HEX_DUMBBELLS ? hexDumbbells : [],
    along: along.flatMap((one) =>
      one === null || alongSelection(one) === undefined ? [] : [toCardProduct(one)],
    ),
    similar: similarProducts(sameCategory, product).map(toCardProduct),
  };
}

/** The one product whose every weight is measured. */
const HEX_DUMBBELLS = '13';

/** The first colour is the one that the product's own pictures show. */
function variantPicturesOf({ id, colorVariants = [] }: ProductWithReviews): Record<string, string> {
  const pictured = colorVariants.slice(1).flatMap(({ color }) => {
    const picture = variantPicture(id, color);
    return picture === undefined ? [] : [[color, picture]];
  });
  return Object.fromEntries(pictured);
}

function textsOf(product: ProductWithReviews): Record<string, string> {
  const shown = [
    ...product.images,
    ...[...(product.features ?? []), ...(product.productFeatures ?? [])].map(({ image }) => image),
    ...product.reviews.flatMap(({ images = [] }) => images),
  ];
  return Object.fromEntries(
    shown.flatMap((address) => {
      const text = product.imageAlts?.[address] ?? pictureText(address) ?? variantText(product.name, address);
      return text === undefined ? [] : [[address, text]];
    }),
  );
}

/** A colour's own picture is named by the colour: '…/three-quarter-red-1000x1000.webp' is 'Flat Bench, red'. */
function variantText(name: string, address: string): string | undefined {
  const [, colour] = /\/three-quarter-([a-z0-9-]+)-\d+x\d+\.webp$/.exec(address) ?? [];
  return colour && `${name}, ${colour.replaceAll('-', ' ')}`;
}

export interface Models {
  readonly src: string;
  readonly ofVariant: Readonly<Record<string, string>>;
}

function modelsOf({ id, colorVariants = [], weightVariants = [] }: ProductWithReviews): Models | null {
  const src = modelOf(id);
  if (src === undefined) return null;
  const labels = [...colorVariants.map(({ color }) => color), ...weightVariants.map(({ weight }) => weight)];
  const own = labels.map((label) => [label, modelOf(id, label)]).filter(([, file]) => file !== src);
  return { src, ofVariant: Object.fromEntries(own) };
}

export type ProductData = Awaited<ReturnType<typeof readProduct>>;
