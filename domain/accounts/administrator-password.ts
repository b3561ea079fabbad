/** Longer than a shopper's password, and not easily guessed. */
export const ADMINISTRATOR_PASSWORD_MIN = 12;

const TOO_SHORT = `An administrator’s password must have at least ${ADMINISTRATOR_PASSWORD_MIN} characters`;
const COMMON = 'This password is too easy to guess. Try four unrelated words.';

/** Parts of the most common passwords, and the shop's own name. */
const GUESSED = (
  'rackandrep rackrep administrator admin password passwort passwd pass qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm zxcvbn ' +
  'qazwsx wsxedc edcrfv qweasd welcome letmein iloveyou changeme secret login master dragon monkey football baseball ' +
  'cricket superman batman princess sunshine shadow starwars trustno test default root user guest owner hello india ' +
  'bharat mumbai delhi nashik krishna ganesh ganpatibappa jaishreeram sairam omnamahshivaya jaihind sachin gym fitness ' +
  'barbell dumbbell'
).split(' ');

/** At least this many different letters must be left without the guessed parts. */
const LEAST_LETTERS = 5;

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '@': 'a', $: 's' };
const spelledOut = (text: string) => text.replace(/[013@$]/g, (sign) => LOOKALIKES[sign] ?? sign);

/** Undefined for a good password. `Password@1234` and `rackandrep2026` are not; `about` is the account's name and e-mail. */
export function administratorPasswordProblem(password: string, about: readonly string[]): string | undefined {
  if (password.length < ADMINISTRATOR_PASSWORD_MIN) return TOO_SHORT;
  const own = about.flatMap((text) => text.split(/[\s@.]+/)).map(lettersOf);
  const known = [...own, ...GUESSED].filter((part) => part.length > 2).sort((a, b) => b.length - a.length);
  const isGuessed = [password, spelledOut(password)].some(
    (text) => lettersLeft(lettersOf(text), known) < LEAST_LETTERS,
  );
  return isGuessed ? COMMON : undefined;
}

/** The number of different letters without the known parts and runs such as `aaa` and `abcd`. */
function lettersLeft(letters: string, known: readonly string[]): number {
  const rest = known.reduce((text, part) => text.replaceAll(part, ' '), letters);
  const steps = [...rest].filter((letter, at) => {
    const step = letter.charCodeAt(0) - (rest[at - 1] ?? ' ').charCodeAt(0);
    return letter !== ' ' && step !== 0 && step !== 1;
  });
  return new Set(steps).size;
}
