import { useMemo } from 'react';
import { cartLineKey } from '../../../domain/cart/cart.ts';
import { variantText } from '../../../domain/catalogue/variant-text.ts';
import { fitItems } from '../../../domain/fit/cart-items.ts';
import { missingParts } from '../../../domain/fit/plan/complete-set.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withNonBreakingUnits } from '../../ui/keep-units-together.tsx';
import { type ShopCart, subtotalOfCart, useCart } from '../cart/cart-store.ts';
import { linesOf, type PlanLine, type PlannerRange, shortName } from '../planner/range.ts';
import { useAddAll } from '../planner/use-add-all.ts';
import { usePlanAddress } from '../planner/use-plan-address.ts';
import { useShownSum } from '../pricing/shown-prices.ts';
import { useOwned } from './owned.ts';
import { ownedItems } from './owned-items.ts';
import { RangeRow } from './range-row.tsx';

interface SetProposalsProps {
  readonly lines: ShopCart;
  readonly range: PlannerRange;
  readonly onAdd: (lines: readonly PlanLine[]) => void;
}

export function SetProposals({ lines, range, onAdd }: SetProposalsProps) {
  const { things } = useOwned();
  const { names, rows, all, whole } = useMemo(() => {
    const there = [...fitItems(lines), ...ownedItems(things, range.find)];
    const missing = missingParts(there, range.offers(), range.assumptions).map(({ offers, ...part }) => {
      const kinds = offers.map((offer) => ({ ...offer, quantity: 1 }));
      return { ...part, lines: linesOf({ items: [], things: kinds }, range) };
    });
    const named = there.map(({ name, isOwned }) => shortName(name) + (isOwned ? ' (yours)' : ''));
    const proposed = missing.flatMap((part) => part.lines);
    return { names: [...new Set(named)], rows: missing, all: proposed, whole: [...lines, ...proposed] };
  }, [lines, things, range]);
  const address = usePlanAddress(whole, range);
  const show = useShownSum();
  return (
    <div className="mb-6 grid gap-6 md:grid-cols-[minmax(0,1fr)_320px] lg:gap-12">
      <div className="min-w-0">
        <p className="mb-3 text-md">
          <b>In this set:</b> {withNonBreakingUnits(names.join(', '))}
        </p>
        {rows.length === 0 && (
          <Callout tone="green" icon="check">
            Nothing is missing from this set.
          </Callout>
        )}
        <ul>
          {rows.map(({ name, why, lines: [first, ...rest] }) =>
            first === undefined ? (
              <li key={name} className="border-b border-line py-3 text-md">
                <b>{name}.</b> We have none that fits the rest.
              </li>
            ) : (
              <RangeRow
                key={name}
                product={first.product}
                selection={first}
                price={subtotalOfCart({ items: [first, ...rest] })}
                words={[...variantsOf([first, ...rest]), why].join(' ')}
              >
                <AddButton lines={[first, ...rest]} name={first.product.name} onAdd={onAdd} />
              </RangeRow>
            ),
          )}
        </ul>
      </div>
      <div className="grid content-start gap-2">
        {rows.length > 1 && all.length > 0 && (
          <>
            <p className="flex items-baseline justify-between gap-3">
              All of these
              <b className="lettering text-2xl font-black">{show(subtotalOfCart({ items: all }))}</b>
            </p>
            <AddButton lines={all} onAdd={onAdd} />
          </>
        )}
        <ButtonLink to={address} block>
          See it in your room
        </ButtonLink>
      </div>
    </div>
  );
}

/** '5 kg × 2 and 10 kg × 2.' */
function variantsOf(lines: readonly PlanLine[]): string[] {
  const variants = lines.flatMap(({ variant }) => variant ?? []).map(variantText);
  return variants.length === 0 ? [] : [`${variants.join(' and ')}.`];
}

interface AddButtonProps extends Pick<SetProposalsProps, 'onAdd'> {
  readonly lines: readonly PlanLine[];
  /** Of one part; without it the button is for all of them. */
  readonly name?: string;
}

/** Where all of it is there already, the button opens the cart: it keeps its place and the focus. */
function AddButton({ lines, name, onAdd }: AddButtonProps) {
  const inCart = useCart(({ items }) => items).map(cartLineKey);
  const left = lines.filter((line) => !inCart.includes(cartLineKey(line)));
  const { isBusy, addAll } = useAddAll(left);
  const open = useCart((cart) => cart.open);
  const isAdded = left.length === 0;
  const press = () => {
    onAdd(left);
    if (isAdded) open();
    else addAll();
  };
  const look =
    name === undefined ? ({ kind: 'dark', size: 'large', block: true } as const) : { size: 'small' as const };
  const label = isAdded ? `In cart: ${name}. View cart` : `Add ${name} to cart`;
  return (
    <Button {...look} busy={isBusy} aria-label={name && label} onClick={press}>
      {isAdded && <Icon name="check" size="small" />}
      {isAdded ? 'In cart' : name === undefined ? 'Add all to cart' : 'Add'}
    </Button>
  );
}
