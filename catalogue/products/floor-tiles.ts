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
      'Half a square metre of dense recycled rubber, 20 mm thick: under racks, under bumpers, over tiles.',
    description: [
      'For the floor under everything else. Twenty millimetres of pressed rubber granules take the blow of a dropped bar, quieten a treadmill and keep a rack from creeping on tiles.',
      'One tile covers 0.5 m². A lifting area of 2 × 2 m takes eight, our power rack with a bench six. They lie by their own weight; edges are cut square, and interlocking edges can be had on request. Cut them with a sharp knife and a ruler, in several passes. New rubber smells: air the tiles for some days.',
      'In the box: one tile of the colour you choose. From twenty tiles on ask us for a pallet price.',
    ].join('\n\n'),
    specifications: {
      TileType: 'Rubber floor tile',
      Material: 'Recycled rubber, EPDM speckle in the coloured ones',
      Length: '1,000 mm',
      Width: '500 mm',
      Thickness: '20 mm',
      Covers: '0.5 m²',
      Edges: 'Square; interlocking on request',
      SoldAs: 'Single tile',
      Warranty: '2 years',
      features: [
        'Dense enough for racks, soft enough for drops',
        'Lies without glue',
        'Cut with a knife',
        'Black, grey or blue speckle',
      ],
    },
    keyPoints: [
      { icon: 'arrow-down', title: '20 mm', description: 'Takes a dropped bar.' },
      { icon: 'ruler', title: '0.5 m² a tile', description: 'Eight make 2 × 2 m.' },
      { icon: 'palette', title: 'Three looks', description: 'Black, grey or blue speckle.' },
      { icon: 'shield', title: '2 years', description: 'Warranty against crumbling.' },
    ],
    productFeatures: [
      {
        title: 'Heavy, so it stays',
        description: 'Fourteen kilos a tile: no glue, no tape, no gap after a month.',
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
        'Sixteen tiles in the garage. The lady upstairs asked whether I had stopped training.',
      ],
      [
        '2026-06-06',
        'Esha Walia',
        4,
        'Dense and heavy. Smell took ten days with the windows open, as the page says.',
      ],
      [
        '2026-03-19',
        'Noel Rodrigues',
        4,
        'One of twelve was 3 mm narrower. You see it only if you look for it.',
      ],
      [
        '2025-10-31',
        'Sharad Pathak',
        5,
        'Cut around a pillar with a kitchen knife and patience. Clean edge.',
      ],
    ),
  },
];
