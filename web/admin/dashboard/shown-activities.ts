import { DASHBOARD_ACTIVITIES } from '../../../domain/limits.ts';
import type { Activity } from './dashboard-reply.ts';

export type Shown = 'all' | Activity['type'];

/** The filter comes first: the eleventh entry of all may be the third enquiry. */
export function shownActivities<Entry extends Pick<Activity, 'type'>>(
  activities: readonly Entry[],
  shown: Shown,
): Entry[] {
  return activities.filter(({ type }) => shown === 'all' || type === shown).slice(0, DASHBOARD_ACTIVITIES);
}
