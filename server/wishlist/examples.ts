import { PRODUCT_EXAMPLE } from '../../contract/catalogue/product.ts';

/** Examples of the API's description. */

/** A product as lists show it, without what its own page and the admin have. */
const {
  productFeatures,
  weight,
  dimensions,
  sku,
  reviews,
  stock,
  hsn,
  isListed,
  version,
  updatedAt,
  ...listed
} = PRODUCT_EXAMPLE;

export const ITEM_EXAMPLE = {
  id: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
  productId: '1',
  variant: null,
  variantType: null,
  product: listed,
  createdAt: '2026-11-15T10:00:00.000Z',
};
