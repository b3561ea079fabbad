import type { Category } from '../domain/catalogue/product.ts';
import { categoryPicture } from './pictures.ts';

export const categories: Category[] = [
  {
    id: 'barbells',
    name: 'Barbells',
    slug: 'barbells',
    description:
      'Olympic bars from 4 to 7 ft, special bars for squats, pulls and presses, and 28 mm rods. Each page lists the steel, knurl and maximum load.',
    image: categoryPicture('barbells'),
  },
  {
    id: 'dumbbells',
    name: 'Dumbbells',
    slug: 'dumbbells',
    description:
      'Rubber hex, urethane and neoprene pairs, loadable handles and adjustable sets, from 1 kg pairs to a 405 kg set for your gym.',
    image: categoryPicture('dumbbells'),
  },
  {
    id: 'racks',
    name: 'Racks',
    slug: 'racks',
    description:
      'Power racks, half racks and stands welded in Nashik, and storage for your bars, plates and dumbbells. Each page lists the tube size and thickness.',
    image: categoryPicture('racks'),
  },
  {
    id: 'benches',
    name: 'Benches',
    slug: 'benches',
    description:
      'Flat, adjustable and single-purpose benches with firm pads, sized to fit our racks and bars.',
    image: categoryPicture('benches'),
  },
  {
    id: 'weight-plates',
    name: 'Weight Plates',
    slug: 'weight-plates',
    description:
      'Iron plates, bumpers you can drop, and change plates for small increases. Sold in pairs and sets, for 50 mm sleeves or 28 mm rods.',
    image: categoryPicture('weight-plates'),
  },
  {
    id: 'accessories',
    name: 'Accessories',
    slug: 'accessories',
    description: 'Collars, belts, straps, bands and cable attachments for your bar and cable machine.',
    image: categoryPicture('accessories'),
  },
  {
    id: 'combo-offers',
    name: 'Combo Offers',
    slug: 'combo-offers',
    description:
      'A complete home gym in one order. The pieces fit each other and cost less than buying them one by one.',
    image: categoryPicture('combo-offers'),
  },
  {
    id: 'others',
    name: 'Others',
    slug: 'others',
    description: 'Kettlebells, floor tiles and plyo boxes for your training room.',
    image: categoryPicture('others'),
  },
];
