import { inLatinDigits } from './search-words.ts';

/** What a query says of prices, in rupees, and the rest of its text. */
export interface PricedQuery {
  readonly text: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const MULTIPLES: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  hazar: 1000,
  hazaar: 1000,
  hajar: 1000,
  हजार: 1000,
  lakh: 100_000,
  lac: 100_000,
  लाख: 100_000,
};

const START = '(?<![\\p{L}\\p{M}\\d.])';
const END = '(?![\\p{L}\\p{M}\\d])';
const any = (words: string) => `(?:${words.split(', ').join('|').replaceAll(' ', '\\s+')})`;
const CURRENCY = '(?:₹|rs\\.?|inr|रु\\.?)';
/** '10000', '₹10k', '10 hazar rupees'. What weighs or measures is no price. */
const AMOUNT =
  `(${CURRENCY}?)\\s*(\\d+(?:\\.\\d+)?)\\s*(${Object.keys(MULTIPLES).join('|')})?${END}` +
  `(?!\\s*${any('kgs?, kilos?, किलो, mm, cm, inch(?:es)?, in, ft, feet, swg, g')}${END})(?:\\s*${any('/-, rs\\.?, rupees?, rupaye, रुपये, रुपए')}${END})?`;

const pattern = (...parts: string[]) => new RegExp(START + parts.join('\\s*'), 'iu');
const BETWEEN = pattern(
  `(?:${any('between, from')}${END})?`,
  AMOUNT,
  `(?:-|–|${any('to, and, se, से')}${END})`,
  AMOUNT,
  `(?:${any('tak, ke beech, तक, के बीच')}${END})?`,
);
const BELOW = pattern(
  `(?:<|${any('under, below, less than, cheaper than, not more than, upto, up to, within, max(?:imum)?, budget(?: of)?, in')})`,
  AMOUNT,
);
const BELOW_BEHIND = pattern(
  AMOUNT,
  any('se kam, ke andar, ke (?:niche|neeche), tak, or less, and below, budget, से कम, के अंदर, के नीचे, तक') + END,
);
const ABOVE = pattern(
  `(?:>|${any('above, over, more than, from, starting(?: from| at)?, min(?:imum)?')})`,
  AMOUNT,
);
const ABOVE_BEHIND = pattern(
  AMOUNT,
  `(?:\\+|${any('se (?:zyada|jyada|upar), or more, and above, plus, से ज्यादा, से ऊपर')}${END})`,
);

/** Smaller numbers without a sign of money are sizes: 'plates under 20'. */
const PLAIN_PRICE_MIN = 500;

function amount([currency = '', number = '', multiple = '']: readonly (string | undefined)[]):
  | number
  | undefined {
  const value = Number(number) * (MULTIPLES[multiple.toLowerCase()] ?? 1);
  return currency !== '' || multiple !== '' || value >= PLAIN_PRICE_MIN ? value : undefined;
}

/** 'bench under 10k' is 'bench' up to 10,000; 'rack 20 to 40k' is 'rack' from 20,000 to 40,000. */
export function readPrices(query: string): PricedQuery {
  const text = inLatinDigits(query)
    .normalize('NFC')
    .replace(/\u093c/g, '')
    .replace(/(\d),(?=\d{2,3})/g, '$1');
  const without = (found: RegExpExecArray) =>
    `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim();

  const between = BETWEEN.exec(text);
  if (between !== null) {
    const [, ...parts] = between;
    const max = amount(parts.slice(3));
    const multiple = parts[2] ?? (Number(parts[1]) < Number(parts[4]) ? parts[5] : undefined);
    const min = amount([parts[0], parts[1], multiple]);
    if (min !== undefined && max !== undefined && min <= max) return { text: without(between), min, max };
  }
  for (const [reading, side] of [
    [BELOW, 'max'],
    [BELOW_BEHIND, 'max'],
    [ABOVE, 'min'],
    [ABOVE_BEHIND, 'min'],
  ] as const) {
    const found = reading.exec(text);
    const limit = found === null ? undefined : amount(found.slice(1));
    if (found !== null && limit !== undefined) return { text: without(found), [side]: limit };
  }
  return { text: query };
}
