import { z } from '../../domain/zod.ts';
import { messageResponse } from '../responses.ts';

const uploadedPictureSchema = z
  .object({
    url: z.string().describe('For `images` of a product'),
    width: z.number().int(),
    height: z.number().int(),
  })
  .meta({
    id: 'UploadedPicture',
    examples: [{ url: '/media/5b86a1d084999f11329d13ae74b5a1a7-2000x1500.webp', width: 2000, height: 1500 }],
  });
export type UploadedPicture = z.output<typeof uploadedPictureSchema>;

export const uploadedPicturesResponse = messageResponse('Pictures uploaded successfully').extend({
  data: z.array(uploadedPictureSchema),
});
