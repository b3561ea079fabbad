import { cardImage, variantImage } from '../../../../domain/catalogue/variant-images.ts';
import { variantText } from '../../../../domain/catalogue/variant-text.ts';
import { type QuickRow, type ReadRow, variantNames } from '../../../../domain/orders/quick-order.ts';
import { findTyped } from '../../../../domain/orders/typed-product.ts';
import { toRupees } from '../../../../domain/pricing/money.ts';
import { effectivePrice, variantAxis } from '../../../../domain/pricing/price.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import type { FieldErrors } from '../../../api/field-errors.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ListedProduct } from '../../catalogue/catalogue-calls.ts';
import { type PiecesLeft, QuickProduct, Stock } from './quick-product.tsx';
import { rowField } from './use-quick-order.ts';

interface QuickRowFieldsProps {
  readonly place: number;
  readonly row: QuickRow;
  /** Undefined while nothing stands in it. */
  readonly read: ReadRow<ListedProduct> | undefined;
  /** Of the form, by the names of its fields. */
  readonly errors: FieldErrors;
  readonly products: readonly ListedProduct[] | undefined;
  readonly mayPrice: boolean;
  readonly byName: boolean;
  readonly left: PiecesLeft | undefined;
  readonly onChange: (changed: Partial<QuickRow>) => void;
  readonly onRemove: () => void;
}

/** The product has a line of its own, with its quantity and price below. */
export function QuickRowFields(props: QuickRowFieldsProps) {
  const { place, row, read, errors, products, mayPrice, byName, left, onChange, onRemove } = props;
  const product = products && findTyped(products, row.product);
  const axis = product && variantAxis(product);
  const field = (name: keyof QuickRow) => {
    const named = rowField(name, place);
    return { name: named, error: errors[named] };
  };
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,10rem)_5rem_7rem_7rem]">
      <legend className="sr-only">Row {place + 1}</legend>
      <div className="col-span-full grid grid-cols-[minmax(0,1fr)_44px] gap-3">
        <QuickProduct
          {...field('product')}
          typed={row.product}
          product={product}
          byName={byName}
          left={left}
          onChange={(typed) => onChange({ product: typed, variant: '', price: '' })}
        />
        <IconButton
          className="mt-7 lg:admin:mt-6"
          icon="trash"
          label={`Remove row ${place + 1}`}
          onClick={onRemove}
        />
      </div>
      <div
        className={`max-md:col-span-full md:pt-7 ${axis === undefined ? 'md:col-span-2' : ''} ${product === undefined ? 'max-md:hidden' : ''}`}
      >
        {product !== undefined && (
          <div className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-3">
            <Picture
              className="size-10 object-cover"
              src={row.variant === '' ? cardImage(product) : variantImage(product, { variant: row.variant })}
              alt=""
              width={40}
              sizes="40px"
            />
            <p className="text-sm text-steel">
              {!byName && (
                <b className="lettering block text-lg leading-tight font-heavy text-ink">{product.name}</b>
              )}
              <span className="block">{product.productCode}</span>
              <Stock product={product} left={left?.(product.id, row.variant || undefined)} />
            </p>
          </div>
        )}
      </div>
      {product !== undefined && axis !== undefined && (
        <div className="max-md:col-span-full">
          <Select
            label={axis === 'weight' ? 'Weight' : 'Colour'}
            {...field('variant')}
            placeholder="Choose"
            value={row.variant}
            options={variantNames(product).map((variant) => ({
              value: variant,
              label: variantText(variant),
            }))}
            onChange={({ target }) => onChange({ variant: target.value, price: '' })}
          />
        </div>
      )}
      <Field
        label="Quantity"
        {...field('quantity')}
        className="text-right"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={row.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <Field
        label="Price (₹)"
        {...field('price')}
        className="text-right"
        inputMode="decimal"
        autoComplete="off"
        readOnly={!mayPrice}
        value={mayPrice && row.price !== '' ? row.price : cataloguePrice(product, row)}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <p className="flex items-baseline justify-between max-md:col-span-full md:grid md:justify-end md:justify-items-end">
        <span className="text-md text-steel md:mb-1.5">Line total</span>
        <b className="lettering text-xl font-black md:leading-[3rem] lg:admin:leading-[2.25rem]">
          {read?.ok ? formatRupees(read.line.total) : '–'}
        </b>
      </p>
    </fieldset>
  );
}

/** Nothing until the row names something that has a price. */
function cataloguePrice(product: ListedProduct | undefined, { variant }: QuickRow): string {
  if (product === undefined || (variantAxis(product) !== undefined && variant === '')) return '';
  return String(toRupees(effectivePrice(product, { variant: variant || undefined })));
}
