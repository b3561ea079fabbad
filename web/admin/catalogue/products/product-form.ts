import { checkProductForm } from '../../../../contract/catalogue/product-form.ts';
import { productRecordBody } from '../../../../contract/catalogue/product-record.ts';
import { check } from '../../../../contract/check.ts';
import type { FieldErrors } from '../../dialogs/edit-outcome.ts';
import type { FormValues } from '../../dialogs/use-form-values.ts';
import type { AdminProduct } from './admin-product.ts';
import { altsIn, pictureText } from './picture-list.ts';

/** The fields of the form, so that complaints about anything else stand above its buttons. */
export const PRODUCT_FIELDS = [
  ...['name', 'category', 'price', 'salePrice', 'shortDescription', 'description', 'images', 'stock'],
  ...['productCode', 'shippingWeight', 'gst', 'hsn', 'offer'],
];

const SWITCHES = ['inStock', 'featured', 'bestSeller', 'isNew'] as const;

/** A product as it stands in the fields of its form; null is a new one. */
export function productTyped(product: AdminProduct | null): FormValues {
  const { offer } = product ?? {};
  return {
    name: written(product?.name),
    category: written(product?.category),
    price: written(product?.price),
    salePrice: written(product?.salePrice),
    shortDescription: written(product?.shortDescription),
    description: written(product?.description),
    images: pictureText(product?.images ?? []),
    stock: written(product?.stock),
    inStock: ticked(product?.inStock ?? true),
    featured: ticked(product?.featured),
    bestSeller: ticked(product?.bestSeller),
    isNew: ticked(product?.isNew),
    productCode: written(product?.productCode),
    shippingWeight: written(product?.shippingWeight),
    gst: written(product?.gst),
    hsn: written(product?.hsn),
    offerText: written(offer?.discount),
    offerEnd: written(offer?.endDate),
    offerEnabled: ticked(offer?.enabled ?? true),
  };
}

const written = (value: string | number | null | undefined) => (value == null ? '' : String(value));
const ticked = (isOn: boolean | undefined) => (isOn === true ? 'on' : '');

/**
 * What the form says, for the API. Texts stay as they were typed: the shop's own rules read them. `present` is what is
 * known to be stored, which after somebody else's change is not what the form was opened with.
 */
export function productBody(
  form: FormData,
  opened: AdminProduct | null,
  present: AdminProduct | null = opened,
) {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const words = (name: string) => typed(name).trim() || undefined;
  const stock = numberOr(typed('stock'));
  return {
    name: typed('name'),
    category: typed('category'),
    price: typed('price'),
    salePrice: typed('salePrice'),
    shortDescription: typed('shortDescription'),
    description: typed('description'),
    images: typed('images'),
    imageAlts: altsIn(typed('images'), form.getAll('imageAlt')),
    ...Object.fromEntries(SWITCHES.map((name) => [name, form.has(name)])),
    // A count that nobody touched is not sent: it may have been sold from meanwhile.
    ...(stock === (opened?.stock ?? null)
      ? {}
      : { stock, ...(present === null ? {} : { seenStock: present.stock ?? null }) }),
    productCode: typed('productCode').trim(),
    shippingWeight: numberOr(typed('shippingWeight')),
    gst: numberOr(typed('gst')),
    hsn: words('hsn'),
    offer: offerIn(typed('offerText').trim(), typed('offerEnd'), form.has('offerEnabled')),
    ...(present?.version === undefined ? {} : { version: present.version }),
  };
}

/** The complaints of the form's own rules, and of what else a product has; the first one per field. */
export function productErrors(body: ReturnType<typeof productBody>): FieldErrors | null {
  const form = checkProductForm(body);
  const record = check(productRecordBody, body);
  const errors = {
    ...(record.ok ? {} : fieldsOf(record.errors)),
    ...(form.ok ? {} : fieldsOf(form.errors)),
  };
  return Object.keys(errors).length === 0 ? null : errors;
}

/** `offer.endDate` is said at the offer. */
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

/** Empty: none. What is no number stays as it is, for the rules to complain about. */
export function numberOr(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
}
