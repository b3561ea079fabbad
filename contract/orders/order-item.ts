import { z } from '../../domain/zod.ts';
import { orNull } from '../responses.ts';

export const ORDER_ITEM_EXAMPLE = {
  id: 4711,
  product_id: '1',
  product_name: 'Olympic Barbell 7 ft 20 kg',
  product_category: 'Barbells',
  product_description:
    'The best first bar: full length, 28 mm shaft, needle bearings in the sleeves, rated for 320 kg.',
  product_image: '/images/products/1/three-quarter-1000x1000.webp',
  product: {
    name: 'Olympic Barbell 7 ft 20 kg',
    category: 'Barbells',
    images: ['/images/products/1/three-quarter-1000x1000.webp'],
    price: 14999,
    salePrice: 8999,
  },
  variant: null,
  variant_type: null,
  product_gst: 18,
  product_brand: 'Rack & Rep',
  product_sku: 'BB-OLY-7FT-20',
  quantity: 1,
  unit_price: 8999,
  price_at_purchase: 8999,
  total_price: 8999,
  weight_kg: 22,
  refunded_quantity: 0,
};

const rupees = z.number();

/** A line of an order, with the product as it was when it was sold. */
export const orderItemSchema = z
  .object({
    id: z.number().int(),
    product_id: z.string(),
    product_name: z.string(),
    product_category: z.string(),
    product_description: z.string(),
    product_image: z.string(),
    product: z
      .object({
        name: z.string(),
        category: z.string(),
        images: z.array(z.string()),
        price: rupees,
        salePrice: rupees.optional(),
      })
      .describe('As sold'),
    variant: z.string().nullable(),
    variant_type: z.enum(['weight', 'color']).nullable(),
    product_gst: z.number(),
    product_brand: z.string().nullable(),
    product_sku: z.string().nullable(),
    quantity: z.number().int(),
    unit_price: rupees,
    price_at_purchase: rupees.describe('Same as `unit_price`'),
    total_price: rupees,
    weight_kg: orNull(z.number()).describe('Of one unit, packed; null where it is not known'),
    refunded_quantity: z.number().int().default(0).describe('How many of them are refunded, or will be'),
  })
  .meta({ id: 'OrderItem', examples: [ORDER_ITEM_EXAMPLE] });
export type OrderItem = z.infer<typeof orderItemSchema>;
