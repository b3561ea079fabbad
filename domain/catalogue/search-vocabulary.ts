/**
 * What the catalogue says, and what people type for it. All words are lower-case and in the singular
 * (`search-words.ts`).
 */
const typedFor = (rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(rows).flatMap(([meant, typed]) => typed.split(', ').map((word) => [word, meant])));
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Units behind a number: '20 kilos', '20 k' on the way to '20 kg', and '20kg' are one word. */
export const UNITS = typedFor({
  kg: 'k, kg, kgs, kilo, kilogram, किलो, किलोग्राम, केजी',
  ft: 'f, ft, feet, foot, fit, फुट, फीट',
  in: 'in, inch, इंच',
  mm: 'm, mm',
  swg: 'swg, gauge',
});

/** One and the same word, spelled otherwise or in Hindi, in either script. It is replaced in names and in queries alike. */
export const SPELLINGS = typedFor({
  bar: 'barbell, bb, बार, बारबेल',
  dumbbell: 'dumbell, dumbel, dumble, dambal, dambel, db, डम्बल, डंबल, डम्बेल, डंबेल',
  kettlebell: 'kettle, kettel, kb, केटलबेल',
  rack: 'rak, रैक',
  bench: 'बेंच, बैंच',
  plate: 'प्लेट, प्लेटें',
  weight: 'vajan, vazan, wajan, wazan, वजन',
  iron: 'loha, lohe, लोहा, लोहे',
  rubber: 'rabar, rabad, रबर',
  leather: 'chamda, chamde, चमड़ा, चमड़े',
  rod: 'danda, chad, chhad, sariya, रॉड, छड़, डंडा',
  rope: 'rassi, रस्सी',
  belt: 'patta, बेल्ट, पट्टा',
  stand: 'स्टैंड',
  set: 'सेट',
  mat: 'मैट',
  machine: 'मशीन',
  gym: 'जिम',
  home: 'होम',
  hex: 'hexa, hexagon, hexagonal',
  fractional: 'micro',
  pair: 'jodi, जोड़ी',
  black: 'kala, kali, काला, काली',
  red: 'lal, laal, लाल',
  blue: 'neela, neeli, नीला, नीली',
  colour: 'color',
  grey: 'gray',
  ab: 'abs',
  floor: 'flooring',
  mount: 'mounted',
  pullup: 'chinup',
  'tri grip': 'trigrip',
  'quick lock': 'quicklock',
  'pull down': 'pulldown',
  'squat rack': 'squatrack',
  'power rack': 'powerrack',
  'bench press': 'benchpress',
  'flat bench': 'flatbench',
  'power lifting': 'powerlifting',
  'weight lifting': 'weightlifting',
});

/** What else will do: a product that bears the typed word itself comes first. */
export const SYNONYMS = typedFor({
  rack: 'cage, stand, storage, holder',
  stand: 'rack',
  plate: 'weight, disc, disk',
  bar: 'rod',
  rod: 'bar',
  collar: 'clip, clamp, lock',
  tile: 'mat, floor',
  combo: 'package, kit',
  ez: 'zigzag, z',
  band: 'tube',
  wrap: 'support',
  adjustable: 'incline',
});

/** Two words that mean something else than each by itself. */
export const PHRASES = typedFor({
  bar: 'bar bell',
  dumbbell: 'dumb bell',
  kettlebell: 'kettlebell bell',
  combo: 'home gym, gym set, combo set',
  'wrist wrap': 'wrist band, hand wrap',
  'ez rod': 'z rod',
  pullup: 'pullup bar',
  'plate tree': 'plate stand, plate rack',
  'bar holder': 'bar stand, bar rack',
  'dumbbell handle': 'dumbbell rod',
  hyperextension: 'hyper extension, back extension, hyperextension machine',
  ball: 'swiss ball',
  machine: 'multi gym',
});

/** They say nothing of a product, in a name or in a query. */
export const STOP_WORDS = set('a an and at for in of on the to with');

/** They need not be found, only raise what has them, unless nothing else is typed. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...set(`
    best buy chahiye cheap dikhao equipment exercise fitness ghar gym home india indian ka kamar kasrat ke kg ki kilo lady lifting
    liye men me my need online price product rs rupee shop show size training wala wale wali want weight women workout
    का की के को में लिए वाला वाले वाली घर चाहिए दिखाओ सस्ता सस्ते कसरत`),
]);

/**
 * Kinds of equipment. A description mentions others' kinds ('quietens a treadmill', 'rolls into our racks'), so that
 * one of the kinds typed must stand in a name, a category or a variant. Many here are not sold: they find nothing.
 */
export const KINDS = set(`
  accessory attachment band bar bench belt box bumper cage chain clamp clip collar combo dumbbell floor handle holder
  kettlebell pad plate rack rod roller rope stand strap tile tree tube weight wheel wrap
  bag ball bike bottle chair chalk climber cross cycle elliptical glove gripper ladder machine mat mirror platform pulley
  ring rower shaker shoe skipping sled sock stepper tower towel trampoline treadmill tyre vest yoga`);

/** Kinds that are not sold, and the kind that does the nearest work. */
export const NEAREST_KINDS = typedFor({
  rack: 'smith, machine, pulley, tower, sled',
  'strap wrap': 'glove, gripper, chalk',
  tile: 'yoga, platform, trampoline',
  box: 'stepper, step, ladder',
  band: 'ring, shaker, bag, climber',
  roller: 'ball',
});
