/**
 * Urdu, Persian, Arabic, Kashmiri and Sindhi in Latin letters: `لاہور` is Lahur. The script leaves most short vowels out,
 * and so do we; a guessed name is worse than a bare one.
 */

const LETTERS: Readonly<Record<string, string>> = {
  ...row('ا آ أ ٱ ٲ ٳ ع ة ۃ ە', 'a a a a a a a a a a'),
  ...row('ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ', 'b p t t s j ch h kh d d z r r z zh'),
  ...row('س ش ص ض ط ظ غ ف ق ک ك گ ل م ن ں', 's sh s z t z gh f q k k g l m n n'),
  ...row('إ ى ے ۓ ؤ ھ ۀ ۂ ۆ ۄ ۇ ۋ ې ێ ۍ ڤ', 'i a e e u h h h o o u v e e i v'),
  ...row('ٺ ٻ ڀ ٽ ٿ ڄ ڃ ڇ ڊ ڌ ڍ ڏ ڦ ڪ ڳ ڱ ڻ', 'th b bh t th j n chh d dh d d ph k g n n'),
  ...row('ځ څ ډ ړ ږ ښ ګ ڼ', 'z ts d r zh sh g n'),
  ...row('، ؛ ؟ ۔ ٪ ٫ ٬', ', ; ? . % . ,'),
  ...digits(0x660),
  ...digits(0x6f0),
  ء: '',
  ئ: '',
};

const WAW = 'و';
const YEH = /^[یي]$/;
const HEH = /^[ہه]$/;
const LONG_A = /^[اآ]$/;
const LONG_VOWEL = /^[اآویيے]$/;

/** Harakat and other marks, and the stroke that only stretches a word. */
const UNSPOKEN = /\p{Mn}|\u0640/gu;

function row(letters: string, latin: string): Record<string, string> {
  const spellings = latin.split(' ');
  return Object.fromEntries(letters.split(' ').map((letter, index) => [letter, spellings[index] ?? '']));
}

function digits(zero: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), String(digit)]),
  );
}

export function spellArabicScript(text: string): string {
  return text.replaceAll(/\p{Script_Extensions=Arabic}+/gu, (word) => {
    const letters = [...word.normalize('NFKC').replaceAll(UNSPOKEN, '')];
    return letters.map((letter, at) => spell(letter, letters[at - 1], letters[at + 1])).join('');
  });
}

/** Waw and yeh are consonants where a word begins and before a long a, waw behind it too; a last heh is an a. */
function spell(letter: string, before = '', after = ''): string {
  const isConsonant = !isLetter(before) || LONG_A.test(after);
  if (letter === WAW) return isConsonant || LONG_A.test(before) ? 'v' : 'u';
  if (YEH.test(letter)) return isConsonant ? 'y' : 'i';
  if (HEH.test(letter)) return isLetter(before) && !isLetter(after) && !LONG_VOWEL.test(before) ? 'a' : 'h';
  return LETTERS[letter] ?? letter;
}

const isLetter = (character: string) => /^\p{L}$/u.test(character);
