/** What opens the admin is longer than a shopper's password, and not one that everybody guesses. */
export const ADMINISTRATOR_PASSWORD_MIN = 12;

const TOO_SHORT = `An administrator’s password must have at least ${ADMINISTRATOR_PASSWORD_MIN} characters`;
const COMMON =
  'This password is easily guessed. Choose another, such as four words that do not belong together.';

/** The parts that the commonest passwords are put together from; the shop's own name is one here. */
const GUESSED = (
  'rackandrep rackrep administrator admin password passwort passwd pass qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm zxcvbn ' +
  'qazwsx wsxedc edcrfv qweasd welcome letmein iloveyou changeme secret login master dragon monkey football baseball ' +
  'cricket superman batman princess sunshine shadow starwars trustno test default root user guest owner hello india ' +
  'bharat mumbai delhi nashik krishna ganesh ganpatibappa jaishreeram sairam omnamahshivaya jaihind sachin gym fitness ' +
  'barbell dumbbell'
).split(' ');

/** Fewer different letters than this beside what is guessed are no secret. */
const LEAST_LETTERS = 5;

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '@': 'a', $: 's' };
const spelledOut = (text: string) => text.replace(/[013@$]/g, (sign) => LOOKALIKES[sign] ?? sign);

/** Undefined for a good one. `Password@1234` and `rackandrep2026` are not; `about` is the account's name and e-mail. */
export function administratorPasswordProblem(password: string, about: readonly string[]): string | undefined {
  if (password.length < ADMINISTRATOR_PASSWORD_MIN) return TOO_SHORT;
  const own = about.flatMap((text) => text.split(/[\s@.]+/)).map(lettersOf);
  const known = [...own, ...GUESSED].filter((part) => part.length > 2).sort((a, b) => b.length - a.length);
  const isGuessed = [password, spelledOut(password)].some(
    (text) => lettersLeft(lettersOf(text), known) < LEAST_LETTERS,
  );
  return isGuessed ? COMMON : undefined;
}

/** How many different letters are left without the known parts, and without runs such as `aaa` and `abcd`. */
function lettersLeft(letters: string, known: readonly string[]): number {
  const rest = known.reduce((text, part) => text.replaceAll(part, ' '), letters);
  const steps = [...rest].filter((letter, at) => {
    const step = letter.charCodeAt(0) - (rest[at - 1] ?? ' ').charCodeAt(0);
    return letter !== ' ' && step !== 0 && step !== 1;
  });
  return new Set(steps).size;
}
