import { variantImage } from '../../../../domain/catalogue/variant-images.ts';
import { variantText } from '../../../../domain/catalogue/variant-text.ts';
import {
  findTyped,
  type QuickRow,
  type QuickRowErrors,
  type ReadRow,
  variantNames,
} from '../../../../domain/orders/quick-order.ts';
import { toRupees } from '../../../../domain/pricing/money.ts';
import { effectivePrice, variantAxis } from '../../../../domain/pricing/price.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ListedProduct } from '../../catalogue/catalogue-calls.ts';

interface QuickRowFieldsProps {
  readonly place: number;
  readonly row: QuickRow;
  /** Undefined while nothing stands in it. */
  readonly read: ReadRow<ListedProduct> | undefined;
  readonly errors: QuickRowErrors;
  readonly products: readonly ListedProduct[];
  /** The id of the list to pick from. */
  readonly productList: string;
  readonly mayPrice: boolean;
  /** In the admin a product is named, in the shop it is ordered by its id. */
  readonly productLabel: string;
  readonly onChange: (changed: Partial<QuickRow>) => void;
  readonly onRemove: () => void;
}

export function QuickRowFields(props: QuickRowFieldsProps) {
  const { place, row, read, errors, products, productList, mayPrice, productLabel, onChange, onRemove } =
    props;
  const product = findTyped(products, row.product);
  const axis = product && variantAxis(product);
  const name = (field: keyof QuickRow) => `${field}-${place}`;
  return (
    <fieldset
      className={`grid grid-cols-[1fr_1fr_44px] items-start gap-3 ${axis === undefined ? 'md:grid-cols-[minmax(0,1fr)_88px_128px_120px_44px]' : 'md:grid-cols-[minmax(0,1fr)_minmax(0,0.7fr)_88px_128px_120px_44px]'}`}
    >
      <legend className="sr-only">Row {place + 1}</legend>
      <div className="max-md:col-span-full">
        <Field
          label={productLabel}
          name={name('product')}
          list={productList}
          autoComplete="off"
          value={row.product}
          error={errors.product}
          onChange={({ target }) => onChange({ product: target.value, variant: '', price: '' })}
        />
        {product !== undefined && (
          <p className="lettering mt-2 flex items-center gap-2 text-lg leading-tight font-heavy">
            <Picture
              className="size-10 object-cover"
              src={variantImage(product, { variant: row.variant || undefined })}
              alt=""
              width={40}
              height={40}
              sizes="40px"
            />
            {product.name}
          </p>
        )}
      </div>
      {product !== undefined && axis !== undefined && (
        <div className="max-md:col-span-full">
          <Select
            label={axis === 'weight' ? 'Weight' : 'Colour'}
            name={name('variant')}
            placeholder="Choose"
            value={row.variant}
            error={errors.variant}
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
        name={name('quantity')}
        className="text-right"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={row.quantity}
        error={errors.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <Field
        label="Price (₹)"
        name={name('price')}
        className="text-right"
        inputMode="decimal"
        autoComplete="off"
        readOnly={!mayPrice}
        value={mayPrice && row.price !== '' ? row.price : cataloguePrice(product, row)}
        error={errors.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <p className="flex min-h-11 items-baseline justify-between pt-2 max-md:col-span-2 md:grid md:justify-items-end md:pt-0">
        <span className="text-md text-steel md:mb-1.5">Line total</span>
        <b className="lettering text-xl font-black md:leading-[3rem]">
          {read?.ok ? formatRupees(read.line.total) : '–'}
        </b>
      </p>
      <IconButton className="md:mt-7" icon="trash" label={`Remove row ${place + 1}`} onClick={onRemove} />
    </fieldset>
  );
}

/** Nothing until the row names something that has a price. */
function cataloguePrice(product: ListedProduct | undefined, { variant }: QuickRow): string {
  if (product === undefined || (variantAxis(product) !== undefined && variant === '')) return '';
  return String(toRupees(effectivePrice(product, { variant: variant || undefined })));
}
