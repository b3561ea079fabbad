import { lazy, type ReactNode, Suspense } from 'react';
import type { CategoryRecord } from '../../../../contract/catalogue/category.ts';
import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { formatLongDate } from '../../../../domain/text/format.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { FormFields, FormRow } from '../../dialogs/form-fields.tsx';
import { BOX } from '../../frame/admin-page.tsx';
import { namedOptions, withOption } from '../../list/options.ts';
import { WaitingLines } from '../../list/waiting-lines.tsx';
import { BoxesField } from './boxes-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { ProductForm } from './product-form.ts';
import { type SectionName, sectionTitle } from './product-sections.ts';
import type { CardPrice } from './typed-product.ts';
import { VariantField } from './variant-field.tsx';
import { VariantPricesField } from './variant-prices-field.tsx';
import { inOneLine } from './variant-rows.ts';

/** Its drawings load with the form only. */
const FitField = lazy(() => import('./fit/fit-field.tsx'));

interface ProductFieldsProps {
  readonly product: ProductRecord | null;
  readonly categories: readonly CategoryRecord[];
  readonly form: ProductForm;
  readonly card: CardPrice | undefined;
  readonly note: string | undefined;
  readonly idOf: (section: SectionName) => string;
}

export function ProductFields({ product, categories, form, card, note, idOf }: ProductFieldsProps) {
  const { field, box } = form;
  const variants = form.watch('variants');
  const section = (name: SectionName, children: ReactNode) => (
    <section
      id={idOf(name)}
      className={`scroll-mt-4 ${BOX} p-4 sm:p-5`}
      aria-labelledby={`${idOf(name)}-title`}
    >
      <h3 id={`${idOf(name)}-title`} className="mb-3 text-xl" tabIndex={-1}>
        {sectionTitle(name, { variants })}
      </h3>
      <FormFields>{children}</FormFields>
    </section>
  );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {section(
        'basics',
        <>
          <Field label="Name" {...field('name')} data-autofocus={product === null || undefined} />
          <FormRow>
            <Select
              label="Category"
              placeholder="Choose a category"
              options={withOption(namedOptions(categories), product?.category)}
              {...field('category')}
            />
            <Field label="Product code" optional {...field('productCode')} />
          </FormRow>
          <Field
            label="Short description"
            multiline
            rows={2}
            {...field('shortDescription', 'Shown on cards and in search.')}
          />
        </>,
      )}
      {section(
        'prices',
        <>
          <FormRow>
            <Field label="Price (₹)" inputMode="decimal" {...field('price', 'List price, before GST.')} />
            <Field label="Sale price (₹)" inputMode="decimal" optional {...field('salePrice')} />
          </FormRow>
          <VariantPricesField form={form} />
          <VariantField form={form} note={note} />
          {card !== undefined && <CardNote card={card} hasVariants={variants.length > 0} />}
        </>,
      )}
      {section('pictures', <PictureField form={form} />)}
      {section(
        'stock',
        <>
          <FormRow>
            <Field
              label="Stock"
              inputMode="numeric"
              optional
              {...field(
                'stock',
                variants.length > 0
                  ? 'Stock of the product itself. Weights and colours have their own stock above.'
                  : 'Leave empty if you don’t track stock.',
              )}
            />
            <Field
              label="Weight (kg)"
              optional
              {...field('shippingWeight', 'Including packing. Used to calculate shipping.')}
            />
            <Field
              label="Lead days"
              inputMode="numeric"
              optional
              placeholder="0"
              {...field('leadDays', 'Working days to make or pack it. They move the promised delivery date.')}
            />
          </FormRow>
          <BoxesField form={form} />
        </>,
      )}
      {section(
        'fit',
        <Suspense fallback={<WaitingLines count={3} />}>
          <FitField form={form} />
        </Suspense>,
      )}
      {section(
        'description',
        <Field label="Full description" multiline rows={6} {...field('description')} />,
      )}
      {section(
        'tax',
        <FormRow>
          <Field
            label="GST (%)"
            inputMode="decimal"
            optional
            {...field('gst', 'Leave empty for the store’s rate.')}
          />
          <Field label="HSN code" inputMode="numeric" optional {...field('hsn')} />
        </FormRow>,
      )}
      {section(
        'shows',
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))]">
            <Checkbox {...box('inStock', 'In stock')} />
            <Checkbox {...box('featured', 'Featured')} />
            <Checkbox {...box('bestSeller', 'Best seller')} />
            <Checkbox {...box('isNew', 'New')} />
          </div>
          <FormRow>
            <Field label="Offer" optional placeholder="20% OFF" {...field('offer.discount')} />
            <Field label="Offer ends on" type="date" optional {...field('offer.endDate')} />
            <Checkbox className="sm:self-end" {...box('offer.enabled', 'Show the offer')} />
          </FormRow>
        </>,
      )}
    </div>
  );
}

function CardNote({ card, hasVariants }: { readonly card: CardPrice; readonly hasVariants: boolean }) {
  const { price, variant, canBeBought } = card;
  return (
    <p className="flex gap-2.5 border-l-4 border-ink bg-studio p-3 text-md" role="status">
      <Icon name="info" size="small" />
      <span>
        Cards show <b>{price}</b>
        {hasVariants && variant !== undefined && ` and start with ${variant}, the cheapest in stock`}.
        {!canBeBought && ' It’s out of stock.'}
      </span>
    </p>
  );
}

/** What a field says to a person. A count that nobody touched is not saved, because it may have been sold from. */
export function productFieldText(name: string, text: string, categories: readonly CategoryRecord[]): string {
  if (name === 'stock') return `${text || 'not tracked'}. It stays the same unless you change it here.`;
  if (name === 'boxes') return inOneLine(text) || 'none';
  if (name === 'offer.endDate' && text !== '') return formatLongDate(text);
  const category = name === 'category' && categories.find(({ id }) => id === text);
  return category ? category.name : text || 'nothing';
}
