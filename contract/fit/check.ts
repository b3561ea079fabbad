import { fitFactsSchema } from '../../domain/fit/facts.ts';
import { FIT_RULES, VERDICTS } from '../../domain/fit/verdict.ts';
import { NAME_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';

const ITEMS_MAX = 60;
const OWN_MAX = 20;
/** Sizes of plates that one answer about what somebody owns may have. */
const OWN_SIZES_MAX = 12;

const quantity = 'Quantity must be a whole number from 1 to 99';

const chosen = {
  productId: z.string({ error: 'Product is required' }).min(1, 'Product is required').max(100),
  variant: z.string().max(130).nullish().describe('As in a cart: `20 kg pair`'),
  quantity: z.number({ error: quantity }).int(quantity).min(1, quantity).max(99, quantity).optional(),
};

const productItem = z.strictObject(chosen);

const { plates, dumbbells } = fitFactsSchema.shape;

/** One of our products, or facts of something else; the route refuses neither and both. */
const ownedItem = z.strictObject({
  ...chosen,
  productId: chosen.productId.optional(),
  name: z.string().trim().min(1).max(NAME_MAX).optional().describe('What to call it, with `facts`'),
  facts: fitFactsSchema
    .extend({
      plates: plates.unwrap().max(OWN_SIZES_MAX).optional(),
      dumbbells: dumbbells.unwrap().max(OWN_SIZES_MAX).optional(),
    })
    .optional()
    .describe('What you measured of a thing that isn’t ours, instead of `productId`'),
});

const roomLength = (label: string, most: number) =>
  z
    .number({ error: `${label} must be a number in millimetres` })
    .min(500, `${label} must be at least 500 mm`)
    .max(most, `${label} must be at most ${most} mm`);

export const fitCheckBody = z
  .object({
    items: z
      .array(productItem)
      .min(1, 'Send at least one item')
      .max(ITEMS_MAX, `Send at most ${ITEMS_MAX} items`)
      .describe('What to judge'),
    owned: z
      .array(ownedItem)
      .max(OWN_MAX, `Send at most ${OWN_MAX} things that you own`)
      .optional()
      .describe('What is there already: it is judged with the items, not by itself'),
    room: z
      .strictObject({
        width: roomLength('Width', 50_000).optional(),
        depth: roomLength('Depth', 50_000).optional(),
        ceiling: roomLength('Ceiling', 20_000).optional(),
      })
      .optional()
      .describe('In millimetres; what you leave out isn’t judged'),
    lifterHeight: z
      .number({ error: 'Height must be a number in millimetres' })
      .min(1_000, 'Height must be at least 1000 mm')
      .max(2_500, 'Height must be at most 2500 mm')
      .optional()
      .describe('In millimetres, for pressing overhead'),
    load: z
      .number({ error: 'Load must be a number in kilograms' })
      .positive('Load must be more than 0')
      .max(1_000, 'Load must be at most 1000 kg')
      .optional()
      .describe('What you want on the bar in kilograms, bar included'),
  })
  .meta({
    examples: [
      {
        items: [{ productId: '41', variant: '20 kg pair' }, { productId: '21' }],
        owned: [{ productId: '1' }],
        room: { width: 2400, depth: 3000, ceiling: 2400 },
        lifterHeight: 1800,
        load: 120,
      },
      {
        items: [{ productId: '36', variant: '20 kg pair', quantity: 2 }],
        owned: [
          {
            name: 'My old rod',
            facts: {
              bar: { use: 'rack', kg: 8, length: 1500, shaft: 28, sleeve: 28, sleeveLength: 240 },
            },
          },
        ],
      },
    ],
  });
export type FitCheckBody = z.output<typeof fitCheckBody>;

const verdict = z.enum(VERDICTS);

const check = {
  rule: z.enum(FIT_RULES),
  verdict,
  needs: z.number(),
  has: z.number(),
  unit: z.enum(['mm', 'kg']),
  words: z.string().describe('The reason in one or two sentences'),
};

const about = z.object({
  list: z.enum(['items', 'owned']),
  index: z.number().int().describe('Its place in that list of the request'),
  name: z.string(),
});

export const fitAnswerSchema = z
  .object({
    verdict: verdict.describe('The worst of everything below'),
    findings: z
      .array(z.object({ ...check, about: z.array(about).describe('First the one to blame') }))
      .describe('What works together, and what doesn’t'),
    rooms: z
      .array(
        z.object({
          about,
          verdict,
          checks: z.array(z.object(check)),
          floor: z
            .object({
              kg: z.number(),
              squareMetres: z.number(),
              kgPerSquareMetre: z.number(),
              usual: z.number().describe('What dwellings are usually designed for'),
              words: z.string(),
            })
            .nullable()
            .describe('For information only: it is no verdict on your floor'),
        }),
      )
      .describe('Each item alone in the room; empty checks without a room'),
  })
  .meta({
    id: 'FitAnswer',
    examples: [
      {
        verdict: 'does not fit',
        findings: [
          {
            rule: 'plate on sleeve',
            verdict: 'does not fit',
            needs: 50,
            has: 28.5,
            unit: 'mm',
            words: 'The hole is 28.5 mm, too small for the 50 mm sleeve: the plate will not slide on.',
            about: [
              { list: 'items', index: 0, name: 'Rubber Tri-Grip Plates 28 mm (pair)' },
              { list: 'owned', index: 0, name: 'Olympic Barbell 7 ft 20 kg' },
            ],
          },
        ],
        rooms: [
          {
            about: { list: 'items', index: 1, name: 'Power Rack 75x75 mm 11 SWG' },
            verdict: 'does not fit',
            checks: [
              {
                rule: 'pull-ups',
                verdict: 'does not fit',
                needs: 2590,
                has: 2400,
                unit: 'mm',
                words: 'With your chin over the bar you need 300 mm above it.',
              },
            ],
            floor: {
              kg: 350,
              squareMetres: 2.24,
              kgPerSquareMetre: 156.25,
              usual: 200,
              words: 'About 156 kg on a square metre. Floors of dwellings are usually designed for 200 kg.',
            },
          },
        ],
      },
    ],
  });
export type FitAnswerBody = z.output<typeof fitAnswerSchema>;
