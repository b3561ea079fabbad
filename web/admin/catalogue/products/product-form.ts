import type { Control } from 'react-hook-form';
import { type ProductRecord, productRecordSchema } from '../../../../contract/catalogue/product.ts';
import { productBodySchema } from '../../../../contract/catalogue/product-body.ts';
import { BELOW_LIST, isBelowList } from '../../../../contract/catalogue/product-form.ts';
import { readImages } from '../../../../domain/catalogue/images.ts';
import { type Offer, offerSchema } from '../../../../domain/catalogue/product.ts';
import type { ProductFit } from '../../../../domain/fit/facts.ts';
import { type Box, boxesFault, readBoxes } from '../../../../domain/shipping/box.ts';
import { z } from '../../../../domain/zod.ts';
import { isObject } from '../../../api/response.ts';
import { parseNumber, textOf } from '../../dialogs/form-fields.tsx';
import type { EntityFormState } from '../../dialogs/use-entity-form.ts';
import { type FitFault, fitFaults, fitValues, typedFit } from './fit/fit-values.ts';
import { altsIn, pictureText } from './picture-list.ts';
import { atNewPrice, type PriceTicks, priceChoices } from './variant-prices.ts';
import { boxLines, isSameRows, rowsOf, type VariantRow, variantFault } from './variant-rows.ts';

/** Some records hold their images as a JSON text. */
export const productRowSchema = z.preprocess(
  (value) => (isObject(value) ? { ...value, images: readImages(value.images).images } : value),
  productRecordSchema,
);

export type ProductValues = ReturnType<typeof productValues>;

export interface ProductForm extends EntityFormState<ProductValues> {
  readonly control: Control<ProductValues, unknown, ProductEdit>;
  readonly stored: ProductRecord | null;
}

export function productValues(product: ProductRecord | null) {
  const { offer } = product ?? {};
  const variants = rowsOf(product);
  const priceTicks: PriceTicks = {};
  return {
    name: textOf(product?.name),
    category: textOf(product?.category),
    price: textOf(product?.price),
    salePrice: textOf(product?.salePrice),
    shortDescription: textOf(product?.shortDescription),
    description: textOf(product?.description),
    images: pictureText(product?.images ?? []),
    imageAlts: product?.imageAlts ?? {},
    stock: textOf(product?.stock),
    inStock: product?.inStock ?? true,
    featured: product?.featured ?? false,
    bestSeller: product?.bestSeller ?? false,
    isNew: product?.isNew ?? false,
    productCode: textOf(product?.productCode),
    shippingWeight: textOf(product?.shippingWeight),
    boxes: boxLines(product?.boxes),
    leadDays: textOf(product?.leadDays),
    gst: textOf(product?.gst),
    hsn: textOf(product?.hsn),
    offer: {
      discount: textOf(offer?.discount),
      endDate: textOf(offer?.endDate),
      enabled: offer?.enabled ?? true,
    },
    variants,
    priceTicks,
    fit: fitValues(product, variants),
  };
}

/** The variants that are asked about, because the product's new price is not theirs. */
export function choicesOf(
  { price, salePrice, variants, priceTicks }: ProductValues,
  stored: ProductRecord | null,
) {
  return priceChoices(productValues(stored), { price, salePrice }, variants, priceTicks);
}

/**
 * The body for the API; the contract parses the texts. `stored` is the product as it is now, which after an edit conflict is
 * not the one that the form was opened with.
 */
export function productBody(
  values: ProductValues,
  opened: ProductRecord | null,
  stored: ProductRecord | null = opened,
) {
  const { imageAlts, stock: stockText, offer, variants, priceTicks, fit, ...fields } = values;
  const stock = parseNumber(stockText) ?? null;
  const discount = offer.discount.trim();
  const rows = atNewPrice(choicesOf(values, stored), values, variants);
  return {
    ...fields,
    imageAlts: altsIn(fields.images, imageAlts),
    // An unchanged count is not sent, since some may have been sold meanwhile.
    ...(stock === (opened?.stock ?? null)
      ? {}
      : { stock, ...(stored === null ? {} : { seenStock: stored.stock ?? null }) }),
    productCode: fields.productCode.trim(),
    shippingWeight: parseNumber(fields.shippingWeight) ?? null,
    boxes: boxesFault(fields.boxes) ?? readBoxes(fields.boxes),
    leadDays: parseNumber(fields.leadDays) ?? null,
    gst: parseNumber(fields.gst) ?? null,
    hsn: fields.hsn.trim() || undefined,
    offer: discount === '' && offer.endDate === '' ? null : { ...offer, discount },
    // Variants are sent as whole lists, and only when they were touched.
    variantRows: isSameRows(rows, rowsOf(stored)) ? undefined : rows,
    fit: sentFit(values, stored),
    ...(stored?.version === undefined ? {} : { version: stored.version }),
  };
}

/** What is typed, and what is wrong with it in the places of the form. */
type SentFit = ProductFit & { readonly faults: readonly FitFault[] };

/** Only when they differ from what is stored, so that our own products keep those of the catalogue. An emptied product is not judged. */
function sentFit({ fit, variants }: ProductValues, stored: ProductRecord | null): SentFit | undefined {
  const facts = typedFit(fit, variants);
  const before = productValues(stored);
  const isSame = JSON.stringify(facts) === JSON.stringify(typedFit(before.fit, before.variants));
  return isSame ? undefined : { ...facts, faults: fitFaults(fit) };
}

/** The contract's body, with complaints that name the variant, and with the offer's in one place. */
export const productEditSchema = productBodySchema
  .safeExtend({
    offer: z.custom<Offer | null>((given) => offerSchema.nullable().safeParse(given).success, {
      error: 'Enter the discount and the last day',
      path: ['discount'],
    }),
    // A text is what is wrong with them, by the line of the field.
    boxes: z.custom<Box[]>(Array.isArray, { error: ({ input }) => String(input) }),
    fit: z.custom<SentFit | undefined>().superRefine((sent, context) => {
      for (const { path, message } of sent?.faults ?? [])
        context.addIssue({ code: 'custom', path: path.split('.'), message });
    }),
    variantRows: z.custom<readonly VariantRow[] | undefined>().superRefine((rows = [], context) => {
      const fault = variantFault(rows);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault.message });
    }),
  })
  .refine(isBelowList, {
    ...BELOW_LIST,
    // Also where another field is wrong.
    when: ({ value }) => z.object({ price: z.number(), salePrice: z.number() }).safeParse(value).success,
  });
export type ProductEdit = z.output<typeof productEditSchema>;
