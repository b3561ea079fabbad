import { cheapestSelection, variantName } from '../pricing/price.ts';
import type { FitAssumptions } from './assumptions.ts';
import { type FitProduct, factsOfLine } from './cart-items.ts';
import type { FitFacts } from './facts.ts';
import { judgeRoom, type Room, verdictInRoom } from './room.ts';
import { judgeSet } from './set.ts';
import { usedWith } from './used-with.ts';
import { isRefused } from './verdict.ts';

export interface Home {
  readonly room: Room;
  readonly lifterHeight?: number | undefined;
  readonly things: readonly FitFacts[];
}

export const isRoomKnown = ({ room }: Home): boolean =>
  Object.values(room).some((measure) => measure !== undefined);

/**
 * Whether a product, in its cheapest variant, fits the room and goes with what is there, as far as both are asked and known.
 * What stands nowhere fits every room, and what is only too low for pull-ups fits, as its page says; only what was judged
 * with something goes with it.
 */
export function isFitting(
  fits: readonly string[],
  home: Home,
  assumptions: FitAssumptions,
): (product: FitProduct) => boolean {
  const { room, lifterHeight, things } = home;
  const owned = things.map((facts, place) => ({
    key: `owned ${place}`,
    name: '',
    quantity: 1,
    facts,
    isOwned: true,
  }));
  const asksRoom = fits.includes('room') && isRoomKnown(home);
  const asksOwned = fits.includes('owned') && things.length > 0;
  return (product) => {
    const facts = factsOfLine({ product, variant: variantName(cheapestSelection(product)) });
    const use = usedWith(facts, [{ facts }, ...owned], lifterHeight);
    if (asksRoom && verdictInRoom(judgeRoom(facts, room, use, assumptions)) === 'does not fit') return false;
    if (!asksOwned) return true;
    const { findings } = judgeSet([{ key: product.id, name: '', quantity: 1, facts }, ...owned], assumptions);
    const checks = findings.filter(({ about }) => about.length > 1).map(({ check }) => check);
    return checks.length > 0 && !checks.some(isRefused);
  };
}
