import { spellArabicScript } from './arabic-script.ts';

/**
 * Indian scripts in Latin letters, for papers whose face has no others: `आशा राव` is Asha Rav. The nine scripts stand in
 * Unicode one behind the other in the same order, so one table reads them all; it follows the Survey of India's plain
 * spelling, without dots and bars.
 */

const FIRST_BLOCK = 0x0900;
const LAST = 0x0d7f;
const BLOCK = 0x80;

/** By place in a block. */
const VOWELS: Readonly<Record<number, string>> = row(0x05, 'a a i i u u ri li e e e ai o o o au');
const SIGNS: Readonly<Record<number, string>> = {
  ...row(0x3e, 'a i i u u ri ri e e e ai o o o au'),
  98: 'li',
  99: 'li',
};
const CONSONANTS: Readonly<Record<number, string>> = {
  ...row(0x15, 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'),
  ...row(0x58, 'q kh g z r rh f y'),
};
const MARKS: Readonly<Record<number, string>> = { 1: 'n', 2: 'n', 3: 'h', 112: 'n', 113: '' };
const NUKTA = 0x3c;
const VIRAMA = 0x4d;
const DIGITS = 0x66;

/** Devanagari, Bengali, Gurmukhi, Gujarati: a word's last short a is not spoken, except behind two consonants. */
const SILENT_END = new Set([0, 1, 2, 3]);

function row(first: number, letters: string): Record<number, string> {
  return Object.fromEntries(letters.split(' ').map((letter, index) => [first + index, letter]));
}

const placeOf = (character: string | undefined) => {
  const code = character?.codePointAt(0) ?? 0;
  if (code < FIRST_BLOCK || code > LAST) return null;
  return { block: Math.floor((code - FIRST_BLOCK) / BLOCK), place: (code - FIRST_BLOCK) % BLOCK };
};

export function transliterate(text: string): string {
  const plain = withoutEmoji(text);
  const characters = [...spellArabicScript(plain)];
  let latin = '';
  for (const [index, character] of characters.entries()) {
    const at = placeOf(character);
    latin += at === null ? character : spell(at, characters[index - 1], characters[index + 1]);
  }
  return latin === plain
    ? plain
    : latin.replaceAll(/(?<![\p{L}\d])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** What joins, directs or colours characters and prints nothing; a keycap leaves its digit, which may be a house's. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\u20e3/gu;
const EMOJI = /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;

/** `Asha 💪, Pune` is Asha, Pune. */
function withoutEmoji(text: string): string {
  const seen = text.replaceAll(UNSEEN, '');
  const plain = seen.replaceAll(EMOJI, '');
  return plain === seen ? seen : plain.replaceAll(/ +(?=[ ,]|$)|^ +/gm, '');
}

function spell(
  { block, place }: { block: number; place: number },
  before: string | undefined,
  after: string | undefined,
): string {
  const consonant = CONSONANTS[place];
  if (consonant !== undefined) {
    const next = placeOf(after)?.place;
    if (next !== undefined && (next === VIRAMA || next === NUKTA || next in SIGNS)) return consonant;
    const previous = placeOf(before)?.place;
    const isSpoken = previous === undefined || previous === VIRAMA || placeOf(after) !== null;
    return !isSpoken && SILENT_END.has(block) ? consonant : `${consonant}a`;
  }
  if (place >= DIGITS && place < DIGITS + 10) return String(place - DIGITS);
  return VOWELS[place] ?? SIGNS[place] ?? MARKS[place] ?? '';
}
