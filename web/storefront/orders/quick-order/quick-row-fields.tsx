import { firstImage } from '../../../../domain/catalogue/images.ts';
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
  readonly onChange: (changed: Partial<QuickRow>) => void;
  readonly onRemove: () => void;
}

export function QuickRowFields(props: QuickRowFieldsProps) {
  const { place, row, read, errors, products, productList, mayPrice, onChange, onRemove } = props;
  const product = findTyped(products, row.product);
  const axis = product && variantAxis(product);
  const name = (field: keyof QuickRow) => `${field}-${place}`;
  return (
    <fieldset className="quick-row">
      <legend className="sr-only">Row {place + 1}</legend>
      <div className="quick-row-product">
        <Field
          label="Product id"
          name={name('product')}
          list={productList}
          autoComplete="off"
          value={row.product}
          error={errors.product}
          onChange={({ target }) => onChange({ product: target.value, variant: '', price: '' })}
        />
        {product !== undefined && (
          <p className="quick-row-found">
            <Picture src={firstImage(product.images)} alt="" width={40} height={40} sizes="40px" />
            {product.name}
          </p>
        )}
      </div>
      {product !== undefined && axis !== undefined && (
        <Select
          label={axis === 'weight' ? 'Weight' : 'Colour'}
          name={name('variant')}
          placeholder="Choose"
          value={row.variant}
          error={errors.variant}
          options={variantNames(product).map((variant) => ({ value: variant, label: variant }))}
          onChange={({ target }) => onChange({ variant: target.value, price: '' })}
        />
      )}
      <Field
        label="Quantity"
        name={name('quantity')}
        className="quick-row-number"
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
        className="quick-row-number"
        inputMode="decimal"
        autoComplete="off"
        readOnly={!mayPrice}
        value={mayPrice && row.price !== '' ? row.price : cataloguePrice(product, row)}
        error={errors.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <p className="quick-row-total">
        <span>Line total</span>
        <b>{read?.ok ? formatRupees(read.line.total) : '–'}</b>
      </p>
      <IconButton icon="trash" label={`Remove row ${place + 1}`} onClick={onRemove} />
    </fieldset>
  );
}

/** Nothing until the row names something that has a price. */
function cataloguePrice(product: ListedProduct | undefined, { variant }: QuickRow): string {
  if (product === undefined || (variantAxis(product) !== undefined && variant === '')) return '';
  return String(toRupees(effectivePrice(product, { variant: variant || undefined })));
}
