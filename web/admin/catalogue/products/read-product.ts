import { type ProductRecord, productRecordSchema } from '../../../../contract/catalogue/product.ts';
import { readImages } from '../../../../domain/catalogue/images.ts';
import { getPath, isObject } from '../../../api/response.ts';

/** Some records hold their images as a JSON text. */
const withImageList = (value: unknown): unknown =>
  isObject(value) ? { ...value, images: readImages(value.images).images } : value;

export const readProduct = (value: unknown): ProductRecord | undefined =>
  productRecordSchema.safeParse(withImageList(value)).data;

export const readProductResponse = (response: unknown): ProductRecord =>
  productRecordSchema.parse(withImageList(getPath(response, 'product')));
