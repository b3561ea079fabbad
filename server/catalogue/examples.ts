/** Examples of the API's description. */

export const PRODUCT_EXAMPLE = {
  id: '1',
  slug: 'olympic-barbell-7-ft-20-kg',
  name: 'Olympic Barbell 7 ft 20 kg',
  category: 'barbells',
  productCode: 'RR-BB-001',
  shippingWeight: 22,
  price: 14999,
  salePrice: 8999,
  images: ['/images/products/1/three-quarter-1000x1000.webp'],
  description:
    'One bar for the squat, the bench, the deadlift and the clean. Takes any plate with a 50 mm hole.',
  shortDescription:
    'The one bar to buy first: full length, 28 mm shaft, sleeves on needle bearings, rated for 320 kg.',
  specifications: {
    Knurl: 'Diamond, dual marks 810 and 910 mm apart',
    Steel: 'Alloy steel, 190,000 PSI (1,310 MPa)',
    Finish: 'Hard chrome',
  },
  inStock: true,
  featured: true,
  bestSeller: true,
  isNew: false,
  rating: 4.7,
  reviewCount: 5,
  features: [
    {
      title: 'Straight, and checked',
      description:
        'Every shaft is rolled and measured before the sleeves go on; it leaves us within half a millimetre of true.',
      image: '/images/products/1/front-1000x1000.webp',
    },
  ],
  keyPoints: [
    { icon: 'weight', title: 'Rated for 320 kg', description: '190,000 PSI alloy steel, 28 mm thick.' },
  ],
  productFeatures: [
    {
      title: 'A sleeve that spins and stays',
      description: 'Needle bearings carry the load, bushings keep the sleeve true, a snap ring holds both.',
      image: '/images/products/1/detail-sleeve-1000x1000.webp',
    },
  ],
  gst: 18,
  weight: '20 kg',
  dimensions: '2,200 mm long, 28 mm shaft, 50 mm sleeves, 1,310 mm between collars',
  brand: 'Rack & Rep',
  sku: 'BB-OLY-7FT-20',
  createdAt: '2026-11-15T10:00:00.000Z',
  reviews: [
    {
      id: 'review-1-1',
      userName: 'Imran Sheikh',
      rating: 5,
      comment:
        'Sharp knurl without tearing the hands, and the sleeves spin properly. Came straight; I rolled it on the kitchen floor to check.',
      date: '2026-09-21',
      verified: true,
      images: [],
    },
  ],
  stock: null,
  hsn: '95069190',
  isListed: true,
  version: 1,
  updatedAt: '2026-11-15T10:00:00.000Z',
};

export const CATEGORY_EXAMPLE = {
  id: 'barbells',
  name: 'Barbells',
  slug: 'barbells',
  description: 'Straight, curl and trap bars.',
  image: '/images/categories/barbells-1000x1000.webp',
  isActive: true,
  productCount: 9,
  version: 3,
};

export const PRICE_RULE_EXAMPLE = {
  listPrice: { by: 'percent', amount: 5 },
  salePrice: { from: 'listPrice', by: 'percent', amount: -40 },
  rounding: 'ninety-nine',
};

export const PRICE_PREVIEW_EXAMPLE = {
  id: '1',
  name: 'Olympic Barbell 7 ft 20 kg',
  productCode: 'RR-BB-001',
  version: 1,
  lines: [
    {
      variant: null,
      before: { price: 14999, salePrice: 8999, percentOff: 40 },
      after: { price: 15699, salePrice: 9399, percentOff: 40 },
      isChanged: true,
      problem: null,
    },
  ],
};

export const IMPORT_PREVIEW_EXAMPLE = {
  success: true,
  rows: 2,
  create: 0,
  change: 1,
  leave: 1,
  products: [
    {
      row: 2,
      id: '1',
      name: 'Olympic Barbell 7 ft 20 kg',
      action: 'change',
      changes: [{ row: 2, column: 'Sale Price', variant: null, before: '8999', after: '8499' }],
    },
  ],
  keptPrices: [],
  keptPriceCount: 0,
  problems: [],
  problemCount: 0,
  version: 'b1946ac92492d234',
};
