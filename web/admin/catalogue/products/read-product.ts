import { productRecordSchema } from '../../../../contract/catalogue/product.ts';
import { z } from '../../../../contract/zod.ts';
import { readImages } from '../../../../domain/catalogue/images.ts';
import { isObject } from '../../../api/response.ts';
import { readWith } from '../../list/list-response.ts';

/** Some records hold their images as a JSON text. */
export const productRowSchema = z.preprocess(
  (value) => (isObject(value) ? { ...value, images: readImages(value.images).images } : value),
  productRecordSchema,
);

export const readProduct = readWith(productRowSchema);
