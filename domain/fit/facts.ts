import { z } from '../zod.ts';
import { BAR_USES, RACK_KINDS } from './parts.ts';

/**
 * What decides whether a product goes together with others and into a room, in millimetres and kilograms. Every part is
 * optional: a product is judged by what is known of it, and not at all if nothing is.
 */

const millimetres = z.number().positive().max(20_000);
const gap = z.number().min(0).max(20_000);
const kilograms = z.number().positive().max(5_000);
const count = z.number().int().positive().max(100);
/** What is measured along a sleeve: a slip of the keyboard would make a bar that takes any number of plates. */
const alongSleeve = z.number().min(1).max(1_000);

/** The box around the product as it stands, from above: `front` is the side from which somebody trains. */
const bodySchema = z.strictObject({
  width: millimetres,
  depth: millimetres,
  height: millimetres,
  foldedDepth: millimetres.optional().describe('How deep it is when folded away'),
  isStorage: z.boolean().optional().describe('For storage only: not for training on'),
});

/** What to leave free around the body in order to use it. */
const spaceSchema = z.strictObject({ front: gap, behind: gap, left: gap, right: gap });

const barSchema = z.strictObject({
  use: z.enum(BAR_USES).describe('Where it is lifted from: only a bar of a rack is judged against racks'),
  kg: kilograms,
  length: millimetres,
  shaft: millimetres.describe('Diameter of the shaft'),
  sleeve: millimetres.describe('Diameter of the sleeve'),
  sleeveLength: alongSleeve.describe('Length of one sleeve that takes plates'),
  between: millimetres.optional().describe('Between the inner faces of the collars'),
  count: count.optional().describe('How many of them one piece of the product has, if not one'),
  nut: alongSleeve.optional().describe('What its own nut takes of the sleeve; it needs no collar'),
  ratedLoad: kilograms.optional(),
});

const plateSchema = z.strictObject({
  kg: kilograms,
  hole: millimetres,
  diameter: millimetres,
  thickness: alongSleeve,
  count: count.describe('How many of them one piece of the product has'),
});

const collarSchema = z.strictObject({
  kind: z.enum(['spring', 'clamp']),
  bore: millimetres,
  width: alongSleeve.describe('What it takes of the sleeve'),
});

const rackSchema = z.strictObject({
  kind: z.enum(RACK_KINDS),
  outerWidth: millimetres
    .optional()
    .describe('Over the uprights at the cups; stands are set apart as the bar wants'),
  insideWidth: millimetres.optional(),
  cup: millimetres.describe('Opening of the cup'),
  cupsFromFront: z
    .number()
    .min(-1_000)
    .max(20_000)
    .describe('From the front of the body back to the bar in the cups; below 0 if it lies in front'),
  pullUpBar: millimetres.optional().describe('Height of the pull-up bar'),
  tube: millimetres.optional(),
  hole: millimetres.optional(),
  holePitch: millimetres.optional(),
  ratedLoad: kilograms.optional(),
});

const benchSchema = z.strictObject({
  length: millimetres,
  height: millimetres,
  padWidth: millimetres,
  goesInRack: z.boolean(),
  ratedLoad: kilograms.optional(),
});

const pegsSchema = z.strictObject({
  diameter: millimetres,
  length: millimetres,
  count,
  plateDiameter: millimetres.optional().describe('Of the largest plate that has room'),
  ratedLoad: kilograms.optional().describe('Of all pegs together'),
});

const dumbbellSchema = z.strictObject({
  kg: kilograms,
  length: millimetres,
  headWidth: millimetres.describe('What one head takes of the rail'),
  count: count.describe('How many of them one piece of the product has'),
});

const dumbbellRackSchema = z.strictObject({
  railGap: millimetres,
  tierWidth: millimetres,
  tiers: count,
  ratedLoad: kilograms.optional(),
});

const barHolderSchema = z.strictObject({ bore: millimetres, count });

export const fitFactsSchema = z.strictObject({
  body: bodySchema.optional(),
  space: spaceSchema.optional(),
  mass: kilograms.optional().describe('Of the product itself; else its shipping weight counts'),
  bar: barSchema.optional(),
  plates: z.array(plateSchema).min(1).max(40).optional(),
  collar: collarSchema.optional(),
  rack: rackSchema.optional(),
  bench: benchSchema.optional(),
  pegs: pegsSchema.optional(),
  dumbbells: z.array(dumbbellSchema).min(1).max(40).optional(),
  dumbbellRack: dumbbellRackSchema.optional(),
  barHolder: barHolderSchema.optional(),
});

export const productFitSchema = fitFactsSchema.extend({
  variants: z.record(z.string().min(1).max(60), fitFactsSchema).optional(),
});

export type FitFacts = z.infer<typeof fitFactsSchema>;
export type ProductFit = z.infer<typeof productFitSchema>;
export type BarFacts = z.infer<typeof barSchema>;
export type PlateFacts = z.infer<typeof plateSchema>;
export type CollarFacts = z.infer<typeof collarSchema>;
export type RackFacts = z.infer<typeof rackSchema>;
export type BenchFacts = z.infer<typeof benchSchema>;
export type PegFacts = z.infer<typeof pegsSchema>;
export type DumbbellFacts = z.infer<typeof dumbbellSchema>;
export type DumbbellRackFacts = z.infer<typeof dumbbellRackSchema>;
export type BarHolderFacts = z.infer<typeof barHolderSchema>;
