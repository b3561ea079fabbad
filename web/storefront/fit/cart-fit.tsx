import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { FitLine } from '../../../domain/fit/cart-items.ts';
import { wordsOf } from '../../../domain/fit/words.ts';
import { Callout } from '../../ui/callout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type ListedProduct, loadProducts } from '../catalogue/catalogue-calls.ts';
import { CartVerdict, LineMark } from './cart-verdict.tsx';
import { type JudgedCart, judgeCart, ownedItems, signatureOf } from './judged-cart.ts';
import { keptPairs } from './kept-pairs.ts';
import { useOwned } from './owned.ts';
import { isOwnedOther } from './owned-record.ts';

interface JudgeProps {
  readonly lines: readonly FitLine[];
  /** Null where nothing can be said. */
  readonly onJudged: (judged: JudgedCart | null) => void;
}

/** Judges the lines with what the shopper owns, again after each change. */
function Judge({ lines: given, onJudged }: JudgeProps) {
  const [lines, setLines] = useState(given);
  if (signatureOf(lines) !== signatureOf(given)) setLines(given);
  const { things } = useOwned();
  const { pairs } = useStore(keptPairs);
  const ids = useMemo(
    () => [
      ...new Set([
        ...lines.map(({ product }) => product.id),
        ...things.flatMap((thing) => (isOwnedOther(thing) ? [] : [thing.productId])),
      ]),
    ],
    [lines, things],
  );
  const products = useProducts(ids);
  const judged = useMemo(() => {
    if (products === undefined) return undefined;
    if (products === null) return null;
    const known = lines.map((line) => ({ ...line, product: products.get(line.product.id) ?? line.product }));
    const result = judgeCart(known, ownedItems(things, products), pairs);
    return result.findings.length + result.keptCount === 0 ? null : result;
  }, [lines, things, pairs, products]);
  // Before the paint, so that no line shows yesterday's verdict.
  useLayoutEffect(() => {
    if (judged !== undefined) onJudged(judged);
  }, [judged, onJudged]);
  return null;
}

/** With their facts, which a stored line does not have; null where they cannot be loaded. */
function useProducts(ids: readonly string[]): ReadonlyMap<string, ListedProduct> | null | undefined {
  const [products, setProducts] = useState<ReadonlyMap<string, ListedProduct> | null>();
  useEffect(() => {
    const asked = new AbortController();
    loadProducts(ids).then(
      (loaded) => {
        if (!asked.signal.aborted) setProducts(new Map(loaded.map((product) => [product.id, product])));
      },
      () => !asked.signal.aborted && setProducts((before) => before ?? null),
    );
    return () => asked.abort();
  }, [ids]);
  return products;
}

const TONES = { fits: 'green', tight: 'amber', 'does not fit': 'red' } as const;
const ICONS = { fits: 'check', tight: 'warning', 'does not fit': 'close' } as const;

interface VerdictLineProps {
  readonly judged: JudgedCart;
  /** Where all of it is said. */
  readonly to?: string | undefined;
  readonly onFollow?: (() => void) | undefined;
}

/** One line, above the button that goes on. It warns and never blocks. */
function VerdictLine({ judged, to, onFollow }: VerdictLineProps) {
  const { verdict, findings, keptCount } = judged;
  const worst = findings.find(({ check }) => check.verdict === verdict);
  const reason = to === undefined ? ` ${worst?.check.words}` : '';
  const words = {
    fits: keptCount > 0 ? 'Everything else goes together.' : 'Everything goes together.',
    tight: `${worst && wordsOf(worst.check.rule).short}${reason}`,
    'does not fit': `${worst && wordsOf(worst.check.rule).short}${reason}`,
  };
  return (
    <Callout tone={TONES[verdict]} icon={ICONS[verdict]}>
      <p className="text-md">
        {words[verdict]}
        {verdict !== 'fits' && to !== undefined && (
          <>
            {' '}
            {to.startsWith('#') ? (
              <TextLink href={to}>See why</TextLink>
            ) : (
              <TextLink to={to} replace={onFollow !== undefined} onClick={onFollow}>
                See it in your cart
              </TextLink>
            )}
          </>
        )}
      </p>
    </Callout>
  );
}

/** What comes after the first paint, in one piece. */
export default { Judge, CartVerdict, LineMark, VerdictLine };
