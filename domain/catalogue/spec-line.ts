import type { Product } from './product.ts';

/** Longer than two lines of a card on a phone. */
export const SPEC_LINE_MAX = 42;

type Described = Pick<Product, 'name' | 'specifications' | 'dimensions' | 'weightVariants'>;

/**
 * What tells a product from its neighbours, in two facts: what one chooses from or its most telling measure, and what it
 * carries. `12 pairs, 2.5 to 35 kg`, `28 mm shaft, 320 kg max load`. What its name already says is left out.
 */
export function specLine(product: Described): string | undefined {
  const { name, dimensions = '' } = product;
  const measures = [choice(product), ...MEASURES.map(factOf(product)), ...pieces(spaced(dimensions))];
  const load = LOADS.map(factOf(product)).find(isNews(name));
  const line: string[] = [];
  for (const fact of [measures, load === undefined ? measures : [load]])
    line.push(...fact.filter(isNews(name, line)).filter(fits(line)).slice(0, 1));
  return line.length === 0 ? undefined : line.join(', ');
}

type Fact = readonly [specification: string, say: (measure: string) => string, isWhole?: boolean];

/** The specification's name, and how a card says it; the first that a product has counts. */
const MEASURES: readonly Fact[] = [
  ['ShaftDiameter', (size) => `${size} shaft`],
  ['Capacity', (what) => what, true],
  ['ArmPad', (size) => `${size} arm pad`],
  ['PadWidth', (size) => `${size} pad`],
  ['Pad', (size) => `${size} pad`],
  ['Weights', (what) => what, true],
  ['Hole', (size) => `${size} hole`],
  ['HandleDiameter', (size) => `${size} handle`],
  ['Fits', (what) => `Fits ${what.charAt(0).toLowerCase()}${what.slice(1)}`, true],
  ['Pull', (weight) => `${weight} pull`],
  ['WheelDiameter', (size) => `${size} wheel`],
  ['RopeLength', (size) => `${size} rope`],
  ['Chain', (size) => `${size} chain`],
  ['Covers', (area) => `Covers ${area}`],
  ['Heights', (sizes) => `${sizes} high`],
  ['Height', (size) => `${size} high`],
];

const LOADS: readonly Fact[] = [
  ['Maxload', (weight) => (/ kg$/.test(weight) ? `${weight} max load` : weight), true],
  ['MaxUser', (weight) => `${weight} max user weight`],
];

/** Up to three figures with their unit, at the beginning of a text that says nothing else about them. */
const MEASURE =
  /^((?:\d[\d,.]*(?:,| and| to| or| ×) ){0,2}\d[\d,.]* (?:mm|kg|m²))(?: at the (\w+))?(?=$|, | \()/;

const factOf =
  ({ specifications }: Described) =>
  ([name, say, isWhole = false]: Fact): string | undefined => {
    const value = specifications[name];
    if (typeof value !== 'string') return undefined;
    if (isWhole) return say(withoutBrackets(spaced(value)));
    const [, measure, place] = MEASURE.exec(spaced(value)) ?? [];
    return measure === undefined ? undefined : place === undefined ? say(measure) : `${measure} ${place}`;
  };

const withoutBrackets = (text: string) => text.replace(/\s*\([^)]*\)/g, '');

/** The catalogue keeps figure and unit together; the card does that itself. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** `12 pairs, 2.5 to 35 kg` of the single weights, `5 sizes, S to XXL` of any other labels. Full sets are not counted. */
function choice({ weightVariants = [] }: Described): string | undefined {
  const labels = weightVariants.map(({ weight }) => spaced(weight));
  const weights = labels.flatMap((label) => {
    const [, figure, kind] = /^(\d+(?:\.\d+)?) kg\b ?(pair|set)?/.exec(label) ?? [];
    return figure === undefined ? [] : [{ kg: Number(figure), kind }];
  });
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined || labels.length === 1) return undefined;
  if (weights.length < 2) return `${labels.length} sizes, ${first} to ${last}`;
  const kg = weights.map((weight) => weight.kg);
  return `${weights.length} ${weights[0]?.kind ?? 'weight'}s, ${Math.min(...kg)} to ${Math.max(...kg)} kg`;
}

/** Of the dimensions: not what is said in brackets of one size, nor a part of a list. */
function pieces(dimensions: string): string[] {
  return dimensions.split(', ').filter((piece) => /\d .*[a-z]/i.test(piece) && !/\(| and /.test(piece));
}

/** Whether a fact is there, and neither the name nor the line has one of its figures. */
const isNews =
  (name: string, line: readonly string[] = []) =>
  (fact: string | undefined): fact is string => {
    if (fact === undefined || line.includes(fact)) return false;
    const said = figuresIn([spaced(name), ...line].join(' '));
    return figuresIn(fact).every((figure) => !said.includes(figure));
  };

const figuresIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/\d[\d,.]* (?:mm|kg|m²|bars)/g) ?? [];

const fits = (line: readonly string[]) => (fact: string) =>
  [...line, fact].join(', ').length <= SPEC_LINE_MAX;
