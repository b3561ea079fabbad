import { type Cart, type CartItem, cartLineKey, swapInCart } from '../cart/cart.ts';
import { type Paise, subtract, sum, times, ZERO } from '../pricing/money.ts';
import { effectivePrice, isBuyable, type Selection, selections, variantName } from '../pricing/price.ts';
import type { FitAssumptions } from './assumptions.ts';
import { type FitProduct, factsOfLine, fitItems } from './cart-items.ts';
import type { FitFacts } from './facts.ts';
import { type FitPart, RULE_PARTS } from './parts.ts';
import { type Finding, type FitItem, judgeSet } from './set.ts';
import { isRefused } from './verdict.ts';

/** Other things in the place of some, after which nothing in the cart conflicts. */
export interface Remedy<P extends FitProduct> {
  readonly products: readonly P[];
  readonly swaps: ReadonlyMap<string, CartItem<P>>;
  /** What it adds to the price; negative if it saves. */
  readonly difference: Paise;
}

export interface RemedyContext {
  readonly assumptions: FitAssumptions;
  readonly owned?: readonly FitItem[];
  /** A pair that the shopper wants as it is. */
  readonly isAccepted?: (finding: Finding) => boolean;
}

export function conflictsIn(
  items: readonly FitItem[],
  { assumptions, owned = [], isAccepted = () => false }: RemedyContext,
): Finding[] {
  return judgeSet([...items, ...owned], assumptions).findings.filter(
    (finding) => isRefused(finding.check) && !isAccepted(finding),
  );
}

const REMEDIES_MAX = 2;
/** Two swaps may be needed: plates for the bar and a bar for the rack. */
const STEPS_MAX = 2;
/** Of each thing so many of the cheapest others are tried. */
const TRIED_MAX = 8;

/**
 * What to swap so that the whole cart goes together, the cheapest first: another thing in the place of the one to blame
 * and, if there is one, another in the place of what it was judged against. Plates and dumbbells keep their weights.
 */
export function remediesFor<P extends FitProduct>(
  cart: Cart<P>,
  range: readonly P[],
  surroundings: RemedyContext,
): Remedy<P>[] {
  const known = new Set<string>();
  const sides = solutions(cart, range, surroundings, STEPS_MAX).map((side) =>
    side
      .filter((swaps) => isNew(known, swaps))
      .map((swaps) => remedyOf(cart, swaps))
      .sort(byPrice),
  );
  const best = sides.flatMap(([first]) => first ?? []);
  const others = sides.flatMap(([, ...rest]) => rest).sort(byPrice);
  return [...best.sort(byPrice), ...others].slice(0, REMEDIES_MAX).sort(byPrice);
}

const byPrice = (a: Pick<Remedy<never>, 'difference'>, b: Pick<Remedy<never>, 'difference'>) =>
  a.difference - b.difference;

/** Two swaps are the same in either order. */
function isNew<P extends FitProduct>(known: Set<string>, swaps: Swaps<P>): boolean {
  const name = JSON.stringify([...swaps].map(([from, to]) => [from, cartLineKey(to)]).sort());
  const { size } = known;
  return known.add(name).size > size;
}

type Swaps<P extends FitProduct> = ReadonlyMap<string, CartItem<P>>;

/** For each side of the first conflict, the swaps that leave none. */
function solutions<P extends FitProduct>(
  cart: Cart<P>,
  range: readonly P[],
  surroundings: RemedyContext,
  steps: number,
): Swaps<P>[][] {
  const conflicts = conflictsIn(fitItems(cart), surroundings);
  const [first] = conflicts;
  if (first === undefined) return [];
  return sidesOf(first, conflicts, cart).map(({ part, lines }) =>
    othersFor(part, lines, range).flatMap((swaps): Swaps<P>[] => {
      const next = swapInCart(cart, swaps);
      const left = conflictsIn(fitItems(next), surroundings).length;
      if (left === 0) return [swaps];
      if (steps === 1 || left >= conflicts.length) return [];
      const [then] = solutions(next, range, surroundings, steps - 1).flat();
      return then === undefined || [...then.keys()].some((key) => !hasLine(cart, key))
        ? []
        : [new Map([...swaps, ...then])];
    }),
  );
}

const hasLine = <P extends FitProduct>(cart: Cart<P>, key: string) =>
  cart.some((line) => cartLineKey(line) === key);

function sidesOf<P extends FitProduct>(
  { check, about }: Finding,
  conflicts: readonly Finding[],
  cart: Cart<P>,
): { part: FitPart; lines: CartItem<P>[] }[] {
  const [blamed, partner] = RULE_PARTS[check.rule] ?? [];
  const linesOf = (keys: readonly (string | undefined)[]) =>
    cart.filter((line) => keys.includes(cartLineKey(line)));
  const alsoBlamed = conflicts.filter(({ check: { rule } }) => RULE_PARTS[rule]?.[0] === blamed);
  return [
    ...(blamed ? [{ part: blamed, lines: linesOf(alsoBlamed.map((finding) => finding.about[0])) }] : []),
    ...(partner ? [{ part: partner, lines: linesOf([about[1]]) }] : []),
  ].filter(({ lines }) => lines.length > 0);
}

function othersFor<P extends FitProduct>(
  part: FitPart,
  lines: readonly CartItem<P>[],
  range: readonly P[],
): Swaps<P>[] {
  return range
    .flatMap((product) => {
      if (lines.some(({ productId }) => productId === product.id)) return [];
      const swaps = new Map<string, CartItem<P>>();
      for (const line of lines) {
        const other = likeIt(part, line, product);
        if (other === undefined) return [];
        swaps.set(cartLineKey(line), other);
      }
      return [{ swaps, price: sum([...swaps.values()].map(priceOf)) }];
    })
    .sort((a, b) => a.price - b.price)
    .slice(0, TRIED_MAX)
    .map(({ swaps }) => swaps);
}

/** In the same colour, if it has that; else the cheapest that is alike and in stock. */
function likeIt<P extends FitProduct>(part: FitPart, line: CartItem<P>, product: P): CartItem<P> | undefined {
  const facts = factsOfLine(line);
  const alike = selections(product)
    .filter((selection) => isBuyable(product, selection))
    .map((selection) => lineWith(product, selection, line.quantity))
    .filter((other) => isAlike(part, facts, factsOfLine(other)));
  const cheapest = alike.reduce<CartItem<P> | undefined>(
    (best, other) => (best === undefined || priceOf(other) < priceOf(best) ? other : best),
    undefined,
  );
  const same = alike.find(({ variant }) => variant === line.variant);
  return same !== undefined && cheapest !== undefined && priceOf(same) === priceOf(cheapest)
    ? same
    : cheapest;
}

function lineWith<P extends FitProduct>(product: P, selection: Selection, quantity: number): CartItem<P> {
  const variant = variantName(selection);
  const variantType = variant === undefined ? undefined : selection.variantType;
  return { productId: product.id, product, variant, variantType, quantity };
}

const KINDS: readonly FitPart[] = ['bar', 'plates', 'collar', 'rack', 'bench', 'dumbbells', 'dumbbellRack'];

/** A thing of the same kind, with the same weights: never a combo for a bar, nor a curl bar for a long one. */
function isAlike(part: FitPart, one: FitFacts, other: FitFacts): boolean {
  if (other[part] === undefined) return false;
  if (KINDS.some((kind) => (one[kind] === undefined) !== (other[kind] === undefined))) return false;
  return (
    one.bar?.use === other.bar?.use &&
    one.rack?.kind === other.rack?.kind &&
    one.bench?.goesInRack === other.bench?.goesInRack &&
    weightsOf(one) === weightsOf(other)
  );
}

const weightsOf = ({ plates = [], dumbbells = [] }: FitFacts): string =>
  [...plates, ...dumbbells]
    .map(({ kg, count }) => `${count} × ${kg}`)
    .sort()
    .join();

const priceOf = <P extends FitProduct>(line: CartItem<P>): Paise =>
  times(effectivePrice(line.product, line), line.quantity);

function remedyOf<P extends FitProduct>(cart: Cart<P>, swaps: Swaps<P>): Remedy<P> {
  const gone = cart.filter((line) => swaps.has(cartLineKey(line)));
  const come = [...swaps.values()];
  const products = [...new Map(come.map(({ product }) => [product.id, product])).values()];
  const price = (lines: readonly CartItem<P>[]) => (lines.length === 0 ? ZERO : sum(lines.map(priceOf)));
  return { products, swaps, difference: subtract(price(come), price(gone)) };
}
