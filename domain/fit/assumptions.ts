/**
 * What we reckon with where nothing can be measured, in millimetres and kilograms. The pages say so ("we reckon with …"), and
 * an administrator may change every one of them.
 */
export const FIT_ASSUMPTIONS = {
  aboveProduct: 20,
  abovePullUpBar: 300,
  /** Overhead reach of the hands, as a multiple of the lifter's height. */
  overheadReach: 1.21,
  abovePress: 50,
  lifterHeight: 1_750,
  besideBar: 600,
  besideBarLeast: 300,
  barStripDepth: 600,
  /** The bar that a rack is planned for while none is chosen. */
  usualBar: 2_200,
  /** The largest plates of a press, while none are chosen. */
  usualPlate: 450,
  benchInFrontOfRack: 600,
  aboveDrawnBar: 100,
  lifterOnBench: 90,
  lifterOnFloor: 100,
  comfortableLoadPercent: 80,
  tileSpread: 100,
  /** Kilograms per square metre: 2.0 kN/m², what dwellings are usually designed for. */
  dwellingFloor: 200,
  door: 800,
  path: 700,
} as const;

export type FitAssumptions = Readonly<Record<keyof typeof FIT_ASSUMPTIONS, number>>;

type GivenAssumptions = { readonly [Name in keyof FitAssumptions]?: number | undefined };

export function assumptionsOf({
  fitAssumptions = {},
}: {
  readonly fitAssumptions?: GivenAssumptions | undefined;
}): FitAssumptions {
  return { ...FIT_ASSUMPTIONS, ...changedAssumptions(fitAssumptions) };
}

export function changedAssumptions(given: GivenAssumptions): Partial<FitAssumptions> {
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== undefined && value !== FIT_ASSUMPTIONS[name as keyof FitAssumptions],
    ),
  );
}
