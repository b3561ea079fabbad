import type { CatalogueProduct } from '../catalogue-product.ts';
import { house, RUBBER_FLOOR_HSN } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { colorsOf } from '../variants.ts';

export const floorTiles: CatalogueProduct[] = [
  {
    ...house,
    hsn: RUBBER_FLOOR_HSN,
    id: '50',
    slug: 'rubber-gym-floor-tile-20-mm',
    name: 'Rubber Gym Floor Tile 20 mm',
    category: 'others',
    productCode: 'RR-OT-050',
    sku: 'OT-TILE-20',
    price: 1499,
    salePrice: 999,
    priceRange: '₹999 – ₹1,049',
    shippingWeight: 14,
    weight: '14 kg packed',
    dimensions: '1,000 × 500 × 20 mm',
    images: picturesOf('50', 'three-quarter', 'top', 'detail', 'colours', 'group', 'in-use'),
    shortDescription:
      'Dense recycled rubber, 20 mm thick, 0.5 m² per tile. Lay it under racks and bumpers to protect your floor.',
    description: [
      'Protects the floor under your gym. 20 mm of pressed rubber granules absorb the impact of a dropped bar, cut treadmill noise and stop a rack moving on floor tiles.',
      'One tile covers 0.5 m². You need eight for a lifting area of 2 × 2 m, and six for our power rack with a bench. They stay in place by their own weight. Edges are straight, and we can supply interlocking edges on request. Cut them with a sharp knife and a ruler, in several passes. New rubber smells, so air the tiles for a few days.',
      'In the box: one tile of the colour you choose. For twenty tiles or more, ask us for a pallet price.',
    ].join('\n\n'),
    specifications: {
      TileType: 'Rubber floor tile',
      Material: 'Recycled rubber, with EPDM speckle in the coloured ones',
      Length: '1,000 mm',
      Width: '500 mm',
      Thickness: '20 mm',
      Covers: '0.5 m²',
      Edges: 'Square; interlocking on request',
      SoldAs: 'Single tile',
      Warranty: '2 years',
      features: [
        'Dense enough for racks, soft enough for drops',
        'No glue needed',
        'Cuts with a knife',
        'Black, grey or blue speckle',
      ],
    },
    keyPoints: [
      { icon: 'arrow-down', title: '20 mm', description: 'Absorbs the impact of a dropped bar.' },
      { icon: 'ruler', title: '0.5 m² a tile', description: 'Eight tiles cover 2 × 2 m.' },
      { icon: 'palette', title: 'Three looks', description: 'Black, grey or blue speckle.' },
      { icon: 'shield', title: '2 years', description: 'Warranty against crumbling.' },
    ],
    productFeatures: [
      {
        title: 'Heavy, so it stays in place',
        description: 'Each tile weighs about 14 kg, so you don’t need glue or tape.',
        image: pictureOf('50', 'group'),
      },
    ],
    colorVariants: colorsOf(
      'RR-OT-050',
      ['Black', 1499, 999, 14],
      ['Grey speckle', 1599, 1049, 14],
      ['Blue speckle', 1599, 1049, 14],
    ),
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: false,
    createdAt: '2024-04-08T04:30:00.000Z',
    reviews: reviewsOf(
      '50',
      [
        '2026-09-30',
        'Girish Bapat',
        5,
        'Sixteen tiles in the garage. It’s much quieter now, the neighbours are happy.',
      ],
      [
        '2026-06-06',
        'Esha Walia',
        4,
        'Dense and heavy. The smell went after some days with the windows open.',
      ],
      [
        '2026-03-19',
        'Noel Rodrigues',
        4,
        'One of my twelve was slightly narrower. You notice only if you look for it.',
      ],
      [
        '2025-10-31',
        'Sharad Pathak',
        5,
        'I cut them around a pillar with a kitchen knife. Take your time and the edge comes out clean.',
      ],
    ),
  },
];
