import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { colorsOf } from '../variants.ts';

export const adjustableBenches: CatalogueProduct[] = [
  {
    ...house,
    id: '30',
    slug: 'adjustable-bench-7-positions',
    name: 'Adjustable Bench 7 Positions',
    category: 'benches',
    productCode: 'RR-BN-030',
    sku: 'BN-ADJ-7',
    price: 15999,
    salePrice: 10999,
    shippingWeight: 29,
    weight: '29 kg packed',
    dimensions: '1,350 × 600 × 440 mm flat, 1,160 mm high with the back up',
    images: picturesOf('30', 'three-quarter', 'front', 'upright', 'detail', 'detail-seat', 'group'),
    shortDescription:
      'Seven back angles from flat to 85°, three seat positions and wheels. Rated for 300 kg, you and the bar together.',
    description: [
      'Use it for flat, incline and seated presses and for chest-supported rows. The back has seven angles from 0° to 85°. Three seat positions stop you sliding down at the steep ones.',
      'The pad is 290 mm wide and 440 mm high when flat, so your feet reach the floor. It fits our power, half and squat racks. The gap between back and seat stays small in every position. Tilt it onto its wheels to put it away against the wall.',
      'In the box: frame in three parts, back pad, seat pad, wheels, bolts and two spanners. Assembly takes about 30 minutes.',
    ].join('\n\n'),
    specifications: {
      BenchType: 'Adjustable, flat to incline',
      BackPositions: '0°, 15°, 30°, 45°, 60°, 75°, 85°',
      SeatPositions: '3',
      Frame: '60 × 60 mm tube, 14 SWG (2.03 mm)',
      PadWidth: '290 mm',
      PadThickness: '60 mm',
      BackPad: '820 mm long',
      SeatPad: '330 mm long',
      FlatHeight: '440 mm',
      Maxload: '300 kg',
      Warranty: '3 years (frame)',
      features: [
        'Seven back angles, three seat angles',
        'Firm 60 mm pads that don’t sink under load',
        '440 mm flat height, so you can push through your legs',
        'Wheels at one end, so one person can move it',
        'Black or red pads',
      ],
    },
    keyPoints: [
      { icon: 'arrow-up-down', title: 'Seven angles', description: 'From flat to 85°.' },
      { icon: 'weight', title: 'Rated for 300 kg', description: 'You and the bar together.' },
      { icon: 'ruler', title: '440 mm high', description: 'Keep both feet flat on the floor.' },
      { icon: 'shield', title: '3 years', description: 'Warranty on the frame.' },
    ],
    productFeatures: [
      {
        title: 'Seven back angles',
        description:
          'The support drops into a notch at each angle from flat to 85°. The seat has three positions.',
        image: pictureOf('30', 'detail'),
      },
      {
        title: 'Small seat gap',
        description: 'The back and seat pads stay close in every position, so you don’t feel a gap.',
        image: pictureOf('30', 'detail-seat'),
      },
    ],
    colorVariants: colorsOf('RR-BN-030', ['Black', 15999, 10999, 29], ['Red', 15999, 10999, 29]),
    offer: { discount: '1500 off', endDate: '2025-11-15', enabled: true },
    inStock: true,
    featured: false,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-04-22T04:30:00.000Z',
    reviews: reviewsOf(
      '30',
      [
        '2026-08-16',
        'Kavita Joshi',
        4,
        'One pad came scratched. I sent a photo and they replaced it, no questions asked. The bench itself is solid.',
      ],
      [
        '2026-05-05',
        'Abhishek Mukherjee',
        5,
        'Stays steady at 30° with heavy dumbbells. The gap at the seat is smaller than on my old bench.',
      ],
      [
        '2025-12-21',
        'Pooja Nambiar',
        5,
        'Easy to roll away, which matters in a 2 BHK. Assembly was quick and easy.',
      ],
      [
        '2025-06-28',
        'Rajesh Solanki',
        4,
        'The pad is on the firm side. Good for pressing, not for resting.',
        'unverified',
      ],
    ),
  },
  {
    ...house,
    id: '31',
    slug: 'commercial-adjustable-bench-11-swg',
    name: 'Commercial Adjustable Bench 11 SWG',
    category: 'benches',
    productCode: 'RR-BN-031',
    sku: 'BN-ADJ-COM-11',
    price: 29999,
    salePrice: 20999,
    shippingWeight: 44,
    weight: '44 kg packed',
    dimensions: '1,420 × 680 × 440 mm flat, 1,225 mm high with the back up',
    images: picturesOf('31', 'three-quarter', 'front', 'decline', 'upright', 'detail', 'group'),
    shortDescription:
      'A bench for busy gyms: 75 × 75 mm frame in 11 SWG, ladder adjustment from −10° to 85°. Rated for 450 kg.',
    description: [
      'Built for commercial gyms and for heavy pressing at home. The frame uses the same tube as our power rack, the back rests on a steel ladder instead of a pin, and the pad is 75 mm thick. It adjusts from a slight decline of −10° through flat to 85°.',
      'The flat height is 440 mm and the pad is 300 mm wide. Roll it into our power and half racks with the handle at one end and the wheels at the other. The seat has three positions. Dumbbells up to the 35 kg pair clear the frame at every angle.',
      'In the box: frame, ladder, back and seat pads, wheels, handle, bolts and two spanners. Assembly takes about 40 minutes. Ask a second person to help you lift it.',
    ].join('\n\n'),
    specifications: {
      BenchType: 'Adjustable, decline to incline',
      BackPositions: '−10° to 85°, on a ladder',
      Frame: '75 × 75 mm tube, 11 SWG (2.95 mm)',
      Length: '1,420 mm',
      Width: '680 mm',
      PadWidth: '300 mm',
      PadThickness: '75 mm',
      BackPad: '900 mm long',
      SeatPad: '350 mm long',
      FlatHeight: '440 mm',
      Maxload: '450 kg',
      Warranty: 'Lifetime (frame)',
      features: [
        'Steel ladder: change the angle with one hand',
        'Decline of −10° as well as incline',
        '75 mm pads in double-stitched synthetic leather',
        'Handle and wheels',
        'Same 11 SWG tube as our power rack',
      ],
    },
    keyPoints: [
      { icon: 'weight', title: 'Rated for 450 kg', description: '75 × 75 mm tube, 2.95 mm walls.' },
      { icon: 'arrow-up-down', title: '−10° to 85°', description: 'Steel ladder, no pins.' },
      { icon: 'layers', title: '75 mm pads', description: 'Firm, even on heavy presses.' },
      { icon: 'shield', title: 'Lifetime', description: 'Warranty on the frame.' },
    ],
    productFeatures: [
      {
        title: 'Adjust it with one hand',
        description:
          'The support drops into a slot and your weight holds it there. There are no screws or loose pins.',
        image: pictureOf('31', 'detail'),
      },
      {
        title: 'Easy to move',
        description:
          'Lift the handle and roll its 44 kg on the wheels. Put it down and it stands on rubber feet.',
        image: pictureOf('31', 'three-quarter'),
      },
    ],
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: true,
    createdAt: '2026-03-02T04:30:00.000Z',
    reviews: reviewsOf(
      '31',
      [
        '2026-10-20',
        'Digvijay Rana',
        5,
        'We have six on our gym floor, used all day. The ladders still look new.',
      ],
      [
        '2026-08-15',
        'Elizabeth George',
        5,
        'The slight decline suits my shoulder. Pads are firm, just as they should be.',
      ],
      [
        '2026-06-01',
        'Mayank Jain',
        4,
        'It’s heavy. The wheels help, but think twice if you’re on the third floor without a lift.',
      ],
    ),
  },
];
