import type { FitAssumptions } from '../../../domain/fit/assumptions.ts';
import { factsOfLine } from '../../../domain/fit/cart-items.ts';
import type { Plan } from '../../../domain/fit/plan/plan.ts';
import { judgeRoom } from '../../../domain/fit/room.ts';
import type { FitRule } from '../../../domain/fit/verdict.ts';
import type { ListedProduct } from '../catalogue/catalogue-calls.ts';

/** A rack under a ceiling too low for pull-ups stands all the same, and a bar can be lifted without a press overhead. */
const STANDS: ReadonlySet<FitRule> = new Set(['height', 'width', 'depth', 'width for the bar']);

/** Whether a product alone has its place in the room, along either wall. */
export function fitsAlone(
  product: ListedProduct,
  variant: string | undefined,
  { room, lifterHeight }: Pick<Plan, 'room' | 'lifterHeight'>,
  assumptions: FitAssumptions,
) {
  return judgeRoom(factsOfLine({ product, variant }), room, { lifterHeight }, assumptions).every(
    ({ rule, verdict }) => verdict !== 'does not fit' || !STANDS.has(rule),
  );
}
