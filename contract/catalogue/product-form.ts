import { colorVariantSchema, offerSchema, weightVariantSchema } from '../../domain/catalogue/product.ts';
import { IMAGE_SLOTS } from '../../domain/limits.ts';
import { parsePrice } from '../../domain/pricing/parse-price.ts';
import { isOneLine, NAME_MAX, URL_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { line, paragraph } from '../fields.ts';

const PRICE_MAX = 10_000_000;

/** A valid price, or undefined. */
export function readPrice(given: unknown): number | undefined {
  const parsed = parsePrice(given);
  return priceProblem(parsed, 'Price') === undefined ? parsed : undefined;
}

function priceProblem(price: number | undefined, label: string): string | undefined {
  if (price === undefined) return `${label} must be a number`;
  if (price <= 0) return `${label} must be more than 0`;
  if (price > PRICE_MAX) return `${label} must be at most ${PRICE_MAX}`;
  return Math.abs(price * 100 - Math.round(price * 100)) < 1e-6
    ? undefined
    : 'Enter a price with at most two decimals';
}

const isMissing = (given: unknown) =>
  given === undefined || given === null || (typeof given === 'string' && given.trim() === '');

const price = z.unknown().transform((given, context) => {
  const parsed = parsePrice(given);
  const message = isMissing(given) ? 'Price is required' : priceProblem(parsed, 'Price');
  if (message === undefined && parsed !== undefined) return parsed;
  context.addIssue({ code: 'custom', message: message ?? 'Price must be a number' });
  return z.NEVER;
});

/** Left out: stays as it is. Empty: no sale price. */
const salePrice = z
  .unknown()
  .optional()
  .transform((given, context) => {
    if (given === undefined) return undefined;
    if (isMissing(given)) return null;
    const parsed = parsePrice(given);
    const message = priceProblem(parsed, 'Sale price');
    if (message === undefined && parsed !== undefined) return parsed;
    context.addIssue({ code: 'custom', message: message ?? 'Sale price must be a number' });
    return z.NEVER;
  });

/** A path of this shop: the pages' security policy shows no picture from elsewhere, and `//host` is elsewhere. */
export function isImageUrl(text: string): boolean {
  return text.length <= URL_MAX && isOneLine(text) && !/[\s\\]/.test(text) && /^\/(?!\/)/.test(text);
}

export const IMAGE_URL_HINT = 'Enter image URLs of this shop, starting with /. Upload other pictures first';

/** Comma-separated, as the form has them, or a list already. */
const imageUrls = z
  .union([z.string(), z.array(z.string())], { error: 'Image URLs are required' })
  .transform((given) => (typeof given === 'string' ? given.split(',') : given))
  .transform((urls) => urls.map((url) => url.trim()).filter(Boolean))
  .pipe(
    z
      .array(z.string())
      .min(1, 'Image URLs are required')
      .max(IMAGE_SLOTS, `You can add up to ${IMAGE_SLOTS} images`)
      .refine((urls) => urls.every(isImageUrl), IMAGE_URL_HINT),
  );

export const isBelowList = ({
  price: list,
  salePrice: sale,
}: {
  readonly price: number;
  readonly salePrice?: number | null | undefined;
}) => typeof sale !== 'number' || sale < list;

export const BELOW_LIST = { message: 'The sale price must be below the list price', path: ['salePrice'] };

/** Optional parts that are left out stay as they were; a stock of null is not counted. */
export const productFormSchema = z
  .object({
    name: line('Name', NAME_MAX),
    category: line('Category', NAME_MAX),
    price,
    shortDescription: paragraph('Short description', 500),
    description: paragraph('Description', 20_000),
    images: imageUrls,
    salePrice,
    inStock: z.boolean().optional(),
    stock: z
      .number({ error: 'Stock must be a whole number' })
      .int('Stock must be a whole number')
      .min(0, 'Stock can’t be below 0')
      .max(1_000_000, 'Stock must be at most 1000000')
      .nullable()
      .optional(),
    featured: z.boolean().optional(),
    weightVariants: z.array(weightVariantSchema).max(50).optional(),
    colorVariants: z.array(colorVariantSchema).max(50).optional(),
    offer: offerSchema.nullable().optional(),
  })
  .refine(isBelowList, BELOW_LIST);
