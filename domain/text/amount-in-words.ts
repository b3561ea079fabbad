import { digitsOf, type Paise } from '../pricing/money.ts';

const BELOW_TWENTY = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const;
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const;

/** Largest first. Above a crore the crores are counted in the same words: One Hundred Twenty Crore. */
const GROUPS = [
  { size: 10_000_000, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1_000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
] as const;

function belowHundred(count: number): string {
  const small = BELOW_TWENTY[count];
  if (small !== undefined) return small;
  const ten = TENS[Math.floor(count / 10)];
  return count % 10 === 0 ? `${ten}` : `${ten}-${BELOW_TWENTY[count % 10]}`;
}

function words(count: number): string {
  const group = GROUPS.find(({ size }) => count >= size);
  if (group === undefined) return belowHundred(count);
  const rest = count % group.size;
  const head = `${words((count - rest) / group.size)} ${group.name}`;
  return rest === 0 ? head : `${head} ${words(rest)}`;
}

/**
 * The total of a tax invoice in the Indian convention.
 * Example: ₹10,05,00,010.50 is 'Rupees Ten Crore Five Lakh Ten and Fifty Paise Only'.
 */
export function amountInWords(amount: Paise): string {
  const { negative, rupees, paise } = digitsOf(amount);
  const fraction = paise === 0 ? '' : ` and ${words(paise)} Paise`;
  return `${negative ? 'Minus ' : ''}Rupees ${words(rupees)}${fraction} Only`;
}
