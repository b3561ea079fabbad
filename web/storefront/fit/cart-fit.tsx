import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { assumptionsOf, type FitAssumptions } from '../../../domain/fit/assumptions.ts';
import type { FitLine } from '../../../domain/fit/cart-items.ts';
import { ruleText } from '../../../domain/fit/rule-text.ts';
import { Callout } from '../../ui/callout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type ListedProduct, loadCatalogue, loadProducts } from '../catalogue/catalogue-calls.ts';
import { useLoaded } from '../catalogue/use-loaded.ts';
import { CartVerdict, LineMark } from './cart-verdict.tsx';
import { acceptedPairs, type JudgedCart, judgeCart, signatureOf } from './judged-cart.ts';
import { useOwned } from './owned.ts';
import { ownedIds, ownedItems } from './owned-items.ts';

interface JudgeProps {
  readonly lines: readonly FitLine[];
  /** Null where nothing can be said. */
  readonly onJudged: (judged: JudgedCart | null) => void;
}

function Judge({ lines: given, onJudged }: JudgeProps) {
  const [lines, setLines] = useState(given);
  if (signatureOf(lines) !== signatureOf(given)) setLines(given);
  const { things } = useOwned();
  const { pairs } = useStore(acceptedPairs);
  const ids = useMemo(
    () => [...new Set([...lines.map(({ product }) => product.id), ...ownedIds(things)])],
    [lines, things],
  );
  const load = useCallback(async (): Promise<Known> => {
    const [loaded, { settings }] = await Promise.all([loadProducts(ids), loadCatalogue()]);
    const products = new Map(loaded.map((product) => [product.id, product]));
    return { products, assumptions: assumptionsOf(settings) };
  }, [ids]);
  const { value, hasFailed } = useLoaded(load);
  const known = value ?? (hasFailed ? null : undefined);
  const judged = useMemo(() => {
    if (!known) return known;
    const { products, assumptions } = known;
    const whole = lines.map((line) => ({ ...line, product: products.get(line.product.id) ?? line.product }));
    const result = judgeCart(
      whole,
      ownedItems(things, (id) => products.get(id)),
      pairs,
      assumptions,
    );
    return result.findings.length + result.acceptedCount === 0 ? null : result;
  }, [lines, things, pairs, known]);
  // Before the paint, so that no line shows yesterday's verdict.
  useLayoutEffect(() => {
    if (judged !== undefined) onJudged(judged);
  }, [judged, onJudged]);
  return null;
}

interface Known {
  /** With their facts, which a stored line does not have. */
  readonly products: ReadonlyMap<string, ListedProduct>;
  readonly assumptions: FitAssumptions;
}

const TONES = { fits: 'green', tight: 'amber', 'does not fit': 'red' } as const;
const ICONS = { fits: 'check', tight: 'warning', 'does not fit': 'close' } as const;

interface VerdictLineProps {
  readonly judged: JudgedCart;
  readonly to?: string | undefined;
  readonly onFollow?: (() => void) | undefined;
}

function VerdictLine({ judged, to, onFollow }: VerdictLineProps) {
  const { verdict, findings, acceptedCount } = judged;
  const worst = findings.find(({ check }) => check.verdict === verdict);
  const reason = to === undefined ? ` ${worst?.check.words}` : '';
  const words = {
    fits: acceptedCount > 0 ? 'Everything else works together.' : 'Everything works together.',
    tight: `${worst && ruleText(worst.check.rule).short}${reason}`,
    'does not fit': `${worst && ruleText(worst.check.rule).short}${reason}`,
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
