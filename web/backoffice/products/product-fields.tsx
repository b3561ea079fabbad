import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { FieldErrors } from '../dialogs/edit-outcome.ts';
import type { OfficeProduct } from './office-product.ts';
import { PictureField } from './picture-field.tsx';

export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
}

interface ProductFieldsProps {
  readonly product: OfficeProduct | null;
  readonly categories: readonly CategoryChoice[];
  readonly errors: FieldErrors;
}

const written = (value: string | number | null | undefined) => (value == null ? '' : String(value));

export function ProductFields({ product, categories, errors }: ProductFieldsProps) {
  return (
    <>
      <Field
        label="Name"
        name="name"
        defaultValue={product?.name}
        error={errors.name}
        data-autofocus={product === null || undefined}
      />
      <div className="edit-fields-row">
        <Select
          label="Category"
          name="category"
          placeholder="Choose a category"
          options={categoryOptions(categories, product)}
          defaultValue={product?.category ?? ''}
          error={errors.category}
        />
        <Field
          label="Price (₹)"
          name="price"
          inputMode="decimal"
          defaultValue={written(product?.price)}
          error={errors.price}
        />
        <Field
          label="Sale price (₹)"
          name="salePrice"
          inputMode="decimal"
          optional
          defaultValue={written(product?.salePrice)}
          error={errors.salePrice}
        />
      </div>
      <Field
        label="Short description"
        name="shortDescription"
        multiline
        rows={2}
        defaultValue={product?.shortDescription}
        error={errors.shortDescription}
      />
      <Field
        label="Full description"
        name="description"
        multiline
        rows={6}
        defaultValue={product?.description}
        error={errors.description}
      />
      <PictureField initial={product?.images ?? []} error={errors.images} />
      <StockFields product={product} errors={errors} />
      <div className="edit-fields-row">
        <Field
          label="Product code"
          name="productCode"
          optional
          defaultValue={written(product?.productCode)}
          error={errors.productCode}
        />
        <Field
          label="Weight (kg)"
          name="shippingWeight"
          optional
          defaultValue={written(product?.shippingWeight)}
          error={errors.shippingWeight}
        />
        <Field
          label="GST (%)"
          name="gst"
          inputMode="decimal"
          optional
          defaultValue={written(product?.gst)}
          error={errors.gst}
        />
        <Field
          label="HSN code"
          name="hsn"
          inputMode="numeric"
          optional
          defaultValue={written(product?.hsn)}
          error={errors.hsn}
        />
      </div>
      <OfferFields product={product} errors={errors} />
    </>
  );
}

function StockFields({ product, errors }: Pick<ProductFieldsProps, 'product' | 'errors'>) {
  return (
    <div className="product-stock">
      <Field
        label="Stock"
        name="stock"
        inputMode="numeric"
        optional
        hint="Empty: not counted."
        defaultValue={written(product?.stock)}
        error={errors.stock}
      />
      <div className="product-switches">
        <Checkbox label="In stock" name="inStock" defaultChecked={product?.inStock ?? true} />
        <Checkbox label="Featured" name="featured" defaultChecked={product?.featured} />
        <Checkbox label="Best seller" name="bestSeller" defaultChecked={product?.bestSeller} />
        <Checkbox label="New" name="isNew" defaultChecked={product?.isNew} />
      </div>
    </div>
  );
}

function OfferFields({ product, errors }: Pick<ProductFieldsProps, 'product' | 'errors'>) {
  return (
    <div className="edit-fields-row">
      <Field
        label="Offer"
        name="offerText"
        optional
        placeholder="20% OFF"
        defaultValue={written(product?.offer?.discount)}
        error={errors.offer}
      />
      <Field
        label="Offer ends on"
        name="offerEnd"
        type="date"
        optional
        defaultValue={written(product?.offer?.endDate)}
      />
      <Checkbox
        className="product-offer-switch"
        label="The offer is on"
        name="offerEnabled"
        defaultChecked={product?.offer?.enabled ?? true}
      />
    </div>
  );
}

/** A product keeps its category, even where the list of them could not be loaded. */
function categoryOptions(categories: readonly CategoryChoice[], product: OfficeProduct | null) {
  const known = categories.map(({ id, name }) => ({ value: id, label: name }));
  const own = product?.category;
  return own === undefined || known.some(({ value }) => value === own)
    ? known
    : [...known, { value: own, label: own }];
}
