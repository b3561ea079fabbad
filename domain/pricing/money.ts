/**
 * Money is a whole number of paise. This is the only file that multiplies, divides or rounds it, so that a
 * float never meets an amount: 0.1 + 0.2 rupees is 30 paise, not 30.000000000000004.
 */
export type Paise = number & { readonly __unit: 'paise' };

export function paise(count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number of paise: ${count}`);
  return (count === 0 ? 0 : count) as Paise;
}

export const ZERO = paise(0);
export const RUPEE = paise(100);

/** Up to fifteen digits every amount has a JSON number of its own; beyond that two amounts may share one. */
const LARGEST_IN_JSON = 10 ** 15;

/** From a rupee number as JSON and the catalogue carry it: 49.5 is 4950 paise; 49.505 is no amount of money. */
export function rupees(amount: number): Paise {
  const nearest = nearestPaise(amount);
  if (nearest / 100 !== amount) throw new RangeError(`Not an amount in rupees and paise: ${amount}`);
  return nearest;
}

/** For numbers that strangers send, which may carry float dust (1234.5600000000002). */
export function nearestPaise(amount: number): Paise {
  return withinJson(paise(Math.round(amount * 100)));
}

export function toRupees(amount: Paise): number {
  return withinJson(amount) / 100;
}

function withinJson(amount: Paise): Paise {
  if (Math.abs(amount) > LARGEST_IN_JSON) throw new RangeError(`Too large an amount: ${amount} paise`);
  return amount;
}

/** The digits of an amount, for whoever writes it out: -1,499.50 is { negative, rupees: 1499, paise: 50 }. */
export function digitsOf(amount: Paise): { negative: boolean; rupees: number; paise: number } {
  const size = Math.abs(amount);
  const rest = size % 100;
  return { negative: amount < 0, rupees: (size - rest) / 100, paise: rest };
}

export function sum(amounts: Iterable<Paise>): Paise {
  let total = ZERO;
  for (const amount of amounts) total = paise(total + amount);
  return total;
}

export function add(...amounts: Paise[]): Paise {
  return sum(amounts);
}

export function subtract(from: Paise, amount: Paise): Paise {
  return paise(from - amount);
}

export function negate(amount: Paise): Paise {
  return paise(-amount);
}

export function times(amount: Paise, count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number: ${count}`);
  return paise(amount * count);
}

export function minPaise(first: Paise, ...others: Paise[]): Paise {
  return paise(Math.min(first, ...others));
}

export function maxPaise(first: Paise, ...others: Paise[]): Paise {
  return paise(Math.max(first, ...others));
}

/**
 * amount × numerator / denominator, rounded once, half up, to a multiple of `step` paise. Half of a negative
 * amount goes away from zero, so that a credit note mirrors its invoice. Example: a sixth of ₹9,999 to the
 * rupee is ₹1,667 (1,666.50).
 */
export function scale(amount: Paise, numerator: number, denominator: number, step: Paise = paise(1)): Paise {
  if (!Number.isSafeInteger(numerator) || numerator < 0) throw new RangeError(`Not a factor: ${numerator}`);
  if (!Number.isSafeInteger(denominator) || denominator <= 0)
    throw new RangeError(`Not a divisor: ${denominator}`);
  const dividend = BigInt(Math.abs(amount)) * BigInt(numerator);
  const divisor = BigInt(denominator) * BigInt(step);
  const steps = (dividend * 2n + divisor) / (divisor * 2n);
  return paise(Math.sign(amount) * Number(steps * BigInt(step)));
}

/**
 * Half up to the paisa; a rate has at most two decimals. Example: 18 % of ₹229.25 is ₹41.27 (41.265), and one of two
 * `parts` of that rate ₹20.63 (20.6325).
 */
export function percentOf(amount: Paise, percent: number, parts = 1): Paise {
  const hundredths = Math.round(percent * 100);
  if (hundredths / 100 !== percent) throw new RangeError(`Not a rate with two decimals: ${percent}`);
  return scale(amount, hundredths, 10_000 * parts);
}

/** Section 170 of the CGST Act: 50 paise and above go up, less is dropped. */
export function roundToRupee(amount: Paise): Paise {
  return scale(amount, 1, 1, RUPEE);
}

/** To the next whole rupee: ₹1,116.10 becomes ₹1,117. */
export function roundUpToRupee(amount: Paise): Paise {
  return paise(Math.ceil(amount / RUPEE) * RUPEE);
}

export function divide(amount: Paise, count: number): Paise {
  return scale(amount, 1, count);
}

/** What part is of whole, in whole percent: ₹2,599 of ₹9,399 is 28 (27.65). */
export function wholePercent(part: Paise, whole: Paise): number {
  if (whole <= 0) throw new RangeError(`Nothing is a percentage of ${whole} paise`);
  return scale(part, 100, whole);
}

/**
 * Shares `total` out in proportion to `weights`, by largest remainder: everybody gets the whole paise due, and
 * the paise left over go to the largest fractions, earlier first. The parts sum to the total by construction.
 * Example: ₹1 over three equal lines is 34 + 33 + 33 paise. Without any weight the shares are equal.
 */
export function spread(total: Paise, weights: readonly number[]): Paise[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('A weight is a whole number, zero or more');
  if (weights.length === 0 && total !== 0) throw new RangeError(`Nobody to share ${total} paise among`);
  const given = weights.map(BigInt);
  const shares = given.some((weight) => weight > 0n) ? given : given.map(() => 1n);
  const whole = shares.reduce((all, share) => all + share, 0n);
  const size = BigInt(Math.abs(total));
  const due = shares.map((share, index) => ({
    index,
    floor: Number((size * share) / whole),
    rest: (size * share) % whole,
  }));
  const left = Math.abs(total) - due.reduce((all, part) => all + part.floor, 0);
  const byRest = due.toSorted((a, b) => Number(b.rest - a.rest));
  const favoured = new Set(byRest.slice(0, left).map((part) => part.index));
  return due.map(({ index, floor }) => paise(Math.sign(total) * (floor + (favoured.has(index) ? 1 : 0))));
}
