import { z } from '../../domain/zod.ts';
import { boxesSchema } from '../catalogue/box.ts';
import { dataResponse } from '../responses.ts';

/** The boxes that the lines of some orders are packed in, as the catalogue has them now. */
export const orderBoxesResponse = dataResponse(
  z
    .array(
      z.object({
        item_id: z.number().int().describe('The `id` of the order’s item'),
        boxes: boxesSchema.describe('Of one unit'),
      }),
    )
    .describe('Items whose boxes aren’t known are left out')
    .meta({
      examples: [[{ item_id: 4711, boxes: [{ lengthCm: 225, widthCm: 10, heightCm: 10, weightKg: 22 }] }]],
    }),
);
export type OrderBoxes = z.output<typeof orderBoxesResponse>['data'];
