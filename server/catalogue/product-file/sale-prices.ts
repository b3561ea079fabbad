import { type CsvProduct, type CsvValues, keyText } from './csv-product.ts';
import type { EntryPlan } from './plan-entry.ts';
import { type FileProblem, problem } from './read-file.ts';

/** A sale price is below its list price; a variant without one of its own has that of its weight or its product. */
export function salePriceProblems(plan: EntryPlan, present: CsvProduct | undefined): FileProblem[] {
  const problems: FileProblem[] = [];
  const own = { ...present?.values, ...plan.patch };
  const check = ({ salePrice }: CsvValues, list: unknown, row: number) => {
    if (typeof salePrice === 'number' && typeof list === 'number' && salePrice >= list)
      problems.push(problem(row, 'Sale Price', 'must be below the list price'));
  };
  check({ salePrice: own.salePrice ?? null }, own.price, plan.row);
  const things = new Map(
    present?.variants.map((variant) => [keyText(variant), { ...variant, row: plan.row }] as const),
  );
  for (const variant of plan.variants) {
    const before = things.get(keyText(variant))?.values;
    things.set(keyText(variant), { ...variant, values: { ...before, ...variant.values } });
  }
  for (const { kind, label, values, row } of things.values()) {
    const weight = things.get(keyText({ kind: 'weight', label, option: null }))?.values;
    const inherited = (kind === 'option' ? weight?.price : null) ?? own.price;
    check(values, values.price ?? inherited, row);
  }
  return problems;
}
