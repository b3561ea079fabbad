import { useCallback, useMemo } from 'react';
import { assumptionsOf, FIT_ASSUMPTIONS, type FitAssumptions } from '../../../domain/fit/assumptions.ts';
import { type FitProduct, factsOfLine, fitItems } from '../../../domain/fit/cart-items.ts';
import type { FitFacts } from '../../../domain/fit/facts.ts';
import { partnersOf, roomNeeds } from '../../../domain/fit/goes-with.ts';
import { partsOf } from '../../../domain/fit/products-by-part.ts';
import { floorNeeded, judgeRoom, type Room, type RoomUse, verdictInRoom } from '../../../domain/fit/room.ts';
import { type Finding, judgeSet } from '../../../domain/fit/set.ts';
import { usedWith } from '../../../domain/fit/used-with.ts';
import { type FitCheck, type Verdict, worst } from '../../../domain/fit/verdict.ts';
import { type Selection, selections, variantName } from '../../../domain/pricing/price.ts';
import {
  type ListedProduct,
  loadCatalogue,
  loadProducts,
  loadProductsByPart,
} from '../catalogue/catalogue-calls.ts';
import { useLoaded } from '../catalogue/use-loaded.ts';
import { useOwned } from './owned.ts';
import { ownedIds, ownedItems } from './owned-items.ts';

export interface JudgedProduct {
  readonly facts: FitFacts;
  readonly room: Room;
  readonly use: RoomUse;
  /** It stands on a floor, or a bar is moved over it. */
  readonly isInRoom: boolean;
  readonly needs: readonly FitCheck[];
  /** What is known of the room, judged. */
  readonly checks: readonly FitCheck[];
  readonly findings: readonly Finding[];
  /** Undefined while nothing is known. */
  readonly verdict: Verdict | undefined;
  /** Empty where it cannot be loaded. */
  readonly range: readonly ListedProduct[];
  readonly assumptions: FitAssumptions;
}

type Known = Pick<JudgedProduct, 'range' | 'assumptions'>;
const NOTHING_LOADED: Known = { range: [], assumptions: FIT_ASSUMPTIONS };

/** Whether a product fits the shopper's room and goes with what they own; null until it is known what to reckon with. */
export function useJudgedProduct(product: FitProduct, selection: Selection): JudgedProduct | null {
  const { room, lifterHeight, things } = useOwned();
  const variant = variantName(selection) ?? variantName(selections(product)[0]);
  const facts = useMemo(() => factsOfLine({ product, variant }), [product, variant]);
  const load = useCallback(async (): Promise<Known> => {
    const ids = ownedIds(things);
    const [loaded, own, { settings }] = await Promise.all([
      loadProductsByPart([...partnersOf(facts), ...partsOf({ fit: facts }), 'bar', 'rack']),
      ids.length > 0 ? loadProducts(ids) : [],
      loadCatalogue(),
    ]);
    const range = [...new Map([...loaded, ...own].map((each) => [each.id, each])).values()];
    return { range, assumptions: assumptionsOf(settings) };
  }, [facts, things]);
  const { value, hasFailed } = useLoaded(load);
  const known = value ?? (hasFailed ? NOTHING_LOADED : null);
  return useMemo(() => {
    if (known === null) return null;
    const { range, assumptions } = known;
    const owned = ownedItems(things, (id) => range.find((each) => each.id === id));
    const use = usedWith(facts, [{ facts }, ...owned], lifterHeight);
    const checks = judgeRoom(facts, room, use, assumptions);
    const [item] = fitItems([{ product: { ...product, fit: facts }, quantity: 1 }]);
    // The parts of a combo go together; what they say of each other is no answer to what nobody has asked.
    const { findings } =
      item && owned.length > 0 ? judgeSet([item, ...owned], assumptions) : { findings: [] };
    const isKnown = checks.length + findings.length > 0;
    return {
      facts,
      room,
      use,
      isInRoom: facts.body !== undefined || floorNeeded(facts, use, assumptions) !== null,
      needs: roomNeeds(facts, use, assumptions),
      checks,
      findings,
      verdict: isKnown
        ? worst([verdictInRoom(checks), ...findings.map(({ check }) => check.verdict)])
        : undefined,
      range,
      assumptions,
    };
  }, [product, facts, things, known, room, lifterHeight]);
}
