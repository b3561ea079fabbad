/** `npm test` answers quickly, `npm test -- --all` tries everything: every long table and random run asks here. */
export const RUNS_ALL = process.env.ALL_TESTS === 'yes';

/** How many rounds of so many run now: all of them, or a tenth. */
export function rounds(all: number): number {
  return RUNS_ALL ? all : Math.ceil(all / 10);
}
