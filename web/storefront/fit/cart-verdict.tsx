import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cartLineKey, swapInCart } from '../../../domain/cart/cart.ts';
import { partsOf } from '../../../domain/fit/products-by-part.ts';
import { type Remedy, remediesFor } from '../../../domain/fit/remedies.ts';
import { formatMeasure, ruleText } from '../../../domain/fit/rule-text.ts';
import type { Finding } from '../../../domain/fit/set.ts';
import { type Paise, subtract, ZERO } from '../../../domain/pricing/money.ts';
import type { ProductSnapshot } from '../../storage/product-snapshot.ts';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { type ShopCart, useCart } from '../cart/cart-store.ts';
import { loadProducts, loadProductsByPart } from '../catalogue/catalogue-calls.ts';
import { useLoaded } from '../catalogue/use-loaded.ts';
import { useShownSum } from '../pricing/shown-prices.ts';
import { HoleAndSleeve } from './hole-and-sleeve.tsx';
import { acceptedPairs, type JudgedCart, pairOf, signatureOf } from './judged-cart.ts';
import { Verdict, VerdictMark } from './verdict.tsx';

/** What was done last about a conflict, for as long as the cart stays as it is since. */
interface Step {
  readonly title: string;
  readonly signature: string;
  readonly keys: readonly string[];
  readonly undo: () => void;
}

const steps = createStore<{ step: Step | null; isUndone: boolean }>(() => ({ step: null, isUndone: false }));

const useStep = (items: ShopCart): Step | null => {
  const { step } = useStore(steps);
  return step?.signature === linesOf(items) ? step : null;
};

const linesOf = (items: ShopCart) => JSON.stringify(items.map((item) => [cartLineKey(item), item.quantity]));

function undoStep({ undo }: Step): void {
  undo();
  steps.setState({ step: null, isUndone: true });
}

interface CartVerdictProps {
  readonly judged: JudgedCart;
  readonly items: ShopCart;
}

/** What a line, by its key, has to do with the verdict; of one that has just come, that it fits. */
export function LineMark({ judged, items, line }: CartVerdictProps & { readonly line: string }) {
  const step = useStep(items);
  const mark = judged.marks.get(line);
  if (mark !== undefined) return <VerdictMark sign={mark.sign}>{mark.words}</VerdictMark>;
  return step?.keys.includes(line) ? (
    <VerdictMark sign="fits">Swapped. It works with the rest of your cart.</VerdictMark>
  ) : null;
}

/** The verdict over the whole cart: one line when all is well, and what to do when it is not. */
export function CartVerdict({ judged, items }: CartVerdictProps) {
  const { verdict, conflicts, acceptedCount } = judged;
  const step = useStep(items);
  if (conflicts.length > 0) return <Conflict judged={judged} items={items} />;
  const all =
    acceptedCount > 0
      ? 'Everything else in your cart works together.'
      : 'Everything in your cart works together.';
  const title = verdict === 'tight' ? `${all} One thing to know first.` : all;
  return (
    <>
      <Verdict
        sign={verdict}
        title={step === null ? title : `${step.title} ${all}`}
        isSlim
        action={step !== null && <Undo step={step} />}
      />
      <Checks judged={judged} />
    </>
  );
}

function Undo({ step }: { readonly step: Step }) {
  const button = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; this one undoes it.
  useEffect(() => button.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={button}>
      <Button size="small" onClick={() => undoStep(step)}>
        Undo
      </Button>
    </div>
  );
}

function Conflict({ judged, items }: CartVerdictProps) {
  const { conflicts, nameOf } = judged;
  const reasons = distinct(conflicts, nameOf);
  const [first] = conflicts;
  const remedies = useRemedies(judged, items);
  if (first === undefined) return null;
  const isOne = conflicts.every(({ check }) => check.rule === first.check.rule);
  return (
    <Verdict
      sign="does not fit"
      title={isOne ? ruleText(first.check.rule).title : 'Some items in your cart don’t work together.'}
    >
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div className="grid justify-items-start gap-3">
          <ul className="grid gap-2 text-md">
            {reasons.map(({ names, words }) => (
              <li key={names + words}>
                <b>{names}.</b> {words}
              </li>
            ))}
          </ul>
          {reasons.length === 1 && <p className="text-md">Everything else in your cart works together.</p>}
          {remedies !== null && <Remedies remedies={remedies} items={items} />}
          <AcceptButton conflicts={conflicts} items={items} />
        </div>
        <HoleAndSleeve check={first.check} />
      </div>
    </Verdict>
  );
}

/** Two weights of the same plates have one reason. */
function distinct(conflicts: readonly Finding[], nameOf: JudgedCart['nameOf']) {
  const reasons = new Map<string, { names: string; words: string }>();
  for (const { check, about } of conflicts) {
    const names = [...new Set(about.slice(0, 2).map(nameOf))].join(' with ');
    reasons.set(`${pairOf({ check, about })} ${check.rule}`, { names, words: check.words });
  }
  return [...reasons.values()];
}

/** Null until the range is there; in a large shop the server is asked for what is alike. */
function useRemedies(
  { owned, assumptions, conflicts }: JudgedCart,
  items: ShopCart,
): readonly Remedy<ProductSnapshot>[] | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other conflicts have other remedies
  const load = useCallback(async () => {
    const { pairs } = acceptedPairs.getState();
    const products = await loadProducts(items.map(({ productId }) => productId));
    const range = await loadProductsByPart(products.flatMap(partsOf));
    const known = new Map(products.map((product) => [product.id, product]));
    const cart = items.map((item) => ({ ...item, product: known.get(item.productId) ?? item.product }));
    const isAccepted = (finding: Finding) => pairs.includes(pairOf(finding));
    return remediesFor<ProductSnapshot>(cart, range, { owned, assumptions, isAccepted });
  }, [items, owned, assumptions, conflicts]);
  return useLoaded(load).value;
}

interface RemediesProps {
  readonly remedies: readonly Remedy<ProductSnapshot>[];
  readonly items: ShopCart;
}

function Remedies({ remedies, items }: RemediesProps) {
  const list = useRef<HTMLUListElement>(null);
  const update = useCart((cart) => cart.update);
  const show = useShownSum();
  // After Undo the focus comes back to where the swap was offered.
  useEffect(() => {
    if (!steps.getState().isUndone) return;
    steps.setState({ isUndone: false });
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const swap = ({ swaps }: Remedy<ProductSnapshot>) => {
    const next = swapInCart(items, swaps);
    steps.setState({
      step: {
        title: 'Swapped.',
        signature: linesOf(next),
        keys: [...swaps.values()].map(cartLineKey),
        undo: () => update(() => items),
      },
    });
    update((present) => swapInCart(present, swaps));
  };
  if (remedies.length === 0) return null;
  return (
    <ul className="grid w-full max-w-100 gap-2" ref={list}>
      {remedies.map((remedy, place) => (
        <li key={signatureOf([...remedy.swaps.values()])} className="rounded-sm bg-paper">
          <Button
            kind={place === 0 ? 'dark' : 'outline'}
            block
            className="justify-items-stretch"
            onClick={() => swap(remedy)}
          >
            <span className="text-left">Swap to {remedy.products.map(({ name }) => name).join(' and ')}</span>
            <span className="ml-auto flex-none font-strong normal-case">
              {priceText(remedy.difference, show)}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** 'saves ₹398', '+ ₹5,200' */
function priceText(difference: Paise, show: (price: Paise) => string): string {
  if (difference === 0) return 'same price';
  return difference < 0 ? `saves ${show(subtract(ZERO, difference))}` : `+ ${show(difference)}`;
}

function AcceptButton({
  conflicts,
  items,
}: {
  readonly conflicts: readonly Finding[];
  readonly items: ShopCart;
}) {
  const keep = () => {
    const { pairs, set } = acceptedPairs.getState();
    steps.setState({
      step: { title: 'Not changed.', signature: linesOf(items), keys: [], undo: () => set(pairs) },
    });
    set([...pairs, ...conflicts.map(pairOf)]);
  };
  return (
    <TextButton className="text-md" onClick={keep}>
      Keep as is
    </TextButton>
  );
}

const CELL = 'border-b border-line px-2.5 py-2 align-top';
const FIGURE = 'lettering text-right text-lg whitespace-nowrap';

function Checks({ judged: { findings, nameOf } }: { readonly judged: JudgedCart }) {
  const rows = [...new Map(findings.map((finding) => [finding.check.words, finding])).values()];
  if (rows.length === 0) return null;
  return (
    <details className="fit-checks" open={rows.some(({ check }) => check.verdict === 'tight') || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-md font-semibold underline underline-offset-3">
        What we checked
      </summary>
      <table className="mb-4 w-full text-md">
        <thead className="border-b-2 border-ink text-sm">
          <tr>
            <th scope="col" className="py-2 pr-2.5 text-left font-bold">
              Check, in millimetres
            </th>
            <th scope="col" className="px-2.5 py-2 text-right font-bold">
              Needs
            </th>
            <th scope="col" className="py-2 pl-2.5 text-right font-bold">
              Has
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ check, about }) => (
            <tr key={check.words}>
              <th scope="row" className={`${CELL} pl-0 text-left font-semibold`}>
                {ruleText(check.rule).check}
                {check.verdict === 'tight' && <span className="text-amber"> (tight)</span>}
                <span className="block text-sm font-normal text-steel">
                  {[...new Set(about.slice(0, 2).map(nameOf))].join(', ')}. {check.words}
                </span>
              </th>
              <td className={`${CELL} ${FIGURE}`}>{formatMeasure(check.needs, check.unit)}</td>
              <td className={`${CELL} ${FIGURE} pr-0`}>{formatMeasure(check.has, check.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
