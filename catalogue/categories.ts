import type { Category } from '../domain/catalogue/product.ts';
import { categoryPicture } from './pictures.ts';

export const categories: Category[] = [
  {
    id: 'barbells',
    name: 'Barbells',
    slug: 'barbells',
    description:
      'Olympic bars from 4 to 7 ft, bars for squats, pulls and presses, and 28 mm rods. The steel, the knurl and the load each one carries are on its page.',
    image: categoryPicture('barbells'),
  },
  {
    id: 'dumbbells',
    name: 'Dumbbells',
    slug: 'dumbbells',
    description:
      'Rubber hex, urethane and neoprene pairs, loadable handles and adjustable sets, from 1 kg in the hand to a 405 kg row for a gym.',
    image: categoryPicture('dumbbells'),
  },
  {
    id: 'racks',
    name: 'Racks',
    slug: 'racks',
    description:
      'Power racks, half racks and stands welded in Nashik, and the storage that keeps bars, plates and dumbbells off the floor. Tube size and thickness are stated, not implied.',
    image: categoryPicture('racks'),
  },
  {
    id: 'benches',
    name: 'Benches',
    slug: 'benches',
    description:
      'Flat, adjustable and single-purpose benches with firm pads, sized for the racks and bars beside them.',
    image: categoryPicture('benches'),
  },
  {
    id: 'weight-plates',
    name: 'Weight Plates',
    slug: 'weight-plates',
    description:
      'Iron to load, bumpers to drop, change plates for the last half kilo. Sold in pairs and in sets, for 50 mm sleeves or 28 mm rods.',
    image: categoryPicture('weight-plates'),
  },
  {
    id: 'accessories',
    name: 'Accessories',
    slug: 'accessories',
    description:
      'Collars, belts, straps, bands and cable attachments: the small parts that make a bar or a pulley useful.',
    image: categoryPicture('accessories'),
  },
  {
    id: 'combo-offers',
    name: 'Combo Offers',
    slug: 'combo-offers',
    description:
      'A working gym in one order: pieces chosen to fit each other, for less than they cost one by one.',
    image: categoryPicture('combo-offers'),
  },
  {
    id: 'others',
    name: 'Others',
    slug: 'others',
    description: 'Kettlebells, floor tiles and plyo boxes: what a training room needs besides bar and rack.',
    image: categoryPicture('others'),
  },
];
