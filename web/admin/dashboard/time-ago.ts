const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '4 min ago', '3 h ago', '2 days ago'. */
export function timeAgo(then: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(then));
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`;
  const days = Math.floor(passed / DAY);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** How much more than before, in whole per cent; undefined where there was nothing, or less, to compare with. */
export function changeInPercent(now: number, before: number): number | undefined {
  return before <= 0 ? undefined : Math.round(((now - before) / before) * 100);
}
