import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { PLACEHOLDER_IMAGE } from '../../../../domain/catalogue/images.ts';
import {
  canBeBought,
  cheapestSelection,
  effectivePrice,
  listPrice,
} from '../../../../domain/pricing/price.ts';
import { priceRangeText } from '../../../../domain/pricing/price-range.ts';
import { formatCount, formatRupees } from '../../../../domain/text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Column } from '../../../ui/table.tsx';
import { RowName, Sub } from '../../list/cells.tsx';
import { RowActions } from '../../list/row-action.tsx';

interface ProductColumnsProps {
  readonly categoryName: (id: string) => string;
  readonly isDeleting: (product: ProductRecord) => boolean;
  readonly isTicked: (product: ProductRecord) => boolean;
  readonly onTick: (product: ProductRecord, isTicked: boolean) => void;
  readonly onEdit: (product: ProductRecord) => void;
  readonly onDelete: (product: ProductRecord) => void;
}

export function productColumns({
  categoryName,
  isDeleting,
  isTicked,
  onTick,
  onEdit,
  onDelete,
}: ProductColumnsProps): readonly Column<ProductRecord>[] {
  return [
    {
      key: 'product',
      title: 'Product',
      wraps: true,
      className: 'product-cell-name',
      render: (product) => (
        <div className="product-cell">
          <Checkbox
            className="product-tick"
            label={<span className="sr-only">Choose {product.name}</span>}
            checked={isTicked(product)}
            onChange={({ target }) => onTick(product, target.checked)}
          />
          <Picture
            src={ownPicture(product.images[0])}
            alt=""
            width={48}
            height={48}
            sizes="48px"
            className="product-thumb"
          />
          <div>
            <RowName onClick={() => onEdit(product)}>{product.name}</RowName>
            <Sub>{product.productCode}</Sub>
          </div>
        </div>
      ),
    },
    {
      key: 'category',
      title: 'Category',
      wraps: true,
      render: ({ category, isListed }) => (
        <span>
          {categoryName(category)}
          {isListed === false && <Sub>Hidden</Sub>}
        </span>
      ),
    },
    {
      key: 'price',
      title: 'Price',
      align: 'right',
      render: (product) => <ChargedPrice product={product} />,
    },
    { key: 'status', title: 'Status', render: (product) => <Status product={product} /> },
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      bare: true,
      render: (product) => (
        <RowActions
          name={product.name}
          isBusy={isDeleting(product)}
          onEdit={() => onEdit(product)}
          onDelete={() => onDelete(product)}
        />
      ),
    },
  ];
}

function Status({ product }: { readonly product: ProductRecord }) {
  const counted = product.stock ?? null;
  return (
    <span>
      {canBeBought(product) ? <Badge tone="green">In Stock</Badge> : <Badge tone="red">Out of Stock</Badge>}
      {counted !== null && <Sub>{formatCount(counted)} left</Sub>}
    </span>
  );
}

/** As the shop's cards show it, before discounts: the range of the variants' prices where they differ. */
function ChargedPrice({ product }: { readonly product: ProductRecord }) {
  const shown = cheapestSelection(product);
  const [price, list] = [effectivePrice(product, shown), listPrice(product, shown)];
  const range = priceRangeText(product);
  return (
    <span>
      {range ?? formatRupees(price)}
      {range === undefined && list > price && <Sub as="s">{formatRupees(list)}</Sub>}
    </span>
  );
}

/** Pages show pictures of this shop alone. */
const ownPicture = (address: string | undefined) =>
  address !== undefined && /^\/(?!\/)/.test(address) ? address : PLACEHOLDER_IMAGE;
