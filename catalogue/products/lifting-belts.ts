import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { colorsOf, weightsOf } from '../variants.ts';

export const liftingBelts: CatalogueProduct[] = [
  {
    ...house,
    id: '45',
    slug: 'leather-lever-lifting-belt-10-mm',
    name: 'Leather Lever Lifting Belt 10 mm',
    category: 'accessories',
    productCode: 'RR-AC-045',
    sku: 'AC-BELT-LEVER',
    price: 4999,
    salePrice: 2999,
    shippingWeight: 1.6,
    weight: '1.6 kg packed',
    dimensions: '1,100 mm long (M), 100 mm wide, 10 mm thick',
    images: picturesOf('45', 'three-quarter', 'front', 'detail', 'open', 'back', 'group'),
    shortDescription:
      '10 mm full-grain leather, 100 mm wide all round, with a steel lever that closes in one move.',
    description: [
      'For heavy squats and pulls. A belt gives your stomach something firm to push against, so it has to be stiff and as wide in front as at the back. This one is 100 mm wide and 10 mm thick, with double stitching along both edges.',
      'The lever closes to the same hole every time and opens quickly after your set. Sizes S to XXL: measure around your navel, don’t go by your trouser size. You need a screwdriver to move the lever by one hole. The measurements follow powerlifting rules. The pictures show size M.',
      'In the box: one belt with its steel lever fitted, and spare screws.',
    ].join('\n\n'),
    specifications: {
      BeltType: 'Lever belt',
      Material: 'Full-grain leather, suede inside',
      Width: '100 mm all round',
      Thickness: '10 mm',
      Length: '1,100 mm in size M',
      Sizes: 'S, M, L, XL, XXL',
      Buckle: 'Steel lever, 110 × 75 mm',
      Warranty: '2 years',
      features: [
        'Full-grain leather, double-stitched edges',
        'Steel lever: same fit every set',
        'Suede inside, so it doesn’t slip',
        'Black or brown, S to XXL',
      ],
    },
    keyPoints: [
      { icon: 'lock', title: 'Steel lever', description: 'Closes in one move, same hole every time.' },
      { icon: 'ruler', title: '10 mm thick', description: '100 mm wide all round.' },
      { icon: 'palette', title: 'Black or brown', description: 'Sizes S to XXL.' },
      { icon: 'shield', title: '2 years', description: 'Warranty on leather, stitching and lever.' },
    ],
    features: [
      {
        title: 'Same width all round',
        description: '100 mm all round gives your stomach the same support on every side.',
        image: pictureOf('45', 'group'),
      },
    ],
    productFeatures: [
      {
        title: 'Quick lever',
        description: 'The lever locks firmly and can’t open under load. After the set it opens in one move.',
        image: pictureOf('45', 'detail'),
      },
      {
        title: 'Real leather',
        description:
          'Two 5 mm layers, glued and stitched. It’s stiff at first and softens to your shape with use.',
        image: pictureOf('45', 'front'),
      },
    ],
    weightVariants: weightsOf(
      'RR-AC-045',
      ['S', 4999, 2999, 1.6],
      ['M', 4999, 2999, 1.6],
      ['L', 4999, 2999, 1.6],
      ['XL', 4999, 2999, 1.6],
      ['XXL', 4999, 2999, 1.6],
    ),
    colorVariants: colorsOf('RR-AC-045', ['Black', 4999, 2999, 1.6], ['Brown', 4999, 2999, 1.6]),
    inStock: true,
    featured: true,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-09-23T04:30:00.000Z',
    reviews: reviewsOf(
      '45',
      [
        '2026-11-01',
        'Ramesh Choudhury',
        5,
        'They called me about the size before sending. L was right, I would have ordered XL.',
      ],
      [
        '2026-09-13',
        'Divya Pillai',
        5,
        'My squat feels much more confident. The brown looks better than in the photo.',
      ],
      [
        '2026-06-22',
        'Shoaib Malick',
        4,
        'Very stiff for the first three weeks. Keep using it, then it’s superb.',
      ],
      [
        '2026-03-04',
        'Kartik Goenka',
        4,
        'The lever is strong. Changing the hole takes a screwdriver and five minutes.',
      ],
      ['2025-10-24', 'Baldev Thakur', 5, 'Stitching is straight, edges are smooth, no smell of glue.'],
    ),
  },
  {
    ...house,
    id: '17',
    slug: 'dip-belt-with-steel-chain',
    name: 'Dip Belt with Steel Chain',
    category: 'accessories',
    productCode: 'RR-AC-017',
    sku: 'AC-BELT-DIP',
    price: 2299,
    salePrice: 1349,
    shippingWeight: 1.9,
    weight: '1.9 kg packed',
    dimensions: '680 mm belt, 150 mm wide, 900 mm chain',
    images: picturesOf('17', 'three-quarter', 'front', 'detail', 'detail-chain', 'loaded'),
    shortDescription:
      'Hang plates from your hips for dips and pull-ups: padded belt, 900 mm chain, two carabiners. Rated for 120 kg.',
    description: [
      'For when bodyweight dips and pull-ups get too easy. The belt is nylon over neoprene, 150 mm wide at the back, and spreads the weight over your hips without cutting in.',
      'The 900 mm chain goes through iron, bumper and tri-grip plates and through kettlebell handles. Two carabiners set its length so the weight hangs between your knees. It works with the pull-up bars of all our racks.',
      'In the box: belt, 6 mm steel chain and two carabiners.',
    ].join('\n\n'),
    specifications: {
      BeltType: 'Dip belt',
      BeltLength: '680 mm',
      BeltWidth: '150 mm',
      Thickness: '8 mm',
      Chain: '900 mm, 6 mm steel',
      Carabiners: 'Two',
      Material: 'Nylon over neoprene, double-stitched',
      Maxload: '120 kg',
      Warranty: '1 year',
      features: [
        'Neoprene lining, gentle on the hips',
        'Chain for plates and kettlebells',
        'Two carabiners for a quick change',
        'Double stitching at the rings',
      ],
    },
    keyPoints: [
      { icon: 'weight', title: 'Rated for 120 kg', description: '6 mm steel chain.' },
      { icon: 'layers', title: 'Padded', description: '8 mm of neoprene and nylon.' },
      { icon: 'ruler', title: '900 mm chain', description: 'Plates hang between your knees.' },
      { icon: 'shield', title: '1 year', description: 'Warranty on stitching and chain.' },
    ],
    productFeatures: [
      {
        title: 'Wide at the back',
        description: '150 mm of padding where the chain pulls, narrowing to the rings in front.',
        image: pictureOf('17', 'detail'),
      },
    ],
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: false,
    createdAt: '2025-02-24T04:30:00.000Z',
    reviews: reviewsOf(
      '17',
      [
        '2026-08-17',
        'Alok Srivastava',
        5,
        'Dips with 40 kg and no marks on my hips. The chain is long enough for a bumper.',
      ],
      [
        '2026-03-31',
        'Jyoti Rawal',
        4,
        'Comfortable. The carabiners are noisy, I wrapped some tape around them.',
      ],
      ['2025-09-08', 'Manoj Bagri', 4, 'Good stitching. Fits my 84 cm waist well.'],
    ),
  },
];
