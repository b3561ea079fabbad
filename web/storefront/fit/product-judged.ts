import { useEffect, useMemo, useState } from 'react';
import { partsOf } from '../../../domain/fit/alike.ts';
import { type FitProduct, factsOfLine, fitItems } from '../../../domain/fit/cart-items.ts';
import type { FitFacts } from '../../../domain/fit/facts.ts';
import { partnersOf, roomNeeds } from '../../../domain/fit/goes-with.ts';
import { floorNeeded, judgeRoom, type Room, type RoomUse } from '../../../domain/fit/room.ts';
import { type Finding, judgeSet } from '../../../domain/fit/set.ts';
import { type FitCheck, type Verdict, worst } from '../../../domain/fit/verdict.ts';
import { type Selection, selections, variantName } from '../../../domain/pricing/price.ts';
import { type ListedProduct, loadProducts } from '../catalogue/catalogue-calls.ts';
import { ownedItems } from './judged-cart.ts';
import { loadRange } from './load-range.ts';
import { useOwned } from './owned.ts';
import { isOwnedOther } from './owned-record.ts';

export interface JudgedProduct {
  readonly facts: FitFacts;
  readonly room: Room;
  readonly use: RoomUse;
  /** It stands on a floor, or a bar is moved over it. */
  readonly isInRoom: boolean;
  readonly needs: readonly FitCheck[];
  /** What is known of the room, judged. */
  readonly checks: readonly FitCheck[];
  /** With what the shopper owns. */
  readonly findings: readonly Finding[];
  /** Undefined while nothing is known. */
  readonly verdict: Verdict | undefined;
  /** Empty until it is loaded. */
  readonly range: readonly ListedProduct[];
}

/** Whether a product fits the shopper's room and goes with what they own. */
export function useJudgedProduct(product: FitProduct, selection: Selection): JudgedProduct {
  const { room, lifterHeight, things } = useOwned();
  const [range, setRange] = useState<readonly ListedProduct[]>([]);
  const variant = variantName(selection) ?? variantName(selections(product)[0]);
  const facts = useMemo(() => factsOfLine({ product, variant }), [product, variant]);
  useEffect(() => {
    let isShown = true;
    const ids = things.flatMap((thing) => (isOwnedOther(thing) ? [] : [thing.productId]));
    Promise.all([
      loadRange([...partnersOf(facts), ...partsOf({ fit: facts }), 'bar', 'rack']),
      ids.length > 0 ? loadProducts(ids) : [],
    ]).then(
      ([loaded, own]) =>
        isShown && setRange([...new Map([...loaded, ...own].map((each) => [each.id, each])).values()]),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [facts, things]);
  return useMemo(() => {
    const owned = ownedItems(things, new Map(range.map((each) => [each.id, each])));
    const bars = owned.flatMap((item) => (item.facts.bar?.use === 'rack' ? [item.facts.bar] : []));
    const [bar] = bars.sort((a, b) => b.length - a.length);
    const use: RoomUse = { lifterHeight, bar };
    const checks = judgeRoom(facts, room, use);
    const [item] = fitItems([{ product: { ...product, fit: facts }, quantity: 1 }]);
    const { findings } = item ? judgeSet([item, ...owned]) : { findings: [] };
    const all = [...checks, ...findings.map(({ check }) => check)];
    return {
      facts,
      room,
      use,
      isInRoom: facts.body !== undefined || floorNeeded(facts, use) !== null,
      needs: roomNeeds(facts, use),
      checks,
      findings,
      verdict: all.length === 0 ? undefined : worst(all.map(({ verdict }) => verdict)),
      range,
    };
  }, [product, facts, things, range, room, lifterHeight]);
}
