import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { variantImage } from '../../../domain/catalogue/variant-images.ts';
import { variantLine } from '../../../domain/catalogue/variant-text.ts';
import { isBuyable } from '../../../domain/pricing/price.ts';
import { lineAmounts } from '../../../domain/pricing/price-cart.ts';
import { addressOfLine } from '../../../domain/selection-address.ts';
import { formatKg } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { withNonBreakingUnits } from '../../ui/keep-units-together.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { LineSkeleton, SkeletonShape } from '../../ui/skeleton.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useShownPrices } from '../pricing/shown-prices.ts';
import { type CartLine as Line, useCart } from './cart-store.ts';

const NAME =
  'lettering flex min-h-11 items-center text-xl font-heavy text-balance md:mb-1 md:min-h-0 md:text-2xl';
const PICTURE = 'size-24 md:row-span-2 md:size-32';

interface CartRowProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly controls?: ReactNode;
}

/** The picture at the left of the words and, where the screen is wide, of the controls too. */
function CartRow({ picture, children, controls }: CartRowProps) {
  return (
    <li className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-4 md:grid-cols-[128px_minmax(0,1fr)] md:gap-x-6 md:py-5">
      {picture}
      <div>{children}</div>
      {controls !== undefined && (
        <div className="col-span-full flex flex-wrap items-center gap-3 text-md md:col-start-2 md:self-end">
          {controls}
        </div>
      )}
    </li>
  );
}

interface CartLineProps {
  readonly item: Line;
  readonly place: number;
  /** Whether it goes with the rest. */
  readonly mark?: ReactNode;
}

/** A line of the cart; `place` is where it stands, so that an undone removal finds its way back. */
export function CartLine({ item, place, mark }: CartLineProps) {
  const setQuantity = useCart((cart) => cart.setQuantity);
  const { product, quantity } = item;
  const { each, total, listTotal, weightKg } = lineAmounts(item);
  const canBeBought = isBuyable(product, item);
  const { show, beside } = useShownPrices(product);
  return (
    <CartRow
      picture={<LinePicture item={item} isAvailable={canBeBought} />}
      controls={
        <>
          {canBeBought && (
            <QuantityStepper
              value={quantity}
              onChange={(next) => setQuantity(item, next)}
              label={`Quantity of ${product.name}`}
            />
          )}
          <RemoveButton item={item} place={place} />
          <p className="ml-auto text-right">
            {canBeBought && listTotal !== undefined && (
              <s className="block text-steel">
                <span className="sr-only">Original price </span>
                {show(listTotal)}
              </s>
            )}
            <b className="lettering text-2xl font-black">{canBeBought ? show(total) : '–'}</b>
            {canBeBought && <small className="block text-sm text-steel">{beside(total)}</small>}
          </p>
        </>
      }
    >
      <Link
        className={`${NAME} no-underline hover:underline`}
        to={`/product/${product.slug}${addressOfLine(product, item)}`}
        prefetch="intent"
      >
        <span>{withNonBreakingUnits(product.name)}</span>
      </Link>
      <Facts>
        <VariantText item={item} />
        <span>{show(each)} each</span>
        <span>{formatKg(weightKg)} shipping weight</span>
      </Facts>
      {mark}
      {!canBeBought && <Badge tone="red">Out of Stock</Badge>}
    </CartRow>
  );
}

/** What the shop does not have any more. It costs nothing and waits to be taken out. */
export function GoneLine({ item }: { readonly item: Line }) {
  const remove = useCart((cart) => cart.remove);
  return (
    <CartRow
      picture={<LinePicture item={item} isAvailable={false} />}
      controls={
        <TextButton
          danger
          className="mx-2"
          aria-label={`Remove ${item.product.name}`}
          onClick={() => remove(item)}
        >
          Remove
        </TextButton>
      }
    >
      <span className={NAME}>{item.product.name}</span>
      <Facts>
        <VariantText item={item} />
      </Facts>
      <Badge tone="red">No longer available</Badge>
    </CartRow>
  );
}

export function LineSkeletons() {
  return ['first', 'second'].map((name) => (
    <CartRow key={name} picture={<SkeletonShape className={PICTURE} />}>
      <LineSkeleton width="medium" />
      <LineSkeleton width="short" />
    </CartRow>
  ));
}

interface LinePictureProps {
  readonly item: Line;
  readonly isAvailable: boolean;
}

function LinePicture({ item, isAvailable }: LinePictureProps) {
  return (
    <Picture
      className={`rounded-sm object-cover ${PICTURE} ${isAvailable ? '' : 'opacity-50 [filter:grayscale(1)]'}`}
      src={variantImage(item.product, item)}
      alt=""
      width={128}
      sizes="128px"
    />
  );
}

function Facts({ children }: { readonly children: ReactNode }) {
  return <p className="mb-1 grid text-md text-steel">{children}</p>;
}

function VariantText({ item }: { readonly item: Line }) {
  const text = variantLine(item);
  return text === undefined ? null : <span>{text}</span>;
}

function RemoveButton({ item, place }: { readonly item: Line; readonly place: number }) {
  const remove = useCart((cart) => cart.remove);
  const restore = useCart((cart) => cart.restore);
  const { name } = item.product;
  return (
    <TextButton
      danger
      className="mx-2"
      aria-label={`Remove ${name}`}
      onClick={() => {
        remove(item);
        document.getElementById('content')?.focus({ preventScroll: true });
        showToast({
          kind: 'info',
          text: `${name} was removed.`,
          action: { label: 'Undo', onAction: () => restore([item], place) },
        });
      }}
    >
      Remove
    </TextButton>
  );
}
