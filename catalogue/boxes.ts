import { type Box, readBoxes } from '../domain/shipping/box.ts';

/**
 * How our products leave the workshop: bars in tubes, racks knocked down and flat, plates and dumbbells in small strong
 * cartons that one person can lift. Together the boxes weigh what the product weighs packed.
 */
const OF_PRODUCTS: Readonly<Record<string, string>> = {
  // Bars
  1: '225 x 10 x 10 cm, 22 kg',
  3: '206 x 10 x 10 cm, 17 kg',
  4: '225 x 10 x 10 cm, 22 kg',
  5: '157 x 10 x 10 cm, 14 kg',
  6: '125 x 16 x 10 cm, 10 kg',
  7: '125 x 10 x 10 cm, 9.5 kg',
  8: '146 x 68 x 16 cm, 27 kg',
  9: '226 x 40 x 20 cm, 31 kg',
  10: '217 x 26 x 10 cm, 18 kg',
  11: '157 x 8 x 8 cm, 8 kg',
  12: '95 x 12 x 8 cm, 6 kg',
  // Dumbbells: the lightest pair, or the set
  13: '24 x 20 x 11 cm, 5.5 kg',
  15: '40 x 30 x 15 cm, 18.5 kg',
  18: '19 x 15 x 8 cm, 2.2 kg',
  19: '28 x 28 x 15 cm, 10.6 kg',
  20: '54 x 20 x 11 cm, 10.5 kg',
  // Racks: the uprights, the members across, then hooks, safeties and bolts
  21: '235 x 30 x 20 cm, 60 kg; 140 x 45 x 20 cm, 55 kg; 75 x 40 x 20 cm, 30 kg',
  22: '225 x 30 x 20 cm, 40 kg; 130 x 40 x 18 cm, 34 kg; 60 x 35 x 20 cm, 18 kg',
  23: '115 x 30 x 20 cm, 13 kg; 55 x 55 x 12 cm, 11 kg',
  24: '223 x 30 x 15 cm, 30 kg; 125 x 40 x 18 cm, 32 kg',
  25: '235 x 30 x 20 cm, 38 kg; 135 x 30 x 20 cm, 32 kg',
  26: '145 x 30 x 20 cm, 26 kg; 105 x 65 x 12 cm, 22 kg',
  27: '112 x 30 x 20 cm, 21 kg',
  28: '50 x 50 x 27 cm, 13 kg',
  // Benches
  29: '125 x 35 x 20 cm, 18 kg',
  30: '138 x 45 x 28 cm, 29 kg',
  31: '145 x 45 x 25 cm, 28 kg; 90 x 35 x 25 cm, 16 kg',
  32: '168 x 40 x 20 cm, 34 kg; 125 x 35 x 20 cm, 24 kg',
  33: '105 x 55 x 30 cm, 34 kg',
  34: '115 x 45 x 25 cm, 30 kg',
  35: '140 x 36 x 22 cm, 20 kg',
  // Plates: the lightest pair, or the set
  36: '16 x 16 x 6 cm, 2.7 kg',
  38: '47 x 47 x 8 cm, 10.4 kg',
  40: '47 x 47 x 9 cm, 20.6 kg',
  41: '19 x 19 x 8 cm, 5.2 kg',
  42: '20 x 20 x 14 cm, 7.8 kg',
  // Accessories
  14: '40 x 14 x 8 cm, 1 kg',
  // Freight counts 5 kg for it, as for any accessory without a weight of its own.
  16: '125 x 20 x 8 cm, 5 kg',
  17: '35 x 25 x 12 cm, 1.9 kg',
  37: '46 x 11 x 11 cm, 0.5 kg',
  39: '34 x 20 x 20 cm, 1.1 kg',
  43: '14 x 12 x 6 cm, 0.5 kg',
  44: '12 x 11 x 10 cm, 0.6 kg',
  45: '30 x 30 x 12 cm, 1.6 kg',
  46: '18 x 12 x 5 cm, 0.2 kg',
  47: '18 x 12 x 6 cm, 0.2 kg',
  48: '30 x 20 x 8 cm, 1.8 kg',
  // Others
  49: '22 x 16 x 14 cm, 4.2 kg',
  50: '102 x 52 x 3 cm, 14 kg',
  80: '80 x 64 x 14 cm, 24 kg',
  // The stands, the bench, the bar and two pairs of plates with the collars
  'combo-1':
    '115 x 30 x 20 cm, 15 kg; 55 x 55 x 12 cm, 13 kg; 125 x 35 x 20 cm, 20 kg; 157 x 10 x 10 cm, 15 kg; 32 x 32 x 9 cm, 23 kg; 37 x 37 x 9 cm, 34 kg',
};

/** Two of the same. */
const two = (box: string) => `${box}; ${box}`;

/** Those that do not leave in the product's own. */
const OF_VARIANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  13: {
    '5 kg pair': '26 x 25 x 13 cm, 10.5 kg',
    '7.5 kg pair': '28 x 28 x 14 cm, 15.5 kg',
    '10 kg pair': '30 x 30 x 15 cm, 20.5 kg',
    '12.5 kg pair': '32 x 31 x 16 cm, 25.5 kg',
    '15 kg pair': '34 x 32 x 17 cm, 30.5 kg',
    '17.5 kg pair': two('33 x 20 x 18 cm, 17.75 kg'),
    '20 kg pair': two('34 x 20 x 18 cm, 20.25 kg'),
    '22.5 kg pair': two('35 x 21 x 19 cm, 22.75 kg'),
    '25 kg pair': two('36 x 22 x 19 cm, 25.25 kg'),
    '30 kg pair': two('37 x 23 x 20 cm, 30.25 kg'),
    '35 kg pair': two('38 x 24 x 21 cm, 35.25 kg'),
    // On a pallet.
    'Full set 405 kg (12 pairs, 2.5 to 35 kg)': '120 x 80 x 45 cm, 420 kg',
  },
  15: {
    '25 kg set': '45 x 30 x 18 cm, 26 kg',
    '50 kg set': two('50 x 30 x 18 cm, 26 kg'),
  },
  18: {
    '2 kg pair': '21 x 17 x 9 cm, 4.2 kg',
    '3 kg pair': '22 x 19 x 10 cm, 6.2 kg',
    '4 kg pair': '24 x 21 x 11 cm, 8.2 kg',
    '5 kg pair': '25 x 22 x 12 cm, 10.2 kg',
  },
  19: {
    '10 kg pair': '32 x 32 x 17 cm, 20.8 kg',
    '15 kg pair': '36 x 34 x 18 cm, 31 kg',
    '20 kg pair': two('39 x 19 x 19 cm, 20.5 kg'),
    '25 kg pair': two('41 x 20 x 20 cm, 25.5 kg'),
    '30 kg pair': two('42 x 21 x 21 cm, 30.5 kg'),
  },
  36: {
    '2.5 kg pair': '19 x 19 x 7 cm, 5.2 kg',
    '5 kg pair': '25 x 25 x 8 cm, 10.3 kg',
    '10 kg pair': '32 x 32 x 9 cm, 20.5 kg',
    '15 kg pair': '37 x 37 x 9 cm, 30.7 kg',
    '20 kg pair': two('47 x 47 x 6 cm, 20.5 kg'),
    'Set 107.5 kg (pairs of 1.25 to 20 kg)': `25 x 25 x 15 cm, 17.8 kg; 32 x 32 x 9 cm, 20.5 kg; 37 x 37 x 9 cm, 30.7 kg; ${two('47 x 47 x 6 cm, 20.5 kg')}`,
  },
  38: {
    '10 kg pair': '47 x 47 x 11 cm, 20.6 kg',
    '15 kg pair': '47 x 47 x 15 cm, 30.8 kg',
    '20 kg pair': two('47 x 47 x 10 cm, 20.5 kg'),
    '25 kg pair': two('47 x 47 x 12 cm, 25.5 kg'),
    'Set 150 kg (pairs of 5 to 25 kg)': `47 x 47 x 17 cm, 31 kg; 47 x 47 x 15 cm, 30.8 kg; ${two('47 x 47 x 10 cm, 20.5 kg')}; ${two('47 x 47 x 12 cm, 25.6 kg')}`,
  },
  40: {
    '15 kg pair yellow': '47 x 47 x 11 cm, 30.8 kg',
    '20 kg pair blue': two('47 x 47 x 7 cm, 20.5 kg'),
    '25 kg pair red': two('47 x 47 x 8 cm, 25.5 kg'),
  },
  41: {
    '5 kg pair': '24 x 24 x 9 cm, 10.3 kg',
    '10 kg pair': '31 x 31 x 10 cm, 20.5 kg',
    '15 kg pair': '35 x 35 x 11 cm, 30.7 kg',
    '20 kg pair': two('39 x 39 x 7 cm, 20.5 kg'),
  },
  49: {
    '8 kg': '24 x 18 x 17 cm, 8.3 kg',
    '12 kg': '27 x 20 x 19 cm, 12.4 kg',
    '16 kg': '29 x 21 x 20 cm, 16.5 kg',
    '20 kg': '31 x 23 x 22 cm, 20.6 kg',
    '24 kg': '32 x 24 x 23 cm, 24.7 kg',
  },
};

export interface OurBoxes {
  readonly own: Box[];
  /** By their label, those that have their own. */
  readonly variants: Readonly<Record<string, Box[]>>;
}

export function boxesOf(productId: string): OurBoxes {
  const variants = Object.entries(OF_VARIANTS[productId] ?? {});
  return {
    own: readBoxes(OF_PRODUCTS[productId] ?? '') ?? [],
    variants: Object.fromEntries(variants.map(([label, text]) => [label, readBoxes(text) ?? []])),
  };
}
