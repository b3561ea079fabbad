import { type Paise, sum } from '../../pricing/money.ts';

/** Money that has been collected for us and is not paid out, and for how long. */

export interface OpenMoney {
  /** The carrier's id; null is the payment service. */
  readonly carrierId: string | null;
  readonly name: string;
  readonly owed: Paise;
  /** The day in India on which it was collected. */
  readonly since: string;
  /** How many days after it the payout is agreed for. */
  readonly paysAfterDays: number;
}

/** Not due yet, up to 7 days late, 8 to 14, and more. */
export const AGE_STEPS = ['Not due', 'Up to 7 days late', '8 to 14 days late', 'Over 14 days late'] as const;

export interface Debtor {
  readonly carrierId: string | null;
  readonly name: string;
  readonly paysAfterDays: number;
  readonly open: number;
  readonly oldestDays: number;
  /** One amount for each of the steps. */
  readonly ages: readonly Paise[];
  readonly late: Paise;
  readonly owed: Paise;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** PhonePe pays on the second working day: what comes on a Friday is due on Tuesday. */
export function workingDaysAfter(day: string, count: number): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  let [days, left] = [0, count];
  while (left > 0) {
    days += 1;
    if ((weekday + days) % 7 !== 0 && (weekday + days) % 7 !== 6) left -= 1;
  }
  return days;
}

/** Who owes us, the largest debt first. */
export function ageOwed(open: readonly OpenMoney[], today: string): Debtor[] {
  const byDebtor = new Map<string | null, OpenMoney[]>();
  for (const money of open) {
    const known = byDebtor.get(money.carrierId);
    if (known === undefined) byDebtor.set(money.carrierId, [money]);
    else known.push(money);
  }
  const debtors = [...byDebtor.entries()].map(([carrierId, all]): Debtor => {
    const [{ name, paysAfterDays } = { name: '', paysAfterDays: 0 }] = all;
    const ages = AGE_STEPS.map((_, step) =>
      sum(all.filter((money) => stepOf(money, today) === step).map(({ owed }) => owed)),
    );
    return {
      carrierId,
      name,
      paysAfterDays,
      open: all.length,
      oldestDays: Math.max(...all.map(({ since }) => dayNumber(today) - dayNumber(since))),
      ages,
      late: sum(ages.slice(1)),
      owed: sum(ages),
    };
  });
  return debtors.toSorted((a, b) => b.owed - a.owed || a.name.localeCompare(b.name, 'en'));
}

function stepOf({ since, paysAfterDays }: OpenMoney, today: string): number {
  const late = dayNumber(today) - dayNumber(since) - paysAfterDays;
  if (late <= 0) return 0;
  if (late <= 7) return 1;
  return late <= 14 ? 2 : 3;
}
