import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { colorsOf } from '../variants.ts';

export const strapsAndWraps: CatalogueProduct[] = [
  {
    ...house,
    id: '46',
    slug: 'cotton-lifting-straps-pair',
    name: 'Cotton Lifting Straps (pair)',
    category: 'accessories',
    productCode: 'RR-AC-046',
    sku: 'AC-STRAP-COT',
    price: 699,
    salePrice: 349,
    shippingWeight: 0.2,
    weight: '0.2 kg packed, the pair',
    dimensions: '600 mm long, 38 mm wide, 3 mm thick',
    images: picturesOf('46', 'three-quarter', 'top', 'detail', 'in-use', 'group', 'three-quarter-red'),
    shortDescription:
      'Heavy cotton straps with a padded wrist, for the pulls where the grip gives out before the back.',
    description: [
      'For rows, shrugs and high-repetition deadlifts. Two turns around the bar and the hands only have to keep the strap closed; the back gets its full set.',
      'Cotton grips a knurled or a smooth bar, and the neoprene pad keeps the edge off the wrist bone. They fit any wrist and any bar, rods of 25 mm to sleeves of 50 mm. For cleans and snatches leave them in the bag: you could not let go.',
      'In the box: two straps of the colour you choose. Wash by hand, dry in the shade.',
    ].join('\n\n'),
    specifications: {
      StrapType: 'Lasso strap',
      Material: 'Cotton webbing, neoprene pad',
      Length: '600 mm',
      Width: '38 mm',
      Thickness: '3 mm',
      SoldAs: 'Pair',
      Warranty: '1 year',
      features: [
        'Cotton that bites on any bar',
        'Padded wrist',
        'Box-and-cross stitching where it pulls',
        'Black or red',
      ],
    },
    keyPoints: [
      { icon: 'hand', title: 'Grip saved', description: 'Two turns around the bar.' },
      { icon: 'layers', title: 'Padded wrist', description: 'No edge on the bone.' },
      { icon: 'palette', title: 'Two colours', description: 'Black or red.' },
      { icon: 'shield', title: '1 year', description: 'Warranty on the stitching.' },
    ],
    productFeatures: [
      {
        title: 'Sewn to be pulled',
        description: 'A box-and-cross seam holds the loop, with the pad sewn in and not glued on.',
        image: pictureOf('46', 'detail'),
      },
    ],
    colorVariants: colorsOf('RR-AC-046', ['Black', 699, 349, 0.2], ['Red', 699, 349, 0.2]),
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: false,
    createdAt: '2024-07-15T04:30:00.000Z',
    reviews: reviewsOf(
      '46',
      [
        '2026-10-16',
        'Faisal Ahmed',
        5,
        'Last set of rows is now about the back. For 349 there is nothing to think about.',
      ],
      ['2026-04-14', 'Urmila Das', 4, 'Soft pad. Long for small hands, I take three turns.'],
      ['2025-11-30', 'Varun Kapoor', 4, 'The red ran a bit at the first wash. Wash alone.'],
      ['2025-04-19', 'Santosh Bhandari', 5, 'Holding 180 kg shrugs for a year.', 'unverified'],
    ),
  },
  {
    ...house,
    id: '47',
    slug: 'wrist-wraps-18-in-pair',
    name: 'Wrist Wraps 18 in (pair)',
    category: 'accessories',
    productCode: 'RR-AC-047',
    sku: 'AC-WRAP-18',
    price: 799,
    salePrice: 449,
    shippingWeight: 0.2,
    weight: '0.2 kg packed, the pair',
    dimensions: '460 mm long, 80 mm wide, 2 mm thick',
    images: picturesOf('47', 'three-quarter', 'top', 'detail', 'length', 'group', 'three-quarter-grey'),
    shortDescription:
      'Elastic wraps with a thumb loop that keep the wrist straight under a bench press or an overhead bar.',
    description: [
      'For presses, dips and front squats. Wrapped tight for a heavy single, loose for a long session, they stop the wrist from folding back under the bar.',
      'The weave has three lines of elastic, and 460 mm go round three times. The thumb loop holds the start; slip it off before you lift. Hook-and-loop closes at any length. One size fits all wrists, left and right are marked.',
      'In the box: two wraps of the colour you choose, with a mesh bag for the wash.',
    ].join('\n\n'),
    specifications: {
      WrapType: 'Wrist wrap',
      Material: 'Cotton, polyester and elastic',
      Length: '460 mm',
      Width: '80 mm',
      Thickness: '2 mm',
      Closure: 'Hook-and-loop, thumb loop',
      SoldAs: 'Pair',
      Warranty: '1 year',
      features: [
        'Thumb loop to start, off before the lift',
        'Three times around the wrist',
        'Hook-and-loop over the whole end',
        'Black or grey',
      ],
    },
    keyPoints: [
      { icon: 'hand', title: 'Wrist straight', description: 'Tight for singles, loose for sets.' },
      { icon: 'ruler', title: '460 mm long', description: 'Three times around.' },
      { icon: 'palette', title: 'Two colours', description: 'Black or grey.' },
      { icon: 'shield', title: '1 year', description: 'Warranty on loop and closure.' },
    ],
    productFeatures: [
      {
        title: 'Closes anywhere',
        description: 'The hook patch is 80 mm wide and meets loops along the whole wrap.',
        image: pictureOf('47', 'detail'),
      },
    ],
    colorVariants: colorsOf('RR-AC-047', ['Black', 799, 449, 0.2], ['Grey', 799, 449, 0.2, 'sold out']),
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: false,
    createdAt: '2024-07-15T04:30:00.000Z',
    reviews: reviewsOf(
      '47',
      [
        '2026-09-05',
        'Shweta Kadam',
        5,
        'Wrist pain on incline is gone. Loop is big enough for a gloved thumb.',
      ],
      [
        '2026-02-22',
        'Aditya Mahajan',
        4,
        'Stiff enough for bench. The hook patch catches on knitted sleeves.',
      ],
      ['2025-08-12', 'Roy Sebastian', 4, 'Washed weekly since January, elastic still good.'],
    ),
  },
];
