import { FACT_PART_NAMES, FACT_PARTS, type FactField } from './fact-fields.ts';
import { type FitFacts, fitFactsSchema } from './facts.ts';

/** Facts in one cell of the products' file: `bar.sleeve=50; bar.use=rack; plates.1.kg=20`. */

export const NO_FACTS = 'none';

const isList = (part: string) => part === 'plates' || part === 'dumbbells';

/** By the name in the file, with a line of plates or dumbbells as `plates.1.hole`. */
const FIELDS: ReadonlyMap<string, FactField> = new Map(
  FACT_PART_NAMES.flatMap((name) =>
    FACT_PARTS[name].fields.map(
      (field) => [isList(name) ? `${name}.${field.path}` : field.path, field] as const,
    ),
  ),
);
const PARTS = [...new Set([...FIELDS.keys()].map((path) => path.replace(/\..*$/, '')))];

type Pair = readonly [path: string, value: unknown];

export function writeFacts(facts: FitFacts): string {
  return Object.entries(facts)
    .flatMap(([part, known]): Pair[] => {
      if (Array.isArray(known))
        return known.flatMap((size: object, index) => pairsOf(`${part}.${index + 1}`, size));
      return typeof known === 'object' ? pairsOf(part, known) : [[part, known]];
    })
    .filter(([, value]) => value !== undefined)
    .map(([path, value]) => `${path}=${typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)}`)
    .join('; ');
}

const pairsOf = (part: string, facts: object): Pair[] =>
  Object.entries(facts).map(([name, value]: [string, unknown]) => [`${part}.${name}`, value]);

export type FactsRead =
  | { readonly ok: true; readonly facts: FitFacts }
  | { readonly ok: false; readonly message: string };

export function readFacts(text: string): FactsRead {
  if (text.trim().toLowerCase() === NO_FACTS) return { ok: true, facts: {} };
  const facts: Record<string, unknown> = {};
  for (const pair of text.split(/[;\n]/).map((each) => each.trim())) {
    if (pair === '') continue;
    const [, path = '', written = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    const problem = put(facts, path.trim(), written.trim(), pair);
    if (problem !== undefined) return { ok: false, message: problem };
  }
  for (const part of ['plates', 'dumbbells']) {
    const lines = facts[part];
    if (Array.isArray(lines)) facts[part] = lines.filter((line) => line !== undefined);
  }
  const parsed = fitFactsSchema.safeParse(facts);
  if (parsed.success) return { ok: true, facts: parsed.data };
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? [])
    .map((step) => (typeof step === 'number' ? step + 1 : String(step)))
    .join('.');
  const words = issue?.message.replace(/^.*? (?=is |must )/, '') ?? 'is not right';
  const choices = FIELDS.get(path)?.unit;
  return {
    ok: false,
    message: Array.isArray(choices)
      ? `${path} must be ${oneOf(choices.map(({ value }) => value))}`
      : `${path} ${words}`,
  };
}

function put(
  facts: Record<string, unknown>,
  path: string,
  written: string,
  pair: string,
): string | undefined {
  const steps = path.split('.');
  const [part = ''] = steps;
  const line = isList(part) ? Number(steps[1]) : undefined;
  const field = FIELDS.get(line === undefined ? path : [part, ...steps.slice(2)].join('.'));
  if (written === '' || !PARTS.includes(part))
    return `“${pair}” is not a fact. Write facts such as bar.sleeve=50, about ${oneOf(PARTS)}`;
  if (line !== undefined && !(Number.isInteger(line) && line >= 1 && line <= 40))
    return `${path} must have the number of its line, such as ${part}.1.kg`;
  if (field === undefined) return `${path} is not a fact. Facts of ${part} are ${namesIn(part)}`;
  const value = readValue(field, written);
  if (value === undefined)
    return `${path} must be ${field.unit === 'yes' ? 'yes or no' : `a number in ${field.unit === 'kg' ? 'kg' : field.unit === 'pieces' ? 'pieces' : 'mm'}`}`;
  if (line !== undefined) {
    facts[part] ??= [];
    const lines = facts[part] as Record<string, unknown>[];
    lines[line - 1] = { ...lines[line - 1], [steps[2] ?? '']: value };
  } else if (steps.length === 1) facts[part] = value;
  else facts[part] = { ...(facts[part] as object | undefined), [steps[1] ?? '']: value };
  return undefined;
}

function readValue({ unit }: FactField, written: string): unknown {
  if (typeof unit !== 'string') return written.toLowerCase();
  const word = written.toLowerCase();
  if (unit === 'yes') return word === 'yes' ? true : word === 'no' ? false : undefined;
  const number = /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined;
  return number;
}

const namesIn = (part: string) =>
  [...FIELDS.keys()]
    .filter((path) => path.startsWith(`${part}.`))
    .map((path) => path.slice(part.length + 1))
    .join(', ');

const oneOf = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
