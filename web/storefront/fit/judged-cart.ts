import { createStore } from 'zustand/vanilla';
import type { CartItem } from '../../../domain/cart/cart.ts';
import type { FitAssumptions } from '../../../domain/fit/assumptions.ts';
import { type FitLine, type FitProduct, fitItems } from '../../../domain/fit/cart-items.ts';
import { ruleText } from '../../../domain/fit/rule-text.ts';
import { type Finding, type FitItem, judgeSet } from '../../../domain/fit/set.ts';
import type { Verdict } from '../../../domain/fit/verdict.ts';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';
import type { Sign } from './verdict.tsx';

export interface Mark {
  readonly sign: Sign;
  readonly words: string;
}

export interface JudgedCart {
  readonly verdict: Verdict;
  /** What was checked, without what the shopper wants as it is. */
  readonly findings: readonly Finding[];
  readonly conflicts: readonly Finding[];
  /** How many conflicts the shopper wants as they are. */
  readonly acceptedCount: number;
  readonly owned: readonly FitItem[];
  readonly assumptions: FitAssumptions;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly nameOf: (key: string) => string;
}

export function judgeCart(
  lines: readonly FitLine[],
  owned: readonly FitItem[],
  kept: readonly string[],
  assumptions: FitAssumptions,
): JudgedCart {
  const items = [...fitItems(lines), ...owned];
  const byKey = new Map(items.map((item) => [item.key, item]));
  const nameOf = (key: string) => {
    const item = byKey.get(key);
    return item?.isOwned ? `${item.name} (yours)` : (item?.name ?? '');
  };
  const isConflict = ({ check }: Finding) => check.verdict === 'does not fit';
  const { findings: all } = judgeSet(items, assumptions);
  const findings = all.filter((finding) => !(isConflict(finding) && kept.includes(pairOf(finding))));
  const conflicts = findings.filter(isConflict);
  const isTight = findings.some(({ check }) => check.verdict === 'tight');
  return {
    verdict: conflicts.length > 0 ? 'does not fit' : isTight ? 'tight' : 'fits',
    findings,
    conflicts,
    acceptedCount: all.length - findings.length,
    owned,
    assumptions,
    marks: marksOf(conflicts, byKey),
    nameOf,
  };
}

/** On the line of the thing to blame why, on the line of the other what it takes. */
function marksOf(conflicts: readonly Finding[], items: ReadonlyMap<string, FitItem>): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { check, about } of [...conflicts].reverse()) {
    const [blamed, partner] = about.map((key) => items.get(key));
    const texts = ruleText(check.rule);
    if (partner && blamed?.isOwned)
      marks.set(partner.key, { sign: 'does not fit', words: `Your ${blamed.name}: ${texts.blamed(check)}` });
    else if (partner && texts.partner && marks.get(partner.key)?.sign !== 'does not fit')
      marks.set(partner.key, { sign: 'note', words: texts.partner(check) });
    if (blamed && !blamed.isOwned)
      marks.set(blamed.key, { sign: 'does not fit', words: texts.blamed(check) });
  }
  return marks;
}

/** Two carts of the same lines have the same one. */
export const signatureOf = (lines: readonly FitLine[] | readonly CartItem<FitProduct>[]): string =>
  JSON.stringify(
    lines.map(({ product, variant, quantity }) => [product.id, variant ?? null, quantity, !!product.fit]),
  );

const KEY = 'fit-kept';
const PAIRS_MAX = 100;

/** The products of a finding, whatever weights they have: a cart line's key begins with its product. */
export function pairOf({ about }: Finding): string {
  return about.map((key) => /\["([^"]+)"/.exec(key)?.[1] ?? key).join(' + ');
}

/** Pairs that the shopper wants as they are: no word about them any more, in this browser. */
function createAcceptedPairs(storage: SafeStorage = browserStorage) {
  const read = (): string[] => {
    const stored = storage.readJson(KEY);
    return Array.isArray(stored) ? stored.filter((pair) => typeof pair === 'string') : [];
  };
  return createStore<{ pairs: readonly string[]; set(pairs: readonly string[]): void }>()((set) => ({
    pairs: read(),
    set(pairs) {
      const kept = [...new Set(pairs)].slice(-PAIRS_MAX);
      storage.write(KEY, JSON.stringify(kept));
      set({ pairs: kept });
    },
  }));
}

export const acceptedPairs = createAcceptedPairs();
