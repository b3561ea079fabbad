import { formatCount, formatKg } from '../text/format.ts';

export const VERDICTS = ['fits', 'tight', 'does not fit'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const FIT_RULES = [
  'plate on sleeve',
  'collar on sleeve',
  'plates on one side',
  'bar in rack',
  'shaft in cup',
  'load',
  'bench in rack',
  'plates on pegs',
  'dumbbells on rack',
  'bar in holder',
  'height',
  'pull-ups',
  'press overhead',
  'width for the bar',
  'width',
  'depth',
  'drawing a bar',
] as const;
export type FitRule = (typeof FIT_RULES)[number];

export interface FitCheck {
  readonly rule: FitRule;
  readonly verdict: Verdict;
  readonly needs: number;
  readonly has: number;
  readonly unit: 'mm' | 'kg';
  readonly words: string;
}

/** In millimetres; `true` fits, `false` does not. */
export function checkMm(
  rule: FitRule,
  verdict: Verdict | boolean,
  needs: number,
  has: number,
  words: string,
): FitCheck {
  const judged = typeof verdict === 'string' ? verdict : verdict ? 'fits' : 'does not fit';
  return { rule, verdict: judged, needs, has, unit: 'mm', words };
}

export const isRefused = ({ verdict }: { readonly verdict: string }) => verdict === 'does not fit';

export function worst(verdicts: readonly Verdict[]): Verdict {
  return VERDICTS[Math.max(0, ...verdicts.map((verdict) => VERDICTS.indexOf(verdict)))] ?? 'fits';
}

/** '1,310', '50.4': millimetres on their own, where the unit stands elsewhere. */
export function formatLength(millimetres: number): string {
  const tenths = Math.round(millimetres * 10);
  const rest = tenths % 10;
  return `${formatCount(Math.floor(tenths / 10))}${rest === 0 ? '' : `.${rest}`}`;
}

/** '1,310 mm', never parted by a line end. */
export const formatMm = (millimetres: number): string => `${formatLength(millimetres)}\u00a0mm`;

/** '85 mm spare', '190 mm short', 'nothing spare'. */
export function formatDifference({ needs, has, unit }: Pick<FitCheck, 'needs' | 'has' | 'unit'>): string {
  const format = unit === 'mm' ? formatMm : formatKg;
  if (has === needs) return 'nothing spare';
  return has > needs ? `${format(has - needs)} spare` : `${format(needs - has)} short`;
}
