import type { FitAssumptions } from './assumptions.ts';

interface AssumptionField {
  readonly label: string;
  readonly unit: 'mm' | 'kg' | 'kg/m²' | '%' | '×';
  readonly least: number;
  readonly most: number;
}

const mm = (label: string, least: number, most: number): AssumptionField => ({
  label,
  unit: 'mm',
  least,
  most,
});

export const ASSUMPTION_FIELDS: Readonly<Record<keyof FitAssumptions, AssumptionField>> = {
  aboveProduct: mm('Above a product', 0, 1_000),
  abovePullUpBar: mm('Above a pull-up bar', 0, 1_000),
  overheadReach: { label: 'Reach overhead, of the lifter’s height', unit: '×', least: 1, most: 1.5 },
  abovePress: mm('Above a press', 0, 1_000),
  lifterHeight: mm('Height of the lifter', 1_000, 2_500),
  besideBar: mm('Beside each end of a bar', 0, 2_000),
  besideBarLeast: mm('Beside a bar, minimum', 0, 2_000),
  barStripDepth: mm('Depth of the strip along a bar', 100, 2_000),
  usualBar: mm('Bar that a rack is planned for', 500, 3_000),
  usualPlate: mm('Largest plate of a press', 100, 600),
  benchInFrontOfRack: mm('In front of a bench in a rack', 0, 2_000),
  aboveDrawnBar: mm('Above a bar that is lifted out', 0, 1_000),
  lifterOnBench: { label: 'Lifter on a bench', unit: 'kg', least: 1, most: 300 },
  lifterOnFloor: { label: 'Lifter on the floor', unit: 'kg', least: 1, most: 300 },
  comfortableLoadPercent: { label: 'Recommended share of rated load', unit: '%', least: 1, most: 100 },
  tileSpread: mm('How far tiles spread a load', 0, 1_000),
  dwellingFloor: { label: 'Typical home floor load', unit: 'kg/m²', least: 50, most: 2_000 },
  door: mm('Door width', 400, 2_000),
  path: mm('Walkway', 200, 2_000),
};

export const ASSUMPTION_NAMES = Object.keys(ASSUMPTION_FIELDS) as (keyof FitAssumptions)[];
