import { type ReactNode, useEffect, useState } from 'react';
import type { FitLine as Line } from '../../../domain/fit/cart-items.ts';
import { browserStorage } from '../../storage/safe-storage.ts';
import type { JudgedCart } from './judged-cart.ts';

type Parts = typeof import('./cart-fit.tsx')['default'];

let loaded: Parts | undefined;

export interface CartFit {
  /** Undefined until it is judged, and where there is nothing to judge. */
  readonly judged: JudgedCart | undefined;
  readonly parts: Parts | undefined;
  /** To be put anywhere on the page; it shows nothing. */
  readonly judge: ReactNode;
  /** A verdict may come: its place is kept free, so that nothing moves. */
  readonly isPending: boolean;
}

/**
 * Whether the lines go together. The rules come after the first paint, and only where there are two things to judge, in
 * the cart or at the shopper's home.
 */
export function useFit(lines: readonly Line[]): CartFit {
  const [parts, setParts] = useState(loaded);
  const [judged, setJudged] = useState<JudgedCart | null>();
  const isWanted = lines.length > 1 || (lines.length === 1 && browserStorage.read('owned-storage') !== null);
  // The rules are loaded after the first paint.
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isShown = true;
    import('./cart-fit.tsx').then(
      ({ default: module }) => {
        loaded = module;
        if (isShown) setParts(module);
      },
      // Without the rules the cart is as it always was.
      () => isShown && setJudged(null),
    );
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  const Judge = isWanted ? parts?.Judge : undefined;
  return {
    judged: isWanted ? (judged ?? undefined) : undefined,
    parts,
    judge: Judge && <Judge lines={lines} onJudged={setJudged} />,
    isPending: isWanted && judged === undefined,
  };
}

interface FitLineProps {
  readonly fit: CartFit;
  /** Where the whole verdict stands; without such a place the reason is given here. */
  readonly to?: string | undefined;
  /** In a drawer, which then closes. */
  readonly onFollow?: (() => void) | undefined;
}

export function FitLine({ fit: { judged, parts, isPending }, ...where }: FitLineProps) {
  if (judged && parts) return <parts.VerdictLine judged={judged} {...where} />;
  return isPending ? <div className="h-11" /> : null;
}
