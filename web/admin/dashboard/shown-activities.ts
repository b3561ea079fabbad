import type { Activity } from '../../../contract/dashboard.ts';
import { DASHBOARD_ACTIVITIES } from '../../../domain/limits.ts';

export type Shown = 'all' | Activity['type'];

/** Filters before it cuts the list: the eleventh entry of all may be the third enquiry. */
export function shownActivities<Entry extends Pick<Activity, 'type'>>(
  activities: readonly Entry[],
  shown: Shown,
): Entry[] {
  return activities.filter(({ type }) => shown === 'all' || type === shown).slice(0, DASHBOARD_ACTIVITIES);
}
