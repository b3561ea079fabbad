import type { FitFacts } from './facts.ts';
import type { FitRule } from './verdict.ts';

/** What a product can be, by the names that its facts have; a plate tree is two of them. */
export const FIT_PARTS = [
  'bar',
  'plates',
  'collar',
  'rack',
  'bench',
  'pegs',
  'dumbbells',
  'dumbbellRack',
  'barHolder',
] as const satisfies readonly (keyof FitFacts)[];
export type FitPart = (typeof FIT_PARTS)[number];

export const RULE_PARTS: Partial<Record<FitRule, readonly [FitPart, FitPart?]>> = {
  'plate on sleeve': ['plates', 'bar'],
  'collar on sleeve': ['collar', 'bar'],
  'bar in rack': ['bar', 'rack'],
  'shaft in cup': ['bar', 'rack'],
  'bench in rack': ['bench', 'rack'],
  'plates on pegs': ['plates', 'pegs'],
  'dumbbells on rack': ['dumbbells', 'dumbbellRack'],
  'bar in holder': ['bar', 'barHolder'],
  load: ['bar'],
};

export const BAR_USES = ['rack', 'curl', 'floor', 'handle'] as const;
export const RACK_KINDS = ['rack', 'stands', 'press station'] as const;
