import type { FitFacts } from './facts.ts';

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

/** Where a bar is lifted from. */
export const BAR_USES = ['rack', 'curl', 'floor', 'handle'] as const;
export const RACK_KINDS = ['rack', 'stands', 'press station'] as const;
