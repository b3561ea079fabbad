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

const HANDLES = 'Olympic Loadable Dumbbell Handles (pair)';
const BICEP_BAR = 'Olympic Bicep Straight Bar 4 ft';
const SAFETY_BAR = 'Safety Squat Bar 28 kg';
const PREACHER_BENCH = 'Preacher Curl Bench';
const ROMAN_CHAIR = 'Roman Chair Hyperextension Bench';
const CHANGE_PLATES = 'Fractional Change Plate Set 7.5 kg';
const STRAPS = 'Cotton Lifting Straps (pair)';
const WRIST_WRAPS = 'Wrist Wraps 18 in (pair)';
const SQUAT_PAD = 'Barbell Squat Pad';
const AB_ROLLER = 'Ab Roller Wheel';
const TRICEPS_ROPE = 'Triceps Rope Cable Attachment';
const LAT_BAR = 'Lat Pulldown Bar 4 ft';
const PLYO_BOX = '3-in-1 Wooden Plyo Box';

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
  ['wrist support', [WRIST_WRAPS]],
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
  ['hip thrust', [SQUAT_PAD]],
  ['treadmill mat', [TILE]],
  // Nothing rather than nonsense.
  ['treadmil', []],
  ['treadmill', []],
  ['leg press', []],
  ['yoga mat', []],
  ['boxing gloves', []],
  ['protein', []],
];

/** Further ones, and what comes first. */
const FIRST: readonly (readonly [query: string, first: string | undefined])[] = [
  // Dumbbells: sizes, typos, Hindi words in English letters.
  ['dumbel 10kg', HEX],
  ['dumbles', HEX],
  ['dambal 5 kilo', HEX],
  ['hexagonal dumbbell 5 kg', HEX],
  ['dumbbell set', ADJUSTABLE_PAIR],
  ['ajustable dumbells', ADJUSTABLE_PAIR],
  ['1 kg dumbbells', NEOPRENE],
  ['neoprine dumbell 2kg', NEOPRENE],
  ['ladies dumbbell 2 kg', NEOPRENE],
  ['dumbbell rod', HANDLES],
  ['dumbell stand', DUMBBELL_RACK],
  ['kettelbell 8kgs', KETTLEBELL],
  // In Indian gyms a barbell is a rod.
  ['olympic rod', BAR_7],
  ['gym rod 7 feet', BAR_7],
  ['7ft olampic barbell', BAR_7],
  ['15 kg bar', BAR_6],
  ['zig zag rod', EZ_ROD],
  ['3 feet rod', EZ_ROD],
  ['bicep rod', BICEP_BAR],
  ['safty squat bar', SAFETY_BAR],
  ['lat pull down rod', LAT_BAR],
  ['barbell lock', LOCK_COLLARS],
  ['spring clips', SPRING_COLLARS],
  // Plates.
  ['20 kg plate', BUMPERS],
  ['wieght plates 10 kg', BUMPERS],
  ['bumpr plate 25kg', BUMPERS],
  ['1.25 kg plates', IRON],
  ['loha plate 5 kilo', IRON],
  ['rubber plates 28mm', TRI_GRIP],
  ['micro plates', CHANGE_PLATES],
  // Racks and benches, also written as one word.
  ['sqaut rack', SQUAT_RACK],
  ['squatrack', SQUAT_RACK],
  ['chin up bar', SQUAT_RACK],
  ['squat stand', STANDS],
  ['power rak', POWER_RACK],
  ['powerrack', POWER_RACK],
  ['folding wall rack', WALL_RACK],
  ['benchpress', PRESS_STATION],
  ['bench press bench', PRESS_STATION],
  ['insline bench', BENCH],
  ['situp bench', AB_BENCH],
  ['preacher bench', PREACHER_BENCH],
  ['back extension machine', ROMAN_CHAIR],
  // What is worn, and what lies around.
  ['gym belt', BELT],
  ['kamar ki belt', BELT],
  ['weightlifting belt', BELT],
  ['dips belt', DIP_BELT],
  ['deadlift straps', STRAPS],
  ['wrist bands', WRIST_WRAPS],
  ['tricep rope', TRICEPS_ROPE],
  ['abs roller', AB_ROLLER],
  ['hip thrust pad', SQUAT_PAD],
  ['rubber mats for gym', TILE],
  ['jump box', PLYO_BOX],
  ['home gym 50 kg', COMBO],
  ['ghar ke liye gym set', COMBO],
  // Not sold.
  ['pushup bar', undefined],
  ['skipping rope', undefined],
  ['gym gloves', undefined],
  ['exercise cycle', undefined],
];

describe('what people type', () => {
  const catalogue = products.map((product) => withDerived(product, new Date(product.createdAt)));

  it.each(QUERIES)('"%s" finds %j first', (query, first) => {
    const found = searchProducts(catalogue, query).map(({ name }) => name);
    expect(found.slice(0, 3)).toEqual(first);
    expect(suggest(catalogue, query).map(({ name }) => name)).toEqual(found.slice(0, 5));
  });

  it.each(FIRST)('"%s" finds %j before anything else', (query, first) => {
    expect(searchProducts(catalogue, query)[0]?.name).toBe(first);
  });

  it('is not misled by small words in names: Squat Rack with Pull-up Bar is no barbell with plates', () => {
    expect(searchProducts(catalogue, 'barbell with weights')[0]?.name).toBe(BAR_7);
  });

  it('is tried with sixty queries twice', () => {
    expect([QUERIES.length, FIRST.length]).toEqual([60, 60]);
  });
});
