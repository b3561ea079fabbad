import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cardChoice } from '../../../../domain/catalogue/card-choice.ts';
import { compareRows } from '../../../../domain/catalogue/compare-rows.ts';
import { cardImage } from '../../../../domain/catalogue/variant-images.ts';
import { canBeBought } from '../../../../domain/pricing/price.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { withNonBreakingUnits } from '../../../ui/keep-units-together.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import { useCart } from '../../cart/cart-store.ts';
import { ShopPrice } from '../../pricing/shop-price.tsx';
import type { ListedProduct } from '../catalogue-calls.ts';
import { OPTIONS_ID } from '../product-card.tsx';

interface CompareTableProps {
  readonly products: readonly ListedProduct[];
  readonly isShort: boolean;
  readonly onShort: (isShort: boolean) => void;
  readonly onRemove: (id: string) => void;
}

/** The names of the rows stay in sight; two products stand beside them on a phone, and the others scroll in. */
const NAME =
  'sticky left-0 z-1 w-23 border-l-4 bg-paper py-2.5 pr-0.5 pl-1.5 text-left align-top text-xs font-bold wrap-anywhere md:w-44 md:pl-2 md:text-md';
const CELL = 'py-2.5 pr-3 text-left align-top wrap-anywhere md:pr-6';
const RULE = 'border-b border-b-line';
const HEAVY_RULE = 'border-b-2 border-b-ink';
/** Relative, so that what only screen readers see does not widen the page. */
const SCROLLED = 'relative overflow-x-auto overscroll-x-contain';
/** By the number of products. */
const WIDTHS = ['', 'w-52 md:w-110', 'w-82 md:w-176', 'w-112 md:w-242', 'w-142 md:w-308'];

export function CompareTable({ products, isShort, onShort, onRemove }: CompareTableProps) {
  const rows = compareRows(products);
  const different = rows.filter(({ differs }) => differs);
  const canShorten = products.length > 1;
  const shown = isShort && canShorten ? different : rows;
  return (
    <>
      {canShorten && (
        <div className="flex flex-wrap items-center gap-x-6">
          <Checkbox
            label="Only differences"
            checked={isShort}
            onChange={({ target }) => onShort(target.checked)}
          />
          <p className="text-md text-steel" role="status">
            {different.length} of {rows.length} rows differ{isShort ? '.' : '. They have an orange edge.'}
          </p>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={SCROLLED} aria-label="Products side by side" tabIndex={0}>
        <table
          className={`table-fixed border-separate border-spacing-0 text-sm md:text-md ${WIDTHS[products.length]}`}
        >
          <caption className="sr-only">Products side by side</caption>
          <thead>
            <tr>
              <td className={`${NAME} ${HEAVY_RULE} border-l-transparent`} />
              {products.map((product) => (
                <th key={product.id} className={`${CELL} ${HEAVY_RULE} font-normal`} scope="col">
                  <ProductHead product={product} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name="Price" products={products} cell={(product) => <ShopPrice product={product} />} />
            <Row
              name="Rating"
              products={products}
              cell={({ rating, reviewCount }) => (
                <div className="@container">
                  <Stars rating={rating} count={reviewCount} />
                </div>
              )}
            />
            <Row
              name="Buy"
              products={products}
              rule={HEAVY_RULE}
              cell={(product) => <Buy product={product} />}
            />
            {shown.map(({ label, values, differs }) => (
              <Row
                key={label}
                name={label}
                products={products}
                isMarked={differs && !isShort}
                cell={(_, place) => values[place] ?? <span className="text-steel">Not listed</span>}
              />
            ))}
          </tbody>
        </table>
      </section>
      {isShort && different.length === 0 && (
        <p className="text-steel">All the listed details of these products are the same.</p>
      )}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly isMarked?: boolean;
  readonly rule?: string;
  readonly products: readonly ListedProduct[];
  readonly cell: (product: ListedProduct, place: number) => ReactNode;
}

function Row({ name, isMarked = false, rule = RULE, products, cell }: RowProps) {
  return (
    <tr>
      <th className={`${NAME} ${rule} ${isMarked ? 'border-l-orange' : 'border-l-transparent'}`} scope="row">
        {name}
        {isMarked && <span className="sr-only">, differs</span>}
      </th>
      {products.map((product, place) => (
        <td key={product.id} className={`${CELL} ${rule}`}>
          {cell(product, place)}
        </td>
      ))}
    </tr>
  );
}

function ProductHead({
  product,
  onRemove,
}: {
  readonly product: ListedProduct;
  readonly onRemove: (id: string) => void;
}) {
  return (
    <>
      <Picture
        className="aspect-square w-full max-w-60 rounded-sm object-cover"
        src={cardImage(product)}
        alt=""
        width={240}
        sizes="(min-width: 768px) 240px, 120px"
      />
      <Link
        className="mt-2 block lettering text-base leading-tight font-strong no-underline hover:underline hover:decoration-2 md:text-xl"
        to={`/product/${product.slug}`}
        prefetch="intent"
      >
        {withNonBreakingUnits(product.name)}
      </Link>
      <TextButton
        className="text-md"
        aria-label={`Remove ${product.name}`}
        onClick={() => onRemove(product.id)}
      >
        Remove
      </TextButton>
    </>
  );
}

function Buy({ product }: { readonly product: ListedProduct }) {
  const add = useCart((cart) => cart.add);
  const open = useCart((cart) => cart.open);
  const isBuyable = canBeBought(product);
  const choice = isBuyable ? cardChoice(product) : undefined;
  return (
    <>
      <Button
        size="small"
        block
        disabled={!isBuyable}
        onClick={() => void add({ productId: product.id, product }).then((isAdded) => isAdded && open())}
      >
        {isBuyable ? 'Add to Cart' : 'Out of Stock'}
        <span className="sr-only">: {product.name}</span>
      </Button>
      {choice !== undefined && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-steel">
          <span>{withNonBreakingUnits(choice.adds)}</span>
          <TextLink tall className="-my-2.5 text-ink" to={`/product/${product.slug}#${OPTIONS_ID}`}>
            {choice.choose}
          </TextLink>
        </p>
      )}
    </>
  );
}
