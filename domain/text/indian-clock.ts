/** India has one zone and no summer time. */
const AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;

/** A date whose UTC fields read as the clock on an Indian wall: 18:30 UTC is midnight there. */
export function indianClock(moment: Date): Date {
  const clock = new Date(moment.getTime() + AHEAD_OF_UTC_MS);
  if (Number.isNaN(clock.getTime())) throw new RangeError('Not a date');
  return clock;
}
