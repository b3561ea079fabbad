import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { productBodySchema } from '../../../../contract/catalogue/product-body.ts';
import { checkProductForm } from '../../../../contract/catalogue/product-form.ts';
import { check } from '../../../../contract/check.ts';
import type { FieldErrors } from '../../dialogs/edit-outcome.ts';
import type { FormValues } from '../../dialogs/use-form-values.ts';
import { altsIn, pictureText } from './picture-list.ts';

/** Those that can show an error of their own; any other error stands above the buttons. */
export const PRODUCT_FIELDS = [
  ...['name', 'category', 'price', 'salePrice', 'shortDescription', 'description', 'images', 'stock'],
  ...['productCode', 'shippingWeight', 'gst', 'hsn', 'offer'],
];

const SWITCHES = ['inStock', 'featured', 'bestSeller', 'isNew'] as const;

/** What the fields of the form hold for a product; null is a new one. */
export function productFormValues(product: ProductRecord | null): FormValues {
  const { offer } = product ?? {};
  return {
    name: textOf(product?.name),
    category: textOf(product?.category),
    price: textOf(product?.price),
    salePrice: textOf(product?.salePrice),
    shortDescription: textOf(product?.shortDescription),
    description: textOf(product?.description),
    images: pictureText(product?.images ?? []),
    stock: textOf(product?.stock),
    inStock: ticked(product?.inStock ?? true),
    featured: ticked(product?.featured),
    bestSeller: ticked(product?.bestSeller),
    isNew: ticked(product?.isNew),
    productCode: textOf(product?.productCode),
    shippingWeight: textOf(product?.shippingWeight),
    gst: textOf(product?.gst),
    hsn: textOf(product?.hsn),
    offerText: textOf(offer?.discount),
    offerEnd: textOf(offer?.endDate),
    offerEnabled: ticked(offer?.enabled ?? true),
  };
}

const textOf = (value: string | number | null | undefined) => (value == null ? '' : String(value));
const ticked = (isOn: boolean | undefined) => (isOn === true ? 'on' : '');

/**
 * The body for the API; the contract parses the texts. `present` is the product as it is stored, which after an edit
 * conflict is not the one that the form was opened with.
 */
export function productBody(
  form: FormData,
  opened: ProductRecord | null,
  present: ProductRecord | null = opened,
) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const words = (name: string) => text(name).trim() || undefined;
  const stock = numberOr(text('stock'));
  return {
    name: text('name'),
    category: text('category'),
    price: text('price'),
    salePrice: text('salePrice'),
    shortDescription: text('shortDescription'),
    description: text('description'),
    images: text('images'),
    imageAlts: altsIn(text('images'), form.getAll('imageAlt')),
    ...Object.fromEntries(SWITCHES.map((name) => [name, form.has(name)])),
    // An unchanged count is not sent, since some may have been sold meanwhile.
    ...(stock === (opened?.stock ?? null)
      ? {}
      : { stock, ...(present === null ? {} : { seenStock: present.stock ?? null }) }),
    productCode: text('productCode').trim(),
    shippingWeight: numberOr(text('shippingWeight')),
    gst: numberOr(text('gst')),
    hsn: words('hsn'),
    offer: offerIn(text('offerText').trim(), text('offerEnd'), form.has('offerEnabled')),
    ...(present?.version === undefined ? {} : { version: present.version }),
  };
}

/** The first error of each field, by the form's schema and by the API's. */
export function productErrors(body: ReturnType<typeof productBody>): FieldErrors | null {
  const form = checkProductForm(body);
  const record = check(productBodySchema, body);
  const errors = {
    ...(record.ok ? {} : fieldsOf(record.errors)),
    ...(form.ok ? {} : fieldsOf(form.errors)),
  };
  return Object.keys(errors).length === 0 ? null : errors;
}

/** An error of `offer.endDate` stands at the offer. */
function fieldsOf(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) =>
      field.startsWith('offer') ? ['offer', 'Say what is off, and until which day'] : [field, message],
    ),
  );
}

function offerIn(discount: string, endDate: string, enabled: boolean) {
  return discount === '' && endDate === '' ? null : { discount, endDate, enabled };
}

/** Null where it is empty; what is no number stays a text, which the check refuses. */
export function numberOr(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
}
