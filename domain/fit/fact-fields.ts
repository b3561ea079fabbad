import { type BAR_USES, FIT_PARTS, type RACK_KINDS } from './parts.ts';

/** What people call the facts, and by which letter a drawing shows them. */
export interface FactField {
  /** `body.width`: as in the facts, or in a line of plates and dumbbells. */
  readonly path: string;
  readonly label: string;
  readonly unit:
    | 'mm'
    | 'kg'
    | 'pieces'
    | 'yes'
    | readonly { readonly value: string; readonly label: string }[];
  readonly letter?: string;
  readonly isOptional?: true;
  readonly hint?: string;
}

export const FACT_PART_NAMES = ['stands', ...FIT_PARTS] as const;
export type FactPartName = (typeof FACT_PART_NAMES)[number];

interface FactPart {
  readonly title: string;
  readonly fields: readonly FactField[];
}

type More = Partial<FactField>;
const mm = (path: string, letter: string, label: string, more: More = {}): FactField => ({
  ...{ path, letter, label, unit: 'mm' },
  ...more,
});
const kg = (path: string, label: string, more: More = {}): FactField => ({
  path,
  label,
  unit: 'kg',
  ...more,
});
const pieces = (path: string, label: string, more: More = {}): FactField => ({
  ...{ path, label, unit: 'pieces' },
  ...more,
});
const oneOf = <Value extends string>(
  path: string,
  label: string,
  labels: Record<Value, string>,
): FactField => ({
  path,
  label,
  unit: Object.entries<string>(labels).map(([value, text]) => ({ value, label: text })),
});
const OPTIONAL = { isOptional: true } as const;

export const FACT_PARTS: Readonly<Record<FactPartName, FactPart>> = {
  stands: {
    title: 'Space it needs',
    fields: [
      mm('body.width', 'A', 'Width'),
      mm('body.depth', 'B', 'Depth'),
      mm('body.height', 'C', 'Height'),
      mm('body.foldedDepth', 'D', 'Depth when folded', OPTIONAL),
      mm('space.front', 'E', 'Free in front'),
      mm('space.behind', 'F', 'Free behind'),
      mm('space.left', 'G', 'Free on the left'),
      mm('space.right', 'H', 'Free on the right'),
      kg('mass', 'Own weight', { ...OPTIONAL, hint: 'Leave empty to use the shipping weight.' }),
      { path: 'body.isStorage', label: 'For storage only: not for training on', unit: 'yes' },
    ],
  },
  bar: {
    title: 'Bar',
    fields: [
      oneOf<(typeof BAR_USES)[number]>('bar.use', 'Lifted', {
        rack: 'From a rack',
        curl: 'For curls',
        floor: 'From the floor',
        handle: 'In one hand',
      }),
      kg('bar.kg', 'Weight'),
      mm('bar.length', 'A', 'Length'),
      mm('bar.between', 'B', 'Between the collars', OPTIONAL),
      mm('bar.sleeveLength', 'C', 'Sleeve length'),
      mm('bar.sleeve', 'D', 'Sleeve diameter'),
      mm('bar.shaft', 'E', 'Shaft diameter'),
      mm('bar.nut', 'F', 'Its own nut', {
        ...OPTIONAL,
        hint: 'Sleeve length it uses. Leave empty if it needs a collar.',
      }),
      kg('bar.ratedLoad', 'Rated load', OPTIONAL),
      pieces('bar.count', 'Bars in one piece', { ...OPTIONAL, hint: 'Leave empty for one.' }),
    ],
  },
  plates: {
    title: 'Plates',
    fields: [
      kg('kg', 'Weight'),
      mm('diameter', 'A', 'Diameter'),
      mm('hole', 'B', 'Hole'),
      mm('thickness', 'C', 'Thickness'),
      pieces('count', 'Pieces'),
    ],
  },
  collar: {
    title: 'Collar',
    fields: [
      oneOf('collar.kind', 'Kind', { spring: 'Spring', clamp: 'Clamp' }),
      mm('collar.bore', 'A', 'Bore'),
      mm('collar.width', 'B', 'Width on the sleeve'),
    ],
  },
  rack: {
    title: 'Rack or stands',
    fields: [
      oneOf<(typeof RACK_KINDS)[number]>('rack.kind', 'Kind', {
        rack: 'Rack',
        stands: 'Pair of stands',
        'press station': 'Press station',
      }),
      mm('rack.outerWidth', 'A', 'Over the posts', { ...OPTIONAL, hint: 'At the cups.' }),
      mm('rack.insideWidth', 'B', 'Between the posts', OPTIONAL),
      mm('rack.cup', 'C', 'Opening of the cup'),
      mm('rack.cupsFromFront', 'D', 'Front to bar', {
        hint: 'Below 0 if the bar lies in front of the posts.',
      }),
      mm('rack.pullUpBar', 'E', 'Pull-up bar at', OPTIONAL),
      mm('rack.tube', 'F', 'Tube', OPTIONAL),
      mm('rack.hole', 'G', 'Holes', OPTIONAL),
      mm('rack.holePitch', 'H', 'From hole to hole', OPTIONAL),
      kg('rack.ratedLoad', 'Rated load', OPTIONAL),
    ],
  },
  bench: {
    title: 'Bench',
    fields: [
      mm('bench.length', 'A', 'Length'),
      mm('bench.height', 'B', 'Height of the pad'),
      mm('bench.padWidth', 'C', 'Width of the pad'),
      kg('bench.ratedLoad', 'Rated load', OPTIONAL),
      { path: 'bench.goesInRack', label: 'Goes into a rack', unit: 'yes' },
    ],
  },
  pegs: {
    title: 'Plate pegs',
    fields: [
      mm('pegs.diameter', 'A', 'Diameter'),
      mm('pegs.length', 'B', 'Length'),
      mm('pegs.plateDiameter', 'C', 'Largest plate', OPTIONAL),
      pieces('pegs.count', 'Pegs'),
      kg('pegs.ratedLoad', 'Rated load', { ...OPTIONAL, hint: 'Of all pegs together.' }),
    ],
  },
  dumbbells: {
    title: 'Dumbbells',
    fields: [
      kg('kg', 'Weight'),
      mm('length', 'A', 'Length'),
      mm('headWidth', 'B', 'Width of a head'),
      pieces('count', 'Pieces'),
    ],
  },
  dumbbellRack: {
    title: 'Dumbbell rack',
    fields: [
      mm('dumbbellRack.railGap', 'A', 'Between the rails'),
      mm('dumbbellRack.tierWidth', 'B', 'Width of a tier'),
      pieces('dumbbellRack.tiers', 'Tiers'),
      kg('dumbbellRack.ratedLoad', 'Rated load', OPTIONAL),
    ],
  },
  barHolder: {
    title: 'Bar holder',
    fields: [mm('barHolder.bore', 'A', 'Inside of a tube'), pieces('barHolder.count', 'Tubes')],
  },
};
