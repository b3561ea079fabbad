import type { CategoryRecord } from '../../../../contract/catalogue/category.ts';
import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { formatShortDate } from '../../../../domain/text/format.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { FormRow } from '../../dialogs/form-fields.tsx';
import { namedOptions, withOption } from '../../list/options.ts';
import { PictureField } from './picture-field.tsx';
import type { ProductForm } from './product-form.ts';
import { VariantPricesField } from './variant-prices-field.tsx';

interface ProductFieldsProps {
  readonly product: ProductRecord | null;
  readonly categories: readonly CategoryRecord[];
  readonly form: ProductForm;
}

export function ProductFields({ product, categories, form }: ProductFieldsProps) {
  const { field, box } = form;
  return (
    <>
      <Field label="Name" {...field('name')} data-autofocus={product === null || undefined} />
      <FormRow>
        <Select
          label="Category"
          placeholder="Choose a category"
          options={withOption(namedOptions(categories), product?.category)}
          {...field('category')}
        />
        <Field label="Price (₹)" inputMode="decimal" {...field('price')} />
        <Field label="Sale price (₹)" inputMode="decimal" optional {...field('salePrice')} />
      </FormRow>
      <VariantPricesField form={form} />
      <Field label="Short description" multiline rows={2} {...field('shortDescription')} />
      <Field label="Full description" multiline rows={6} {...field('description')} />
      <PictureField form={form} />
      <div className="grid gap-4 sm:grid-cols-[180px_1fr] sm:items-center">
        <Field label="Stock" inputMode="numeric" optional {...field('stock', 'Empty: not counted.')} />
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <Checkbox {...box('inStock', 'In stock')} />
          <Checkbox {...box('featured', 'Featured')} />
          <Checkbox {...box('bestSeller', 'Best seller')} />
          <Checkbox {...box('isNew', 'New')} />
        </div>
      </div>
      {/* Four in a row would break their labels differently where there is less room. */}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="Product code" optional {...field('productCode')} />
        <Field label="Weight (kg)" optional {...field('shippingWeight')} />
        <Field label="GST (%)" inputMode="decimal" optional {...field('gst', 'Empty: the store’s rate.')} />
        <Field label="HSN code" inputMode="numeric" optional {...field('hsn')} />
      </div>
      <FormRow>
        <Field label="Offer" optional placeholder="20% OFF" {...field('offer.discount')} />
        <Field label="Offer ends on" type="date" optional {...field('offer.endDate')} />
        <Checkbox className="sm:self-end" {...box('offer.enabled', 'The offer is on')} />
      </FormRow>
    </>
  );
}

/** What a field says to a person. A count that nobody touched is not saved, because it may have been sold from. */
export function productFieldWords(name: string, text: string, categories: readonly CategoryRecord[]): string {
  if (name === 'stock') return `${text || 'not counted'}. That stays unless you change the count here.`;
  if (name === 'offer.endDate' && text !== '') return formatShortDate(text);
  const category = name === 'category' && categories.find(({ id }) => id === text);
  return category ? category.name : text || 'nothing';
}
