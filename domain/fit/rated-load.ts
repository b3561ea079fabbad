import { formatKg } from '../text/format.ts';
import type { FitAssumptions } from './assumptions.ts';
import type { FitCheck } from './verdict.ts';

export interface Carrier {
  readonly name: string;
  readonly ratedLoad: number;
  /** What it carries besides bar and plates: a lifter on a bench. */
  readonly besides?: number;
}

export function loadOn(
  carriers: readonly Carrier[],
  load: number,
  { comfortableLoadPercent }: FitAssumptions,
): FitCheck | null {
  const [weakest] = [...carriers].sort((a, b) => left(a) - left(b));
  if (weakest === undefined) return null;
  const needs = load + (weakest.besides ?? 0);
  const share = (needs / weakest.ratedLoad) * 100;
  const parts =
    weakest.besides === undefined
      ? formatKg(load)
      : `${formatKg(load)} and a lifter of ${formatKg(weakest.besides)}`;
  return {
    rule: 'load',
    verdict: share > 100 ? 'does not fit' : share > comfortableLoadPercent ? 'tight' : 'fits',
    needs,
    has: weakest.ratedLoad,
    unit: 'kg',
    words: `${parts} on ${weakest.name}, rated for ${formatKg(weakest.ratedLoad)}${
      carriers.length > 1 ? ', the weakest part' : ''
    }.`,
  };
}

const left = ({ ratedLoad, besides = 0 }: Carrier) => ratedLoad - besides;
