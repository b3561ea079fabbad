import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';

export const wallRacks: CatalogueProduct[] = [
  {
    ...house,
    id: '25',
    slug: 'wall-mount-folding-rack-75x75-mm-11-swg',
    name: 'Wall-Mount Folding Rack 75x75 mm 11 SWG',
    category: 'racks',
    productCode: 'RR-RK-025',
    sku: 'RK-FOLD-75-11',
    price: 34999,
    salePrice: 25999,
    shippingWeight: 70,
    weight: '70 kg packed',
    dimensions: '1,225 × 600 × 2,290 mm open, 140 mm deep when folded',
    images: picturesOf('25', 'three-quarter', 'room', 'folded', 'scale', 'detail', 'group'),
    shortDescription:
      'A full-strength rack that folds to 140 mm, so you get your garage back after training. Rated for 350 kg.',
    description: [
      'For garages and rooms you also use for other things. Two 75 × 75 mm posts swing out from the wall and pin open. After training they fold back and stand out only 140 mm from the wall.',
      'It needs a load-bearing wall of brick, concrete or solid block, not a partition. Bolt the 1,300 × 200 × 38 mm stringer board to the wall with anchors, then the rack to the board. Any bar with 1,310 mm between its collars fits. When open, the rack is 600 mm deep and 2,290 mm high.',
      'In the box: two posts, two hinge brackets, pull-up bar, stringer boards, one pair of lined J-cups, hinge pins, wall anchors for concrete and brick, and a drilling template. Two people with a hammer drill need about two hours. We can also install it for you.',
    ].join('\n\n'),
    specifications: {
      RackType: 'Wall-mounted folding rack',
      Uprights: '75 × 75 mm tube, 11 SWG (2.95 mm)',
      Height: '2,290 mm',
      Width: '1,225 mm',
      Depth: '600 mm open, 140 mm folded',
      Holes: '25 mm, 50 mm apart',
      JCups: 'One pair, 75 mm wide, UHMW-lined',
      PullUpBar: 'Straight, 32 mm',
      Mounting: 'Stringer 1,300 × 200 × 38 mm on brick or concrete',
      Finish: 'Powder coat',
      Maxload: '350 kg',
      Warranty: 'Lifetime (frame)',
      features: [
        'Folds to 140 mm without tools',
        'Same 11 SWG tube as our power rack',
        'J-cups and pull-up bar included',
        'Anchors and drilling template included',
      ],
    },
    keyPoints: [
      { icon: 'house', title: 'Folds to 140 mm', description: 'Two pins, half a minute.' },
      { icon: 'weight', title: 'Rated for 350 kg', description: '75 × 75 mm tube, 2.95 mm walls.' },
      { icon: 'lock', title: 'For a solid wall', description: 'Anchors for brick and concrete included.' },
      { icon: 'shield', title: 'Lifetime', description: 'Warranty on the frame.' },
    ],
    productFeatures: [
      {
        title: 'Steel hinges',
        description: 'Each post turns on two 25 mm pins, in brackets as thick as the post itself.',
        image: pictureOf('25', 'detail'),
      },
      {
        title: 'Folds away',
        description: 'The posts fold inwards or outwards, so there is space for your car again.',
        image: pictureOf('25', 'folded'),
      },
    ],
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: true,
    createdAt: '2026-04-06T04:30:00.000Z',
    reviews: reviewsOf(
      '25',
      [
        '2026-10-25',
        'Aniruddha Patil',
        5,
        'We park the car by day and squat here at night. Very stable on our brick wall in Pune.',
      ],
      [
        '2026-08-29',
        'Kavya Suresh',
        4,
        'The rack is perfect. Drilling into concrete needs a proper drill, so book the installation.',
      ],
      ['2026-07-10', 'Simranjit Bedi', 5, 'The template lined up perfectly. Folds with one hand.'],
    ),
  },
];
