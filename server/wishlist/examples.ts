/** Examples of the API's description. */

const listed = {
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
  gst: 18,
  brand: 'Rack & Rep',
  createdAt: '2026-11-15T10:00:00.000Z',
};

export const ITEM_EXAMPLE = {
  id: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
  productId: '1',
  variant: null,
  variantType: null,
  product: listed,
  createdAt: '2026-11-15T10:00:00.000Z',
};
