import type { ReactNode } from 'react';
import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { formatShortDate } from '../../../../domain/text/format.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FieldErrors } from '../../dialogs/edit-outcome.ts';
import type { FormState } from '../../dialogs/use-form-values.ts';
import { PictureField } from './picture-field.tsx';

export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
}

interface ProductFieldsProps {
  readonly product: ProductRecord | null;
  readonly categories: readonly CategoryChoice[];
  readonly form: FormState;
  readonly errors: FieldErrors;
  /** Stands below the prices. */
  readonly children: ReactNode;
}

export function ProductFields({ product, categories, form, errors, children }: ProductFieldsProps) {
  const of = (name: string, hint?: string) => form.field(name, errors, hint);
  const pictures = of('images');
  return (
    <>
      <Field label="Name" {...of('name')} data-autofocus={product === null || undefined} />
      <div className="edit-fields-row">
        <Select
          label="Category"
          placeholder="Choose a category"
          options={categoryOptions(categories, product)}
          {...of('category')}
        />
        <Field label="Price (₹)" inputMode="decimal" {...of('price')} />
        <Field label="Sale price (₹)" inputMode="decimal" optional {...of('salePrice')} />
      </div>
      {children}
      <Field label="Short description" multiline rows={2} {...of('shortDescription')} />
      <Field label="Full description" multiline rows={6} {...of('description')} />
      <PictureField
        initial={pictures.defaultValue}
        alts={product?.imageAlts ?? {}}
        error={pictures.error}
        others={pictures.hint}
      />
      <div className="product-stock-fields">
        <Field label="Stock" inputMode="numeric" optional {...of('stock', 'Empty: not counted.')} />
        <div className="product-switches">
          <Checkbox {...form.box('inStock', 'In stock')} />
          <Checkbox {...form.box('featured', 'Featured')} />
          <Checkbox {...form.box('bestSeller', 'Best seller')} />
          <Checkbox {...form.box('isNew', 'New')} />
        </div>
      </div>
      <div className="edit-fields-row product-codes">
        <Field label="Product code" optional {...of('productCode')} />
        <Field label="Weight (kg)" optional {...of('shippingWeight')} />
        <Field label="GST (%)" inputMode="decimal" optional {...of('gst', 'Empty: the store’s rate.')} />
        <Field label="HSN code" inputMode="numeric" optional {...of('hsn')} />
      </div>
      <div className="edit-fields-row">
        <Field label="Offer" optional placeholder="20% OFF" {...of('offerText')} error={errors.offer} />
        <Field label="Offer ends on" type="date" optional {...of('offerEnd')} />
        <Checkbox className="product-offer-switch" {...form.box('offerEnabled', 'The offer is on')} />
      </div>
    </>
  );
}

/** What a field says to a person. A count that nobody touched is not saved, because it may have been sold from. */
export function productFieldWords(name: string, text: string, categories: readonly CategoryChoice[]): string {
  if (name === 'stock') return `${text || 'not counted'}. That stays unless you change the count here.`;
  if (name === 'offerEnd' && text !== '') return formatShortDate(text);
  const category = name === 'category' && categories.find(({ id }) => id === text);
  return category ? category.name : text || 'nothing';
}

/** A product keeps its category, even where the list of them could not be loaded. */
function categoryOptions(categories: readonly CategoryChoice[], product: ProductRecord | null) {
  const known = categories.map(({ id, name }) => ({ value: id, label: name }));
  const own = product?.category;
  return own === undefined || known.some(({ value }) => value === own)
    ? known
    : [...known, { value: own, label: own }];
}
