import { useCallback, useMemo, useState } from 'react';
import { cartLineKey } from '../../../domain/cart/cart.ts';
import { fitItems } from '../../../domain/fit/cart-items.ts';
import { startsSet } from '../../../domain/fit/plan/complete-set.ts';
import { cheapestSelection, variantName } from '../../../domain/pricing/price.ts';
import { useCart } from '../cart/cart-store.ts';
import { loadProducts } from '../catalogue/catalogue-calls.ts';
import { useLoaded } from '../catalogue/use-loaded.ts';
import { linesOf, loadRange } from '../planner/range.ts';
import { useOwned } from './owned.ts';
import { ownedIds } from './owned-items.ts';
import { SetProposals } from './set-proposals.tsx';

/** Completes what the cart has of a set; before that is begun, each of the combos, given by their ids. */
export default function CompleteSet({ combos }: { readonly combos: readonly string[] }) {
  const items = useCart((cart) => cart.items);
  const { things } = useOwned();
  // What is added here stays in its row: the list and the focus would jump at each press.
  const [added, setAdded] = useState<readonly string[]>([]);
  const ids = useMemo(
    () => [...new Set([...combos, ...items.map(({ productId }) => productId), ...ownedIds(things)])],
    [combos, items, things],
  );
  const load = useCallback(() => loadProducts(ids), [ids]);
  const { value: products, hasFailed: isUnknown } = useLoaded(load);
  const { value: planned, hasFailed } = useLoaded(loadRange);
  const known = useMemo(() => {
    if (products === null || planned === null) return null;
    const byId = new Map(products.map((product) => [product.id, product]));
    // A large shop plans with a part of its products; those of the cart need not be among them.
    const range = { ...planned, find: (id: string) => byId.get(id) ?? planned.find(id) };
    const lines = items
      .filter((line) => !added.includes(cartLineKey(line)))
      .map((line) => ({ ...line, product: range.find(line.productId) ?? line.product }));
    if (fitItems(lines).some(({ facts }) => startsSet(facts))) return { range, sets: [lines] };
    const sets = combos
      .flatMap((id) => range.find(id) ?? [])
      .filter(({ fit }) => fit)
      .map((combo) => {
        const kind = { productId: combo.id, variant: variantName(cheapestSelection(combo)), quantity: 1 };
        return [...linesOf({ items: [], things: [kind] }, range), ...lines];
      });
    return { range, sets };
  }, [products, planned, items, added, combos]);
  if (known === null)
    return (
      <p role="status">
        {hasFailed || isUnknown ? 'We couldn’t check what fits. Trying again soon.' : 'Checking what fits…'}
      </p>
    );
  if (known.sets.length === 0)
    return <p>Add a rack, a bar or plates to your cart, and we show what goes with them.</p>;
  return known.sets.map((lines) => (
    <SetProposals
      key={lines[0]?.productId}
      lines={lines}
      range={known.range}
      onAdd={(more) => setAdded([...added, ...more.map(cartLineKey)])}
    />
  ));
}
