import { formatKg } from '../text/format.ts';
import { HOLE_PLAY } from './bars.ts';
import { type FitCheck, type FitRule, formatLength, formatMm } from './verdict.ts';

interface RuleText {
  readonly title: string;
  readonly short: string;
  /** As a row of what was checked. */
  readonly check: string;
  /** Of the thing to blame: 'Hole 28.5 mm: too small for the 50 mm bar'. */
  readonly blamed: (check: FitCheck) => string;
  readonly partner?: (check: FitCheck) => string;
}

const RULE_TEXTS: Partial<Record<FitRule, RuleText>> = {
  'plate on sleeve': {
    title: 'These plates don’t fit this bar.',
    short: 'The plates do not fit the bar.',
    check: 'Plates on the bar',
    blamed: ({ needs, has }) =>
      `Hole ${formatMm(has)}: too ${has < needs ? 'small' : 'wide'} for the ${formatMm(needs)} bar`,
    partner: ({ needs }) =>
      `Takes holes of ${formatLength(needs + HOLE_PLAY.least)} to ${formatMm(needs + HOLE_PLAY.most)}`,
  },
  'collar on sleeve': {
    title: 'These collars don’t hold on this bar.',
    short: 'The collars do not fit the bar.',
    check: 'Collars on the bar',
    blamed: ({ needs, has }) => `Bore ${formatMm(has)}: does not hold on the ${formatMm(needs)} bar`,
    partner: ({ needs }) => `Its sleeve is ${formatMm(needs)} thick`,
  },
  'bar in rack': {
    title: 'This bar doesn’t fit this rack.',
    short: 'The bar does not fit the rack.',
    check: 'Bar in the rack',
    blamed: ({ needs, has }) => `${formatMm(has)} between the collars: the rack needs ${formatMm(needs)}`,
    partner: ({ needs }) => `Takes bars with ${formatMm(needs)} or more between the collars`,
  },
  'shaft in cup': {
    title: 'This bar doesn’t fit these cups.',
    short: 'The bar does not fit the cups of the rack.',
    check: 'Shaft in the cups',
    blamed: ({ needs, has }) => `Needs cups of ${formatMm(needs)}: these are ${formatMm(has)}`,
  },
  'bench in rack': {
    title: 'This bench doesn’t fit between these posts.',
    short: 'The bench does not fit the rack.',
    check: 'Bench in the rack',
    blamed: ({ needs, has }) => `Needs ${formatMm(needs)} between the posts: there are ${formatMm(has)}`,
  },
  'plates on pegs': {
    title: 'These plates don’t fit these pegs.',
    short: 'The plates do not fit the pegs.',
    check: 'Plates on the pegs',
    blamed: ({ needs, has }) =>
      `Does not go on the pegs: ${formatMm(has)} where ${formatMm(needs)} is needed`,
  },
  'dumbbells on rack': {
    title: 'These dumbbells don’t fit this rack.',
    short: 'The dumbbells do not fit on the rack.',
    check: 'Dumbbells on the rack',
    blamed: ({ needs, has }) => `${formatMm(has)}: the rack needs ${formatMm(needs)}`,
  },
  'bar in holder': {
    title: 'This bar doesn’t fit this holder.',
    short: 'The bar does not fit the holder.',
    check: 'Bar in the holder',
    blamed: ({ needs, has }) => `Sleeve ${formatMm(needs)}: the tube is ${formatMm(has)}`,
  },
  'plates on one side': {
    title: 'More plates than go on at once.',
    short: 'More plates than go on the bar at once.',
    check: 'Plates on one side of the bar',
    blamed: ({ needs, has }) => `All plates take ${formatMm(needs)} of its ${formatMm(has)} sleeve`,
  },
  load: {
    title: 'These plates are more than it is rated for.',
    short: 'All plates together are more than it is rated for.',
    check: 'Load with all plates that go on',
    blamed: ({ needs, has }) => `${formatKg(needs)} with all plates: rated for ${formatKg(has)}`,
  },
};

const OTHER: RuleText = {
  title: 'These don’t work together.',
  short: 'Something does not fit.',
  check: 'Together',
  blamed: ({ words }) => words,
};

export const ruleText = (rule: FitRule): RuleText => RULE_TEXTS[rule] ?? OTHER;

/** '50.4', '1,310', '220 kg': millimetres go without their unit, which the table's head says. */
export const formatMeasure = (value: number, unit: FitCheck['unit']): string =>
  unit === 'mm' ? formatLength(value) : formatKg(value);
