import { PHRASES, SPELLINGS, UNITS } from './search-vocabulary.ts';

/**
 * The words of a name or of a query, each in its one form and with a space between them: '20KG dumbells' and
 * '20 kg Dumbbell' are both '20kg dumbbell', 'Pull-up', 'pull ups' and 'pullup' are 'pullup'.
 */
export function searchText(text: string): string {
  const plain = inLatinDigits(text)
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(NUKTA, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\b(chin|pull|push|sit)[- ]?ups?\b/g, '$1up');
  const parts = plain.match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? [];
  let words = '';
  let number = '';
  for (const part of parts) {
    const word = singular(part);
    const unit = number === '' ? undefined : UNITS.get(word);
    words += unit ?? `${words === '' ? '' : ' '}${SPELLINGS.get(word) ?? word}`;
    number = /^\d/.test(part) ? part : '';
  }
  return words;
}

/** The dot below a letter, which is as often left out as written: 'चमड़ा' and 'चमडा'. */
const NUKTA = '\u093c';

/** '२०' is '20'. */
export const inLatinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** It says where a thing will stand, not what it is: a 'bench for home gym' is no home gym. */
const FOR_HOME = /\bfor (?:my |a |the )?(?:home gym|home|gym)\b/gi;

/** The words of a query, with phrases of two words read as what they mean. */
export function queryWords(text: string): string[] {
  const words: string[] = [];
  for (const word of searchText(text.replace(FOR_HOME, ' ')).split(' ').filter(Boolean)) {
    const phrase = PHRASES.get(`${words.at(-1)} ${word}`);
    if (phrase === undefined) words.push(word);
    else words.splice(-1, 1, ...phrase.split(' '));
  }
  return words;
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:ch|sh|x|ss)es$/.test(word) ? -2 : -1);
}

/** One letter is missing, too many, another one, or two neighbours have changed places. Short words are left as typed. */
export function isOneTypoAway(typed: string, word: string): boolean {
  if (typed.length < 4 || /^\d/.test(typed) || Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [typedRest, rest] = [typed.slice(at), word.slice(at)];
  if (typedRest.length !== rest.length)
    return typedRest.length > rest.length ? typedRest.slice(1) === rest : rest.slice(1) === typedRest;
  const hasSwapped = typedRest[0] === rest[1] && typedRest[1] === rest[0];
  return typedRest.slice(1) === rest.slice(1) || (hasSwapped && typedRest.slice(2) === rest.slice(2));
}
