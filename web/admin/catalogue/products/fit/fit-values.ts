import type { ProductRecord } from '../../../../../contract/catalogue/product.ts';
import {
  FACT_PART_NAMES,
  FACT_PARTS,
  type FactField,
  type FactPartName,
} from '../../../../../domain/fit/fact-fields.ts';
import { type FitFacts, fitFactsSchema, type ProductFit } from '../../../../../domain/fit/facts.ts';
import type { z } from '../../../../../domain/zod.ts';
import { getPath } from '../../../../api/response.ts';
import { parseNumber, textOf } from '../../../dialogs/form-fields.tsx';
import type { VariantRow } from '../variant-rows.ts';

export type ListName = 'plates' | 'dumbbells';
export const LIST_NAMES: readonly ListName[] = ['plates', 'dumbbells'];
export const isList = (name: FactPartName): name is ListName => name === 'plates' || name === 'dumbbells';

type Texts = Record<string, string | boolean>;

const MEASURED = [
  'body',
  'space',
  'bar',
  'collar',
  'rack',
  'bench',
  'pegs',
  'dumbbellRack',
  'barHolder',
] as const;

export interface SizeRow {
  /** The key of the variant that it belongs to; empty: of the product itself. */
  readonly variant: string;
  readonly kg: string;
  readonly count: string;
  readonly [measure: string]: string;
}

/** The facts as the fields hold them. What was taken away keeps its texts while the form is open. */
export interface FitValues extends Readonly<Record<(typeof MEASURED)[number], Texts>> {
  readonly parts: Record<FactPartName, boolean>;
  readonly mass: string;
  readonly plates: SizeRow[];
  readonly dumbbells: SizeRow[];
  /** Other facts of variants, by their keys: they are kept as they are. */
  readonly kept: Record<string, FitFacts>;
}

const SINGLE = FACT_PART_NAMES.filter((name) => !isList(name));
const fieldsOf = (part: string): [key: string, field: FactField][] =>
  SINGLE.flatMap((name) => FACT_PARTS[name].fields)
    .filter(({ path }) => path.startsWith(`${part}.`))
    .map((field) => [field.path.slice(part.length + 1), field]);

export const newSize = (name: ListName, variant: string): SizeRow => ({
  ...Object.fromEntries(FACT_PARTS[name].fields.map(({ path }) => [path, ''])),
  kg: '',
  count: '2',
  variant,
});

/** Of variants by their labels in the record, and by the keys of their rows in the form. */
export function fitValues(product: ProductRecord | null, rows: readonly VariantRow[]): FitValues {
  const { variants = {}, ...facts } = product?.fit ?? {};
  const keyOf = (label: string) => rows.find((row) => row.label === label)?.key;
  const ofVariants = Object.entries(variants).flatMap(([label, own]) => {
    const key = keyOf(label);
    return key === undefined ? [] : [{ key, own }];
  });
  const texts = (part: string): Texts =>
    Object.fromEntries(
      fieldsOf(part).map(([key, { unit }]) => {
        const value = getPath(facts, part, key);
        return [
          key,
          unit === 'yes' ? value === true : textOf(typeof value === 'number' ? value : String(value ?? '')),
        ];
      }),
    );
  const sizes = (name: ListName): SizeRow[] => {
    const rowOf = (variant: string) => (size: object) =>
      ({
        ...Object.fromEntries(Object.entries(size).map(([key, value]) => [key, String(value)])),
        variant,
      }) as SizeRow;
    return [
      ...(facts[name] ?? []).map(rowOf('')),
      ...ofVariants.flatMap(({ key, own }) => (own[name] ?? []).map(rowOf(key))),
    ];
  };
  const [plates, dumbbells] = [sizes('plates'), sizes('dumbbells')];
  const has = (name: FactPartName) => {
    if (name === 'plates') return plates.length > 0;
    if (name === 'dumbbells') return dumbbells.length > 0;
    if (name === 'stands') return [facts.body, facts.space, facts.mass].some((part) => part !== undefined);
    return facts[name] !== undefined;
  };
  return {
    parts: Object.fromEntries(FACT_PART_NAMES.map((name) => [name, has(name)])) as FitValues['parts'],
    ...(Object.fromEntries(MEASURED.map((part) => [part, texts(part)])) as Pick<
      FitValues,
      (typeof MEASURED)[number]
    >),
    mass: textOf(facts.mass),
    plates,
    dumbbells,
    kept: Object.fromEntries(
      ofVariants.flatMap(({ key, own: { plates: _plates, dumbbells: _dumbbells, ...others } }) =>
        Object.keys(others).length === 0 ? [] : [[key, others] as const],
      ),
    ),
  };
}

const isFilled = (text: string | boolean | undefined) => typeof text === 'string' && text.trim() !== '';

/** The facts that are typed, of which some may still be wrong: `fitFaults` says what. */
export function typedFit(fit: FitValues, rows: readonly VariantRow[]): ProductFit {
  const facts: Record<string, unknown> = {};
  for (const name of SINGLE) if (fit.parts[name]) Object.assign(facts, partOf(name, fit));
  const variants: Record<string, Record<string, unknown>> = {};
  for (const { key, label } of rows) {
    const own: Record<string, unknown> = { ...fit.kept[key] };
    for (const name of LIST_NAMES) {
      const sizes = fit.parts[name] ? fit[name].filter(({ variant }) => variant === key) : [];
      if (sizes.length > 0) own[name] = sizes.map((row) => sizeOf(name, row));
    }
    if (Object.keys(own).length > 0 && label.trim() !== '') variants[label.trim()] = own;
  }
  for (const name of LIST_NAMES) {
    const sizes = fit.parts[name] ? fit[name].filter(({ variant }) => variant === '') : [];
    if (sizes.length > 0) facts[name] = sizes.map((row) => sizeOf(name, row));
  }
  return { ...facts, ...(Object.keys(variants).length > 0 && { variants }) } as ProductFit;
}

function partOf(name: Exclude<FactPartName, ListName>, fit: FitValues): Record<string, unknown> {
  if (name !== 'stands') return { [name]: numbersOf(name, fit[name]) };
  const { isStorage, ...sizes } = fit.body;
  return {
    ...(Object.values(sizes).some(isFilled) && {
      body: numbersOf('body', { ...sizes, isStorage: isStorage ?? false }),
    }),
    // A side that is left open needs nothing.
    ...(Object.values(fit.space).some(isFilled) && {
      space: { front: 0, behind: 0, left: 0, right: 0, ...numbersOf('space', fit.space) },
    }),
    ...(isFilled(fit.mass) && { mass: parseNumber(fit.mass) }),
  };
}

/** Empty fields are left out, and so are ticks that nobody has to set. */
function numbersOf(part: string, texts: Texts): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(part).flatMap(([key, { unit }]) => {
      const text = texts[key];
      if (unit === 'yes') return text === true || key === 'goesInRack' ? [[key, text === true]] : [];
      if (!isFilled(text)) return [];
      return [[key, Array.isArray(unit) ? text : parseNumber(String(text))]];
    }),
  );
}

const sizeOf = (name: ListName, row: SizeRow) =>
  Object.fromEntries(FACT_PARTS[name].fields.map(({ path }) => [path, parseNumber(row[path] ?? '')]));

export interface FitFault {
  /** Of the field in the form, below `fit`: `bar.sleeve`, `plates.0.hole`. */
  readonly path: string;
  readonly message: string;
}

const schemas = fitFactsSchema.shape;

export function fitFaults(fit: FitValues): FitFault[] {
  const typed: Record<string, unknown> = {};
  for (const name of SINGLE) if (fit.parts[name]) Object.assign(typed, partOf(name, fit));
  const single = Object.entries(typed).flatMap(([part, facts]) =>
    faultsIn(schemas[part as keyof typeof schemas], facts, part, labelAt),
  );
  const lists = LIST_NAMES.flatMap((name) =>
    fit.parts[name]
      ? fit[name].flatMap((row, index) =>
          faultsIn(
            schemas[name].unwrap().element,
            sizeOf(name, row),
            `${name}.${index}`,
            (path) =>
              FACT_PARTS[name].fields.find((field) => path === `${name}.${index}.${field.path}`)?.label,
          ),
        )
      : [],
  );
  return [...single, ...lists];
}

const labelAt = (path: string) =>
  SINGLE.flatMap((name) => FACT_PARTS[name].fields).find((field) => field.path === path)?.label;

/** The contract's words, with the label that stands above the field. */
function faultsIn(
  schema: z.ZodType,
  facts: unknown,
  at: string,
  nameOf: (path: string) => string | undefined,
): FitFault[] {
  const issues = schema.safeParse(facts).error?.issues ?? [];
  return issues.map((issue) => {
    const path = [at, ...issue.path.map(String)].join('.');
    const label = nameOf(path);
    const message =
      label === undefined ? issue.message : issue.message.replace(/^.*? (?=is |must )/, `${label} `);
    return { path, message };
  });
}
