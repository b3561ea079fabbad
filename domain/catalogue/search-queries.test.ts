import { describe, expect, it } from 'vitest';
import { withDerived } from '../../catalogue/derive.ts';
import { products } from '../../catalogue/products.ts';
import { searchProducts, suggest } from './search.ts';

/** What people type, and the first three products that somebody who equips a gym expects. Fewer: nothing else is found. */
const HEX = 'Rubber Hex Dumbbells';
const ADJUSTABLE_PAIR = 'Adjustable Dumbbell Set';
const URETHANE = 'Round Urethane Dumbbells (pair)';
const NEOPRENE = 'Neoprene Dumbbells (pair)';
const BAR_7 = 'Olympic Barbell 7 ft 20 kg';
const BAR_6 = 'Olympic Barbell 6 ft 15 kg';
const BAR_5 = 'Olympic Barbell 5 ft 12 kg';
const POWER_BAR = 'Powerlifting Barbell 29 mm 20 kg';
const EZ_BAR = 'Olympic EZ Curl Bar 4 ft 8.5 kg';
const TRAP_BAR = 'Olympic Hex Trap Bar 25 kg';
const ROD = 'Standard Straight Rod 5 ft 28 mm';
const EZ_ROD = 'Standard EZ Curl Rod 3 ft 28 mm';
const POWER_RACK = 'Power Rack 75x75 mm 11 SWG';
const HALF_RACK = 'Half Rack with Plate Storage 60x60 mm 14 SWG';
const SQUAT_RACK = 'Squat Rack with Pull-up Bar 60x60 mm';
const STANDS = 'Adjustable Squat Stands (pair)';
const WALL_RACK = 'Wall-Mount Folding Rack 75x75 mm 11 SWG';
const DUMBBELL_RACK = '3-Tier Dumbbell Rack';
const PLATE_TREE = 'Olympic Plate Tree';
const BENCH = 'Adjustable Bench 7 Positions';
const GYM_BENCH = 'Commercial Adjustable Bench 11 SWG';
const FLAT_BENCH = 'Flat Bench';
const PRESS_STATION = 'Olympic Flat Bench Press Station';
const AB_BENCH = 'Adjustable Decline Ab Bench';
const IRON = 'Cast Iron Olympic Plates';
const BUMPERS = 'Rubber Bumper Plates';
const COMPETITION = 'Colour Competition Bumper Plates (pair)';
const TRI_GRIP = 'Rubber Tri-Grip Plates 28 mm (pair)';
const SPRING_COLLARS = 'Olympic Spring Collars (pair)';
const LOCK_COLLARS = 'Quick-Lock Barbell Collars (pair)';
const BELT = 'Leather Lever Lifting Belt 10 mm';
const DIP_BELT = 'Dip Belt with Steel Chain';
const TILE = 'Rubber Gym Floor Tile 20 mm';
const KETTLEBELL = 'Cast Iron Kettlebell';
const COMBO = 'Home Strength Combo: Squat Stands, Bench, 5 ft Bar and 50 kg Plates';

const QUERIES: readonly (readonly [query: string, first: readonly string[]])[] = [
  // Weights belong to variants as much as to names, with and without a space.
  ['20 kg dumbbell', [HEX, URETHANE]],
  ['20kg dumbbells', [HEX, URETHANE]],
  ['dumbell 20kgs', [HEX, URETHANE]],
  ['5 kilo dumbbell', [HEX, URETHANE, NEOPRENE]],
  ['35 kg dumbbell', [HEX]],
  ['20kg', [BAR_7, POWER_BAR, HEX]],
  ['plates 10 kg', [BUMPERS, IRON, COMPETITION]],
  ['10kg plate', [BUMPERS, IRON, COMPETITION]],
  ['2.5 kg plate', [IRON, TRI_GRIP]],
  ['25 kg bumper', [BUMPERS, COMPETITION]],
  ['50 kg set', [ADJUSTABLE_PAIR]],
  ['kettle bell 16kg', [KETTLEBELL]],
  ['50mm plates', [BUMPERS, IRON, COMPETITION]],
  ['7 feet barbell', [BAR_7, BAR_6, POWER_BAR]],
  ['11 gauge rack', [POWER_RACK, WALL_RACK]],
  ['red bench', [BENCH, FLAT_BENCH]],
  // One typo a word.
  ['dumbell', [HEX, ADJUSTABLE_PAIR, URETHANE]],
  ['ketlebell', [KETTLEBELL]],
  ['olimpic barbel', [BAR_7, BAR_6, BAR_5]],
  ['squad rack', [SQUAT_RACK, STANDS, POWER_RACK]],
  ['banch', [BENCH, GYM_BENCH, FLAT_BENCH]],
  ['bumber plaets', [BUMPERS, COMPETITION, IRON]],
  // Other words for the same thing, Hindi among them.
  ['power cage', [POWER_RACK, HALF_RACK]],
  ['weights', [BUMPERS, IRON, COMPETITION]],
  ['vajan', [BUMPERS, IRON, COMPETITION]],
  ['vajan 10 kilo', [BUMPERS, IRON, COMPETITION]],
  ['rod', [ROD, EZ_ROD, BAR_7]],
  ['5 fit rod', [ROD, BAR_5, COMBO]],
  ['lohe ki plate', [IRON, PLATE_TREE, COMBO]],
  ['z rod', [EZ_ROD, EZ_BAR]],
  ['barbell clips', [LOCK_COLLARS, SPRING_COLLARS]],
  ['wrist support', ['Wrist Wraps 18 in (pair)']],
  ['plate stand', [PLATE_TREE, IRON]],
  ['gym mat', [TILE]],
  ['incline bench', [BENCH, GYM_BENCH, AB_BENCH]],
  ['home gym set', [COMBO]],
  ['pullup bar', [SQUAT_RACK, POWER_RACK, HALF_RACK]],
  // Name and category before description.
  ['bar', [BAR_7, BAR_6, BAR_5]],
  ['power rack', [POWER_RACK, HALF_RACK]],
  ['squat rack', [SQUAT_RACK, STANDS, POWER_RACK]],
  ['wall mounted rack', [WALL_RACK]],
  ['dumbbell rack', [DUMBBELL_RACK, HEX, ADJUSTABLE_PAIR]],
  ['gym bench', [BENCH, GYM_BENCH, FLAT_BENCH]],
  ['flat bench', [FLAT_BENCH, PRESS_STATION, BENCH]],
  ['bench press', [PRESS_STATION, BENCH, GYM_BENCH]],
  ['ez bar', [EZ_BAR, EZ_ROD]],
  ['hex bar', [TRAP_BAR]],
  ['collars', [SPRING_COLLARS, LOCK_COLLARS]],
  ['weight lifting belt', [BELT, DIP_BELT]],
  ['resistance bands', ['Loop Resistance Bands Set of 5']],
  ['sit up bench', [AB_BENCH]],
  // What only descriptions say.
  ['needle bearings', [BAR_7, POWER_BAR]],
  ['hip thrust', ['Barbell Squat Pad']],
  ['treadmill mat', [TILE]],
  // Nothing rather than nonsense.
  ['treadmil', []],
  ['treadmill', []],
  ['leg press', []],
  ['yoga mat', []],
  ['boxing gloves', []],
  ['protein', []],
];

describe('what people type', () => {
  const catalogue = products.map((product) => withDerived(product, new Date(product.createdAt)));

  it.each(QUERIES)('"%s" finds %j first', (query, first) => {
    const found = searchProducts(catalogue, query).map(({ name }) => name);
    expect(found.slice(0, 3)).toEqual(first);
    expect(suggest(catalogue, query).map(({ name }) => name)).toEqual(found.slice(0, 5));
  });

  it('is tried with sixty queries', () => {
    expect(QUERIES).toHaveLength(60);
  });
});
