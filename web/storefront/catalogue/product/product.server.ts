import { data, type RouterContextProvider } from 'react-router';
import { BUY_ALONG_WITH } from '../../../../catalogue/buy-along-with.ts';
import { hexDumbbells } from '../../../../catalogue/measures/dumbbells.ts';
import { modelOf, pictureText } from '../../../../catalogue/pictures.ts';
import { alongSelection, isSoldAlong } from '../../../../domain/catalogue/buy-along-with.ts';
import { toCardProduct } from '../../../../domain/catalogue/card-product.ts';
import { nameWithVariant } from '../../../../domain/catalogue/variant-text.ts';
import { similarProducts } from '../../../../domain/limits.ts';
import type { CashRules } from '../../../../domain/orders/cash-rules.ts';
import type { PaymentMode } from '../../../../domain/payments/payment-mode.ts';
import { offerBanner } from '../../../../domain/pricing/offer.ts';
import type { ProductWithReviews } from '../../../../server/catalogue/product-rows.ts';
import { shopContext } from '../../../../server/shop-context.ts';
import { filmsOfProduct } from './product-films.server.ts';

export async function readProduct(context: Readonly<RouterContextProvider>, slugOrId: string) {
  const { catalogue, now, payments } = context.get(shopContext);
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
    advancePercent: advancePercentOf(settings.cashRules, payments),
    offer: offerBanner(product.offer, present) ?? null,
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

const advancePercentOf = (rules: CashRules, payments: PaymentMode): number | null =>
  rules.partPayment && payments !== 'cod-only' ? rules.advancePercent : null;

/** The one product whose every weight is measured. */
const HEX_DUMBBELLS = '13';

function textsOf(product: ProductWithReviews): Record<string, string> {
  const ofVariants = new Map(
    [
      ...(product.weightVariants ?? []).map((one) => ({ ...one, label: one.weight })),
      ...(product.colorVariants ?? []).map((one) => ({ ...one, label: one.color })),
    ].flatMap(({ label, variantImages = [] }) =>
      variantImages.map((address) => [address, nameWithVariant(product.name, label)] as const),
    ),
  );
  const shown = [
    ...product.images,
    ...ofVariants.keys(),
    ...[...(product.features ?? []), ...(product.productFeatures ?? [])].map(({ image }) => image),
    ...product.reviews.flatMap(({ images = [] }) => images),
  ];
  return Object.fromEntries(
    shown.flatMap((address) => {
      const text = product.imageAlts?.[address] ?? pictureText(address) ?? ofVariants.get(address);
      return text === undefined ? [] : [[address, text]];
    }),
  );
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
