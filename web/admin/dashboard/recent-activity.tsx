import { useState } from 'react';
import { Link } from 'react-router';
import type { Activity } from '../../../contract/dashboard.ts';
import { DASHBOARD_ACTIVITIES } from '../../../domain/limits.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Box } from '../frame/admin-page.tsx';
import { Segments } from '../frame/segments.tsx';
import { timeAgo } from './time-ago.ts';

type Shown = 'all' | Activity['type'];

const FILTERS: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'order', label: 'Orders' },
  { value: 'contact', label: 'Contacts' },
  { value: 'enquiry', label: 'Enquiries' },
];

const ICONS = { order: 'orders', contact: 'mail', enquiry: 'help' } as const;

const TONES: Readonly<Record<string, BadgeTone>> = {
  PENDING: 'amber',
  CONFIRMED: 'blue',
  PROCESSING: 'violet',
  DELIVERED: 'green',
  CANCELLED: 'red',
  NEW: 'blue',
  REPLIED: 'green',
  RESPONDED: 'green',
};

/** The address of the screen that shows it, with a search that finds it. */
function screenOf({ type, title, customerEmail }: Activity): string {
  const search = encodeURIComponent(type === 'order' ? title.replace('Order ', '') : customerEmail);
  const screens = { order: 'orders', contact: 'contact-us', enquiry: 'enquiries' };
  return `/admin/${screens[type]}?search=${search}`;
}

/** Filters before it cuts the list: the eleventh entry of all may be the third enquiry. */
export const shownActivities = <Entry extends Pick<Activity, 'type'>>(
  activities: readonly Entry[],
  shown: Shown,
): Entry[] =>
  activities.filter(({ type }) => shown === 'all' || type === shown).slice(0, DASHBOARD_ACTIVITIES);

export function RecentActivity({ activities }: { readonly activities: readonly Activity[] | undefined }) {
  const [shown, setShown] = useState<Shown>('all');
  const now = Date.now();
  const listed = activities && shownActivities(activities, shown);
  return (
    <Box
      title="Recent Activity"
      className="activity-box"
      aside={<Segments label="Filter activity" options={FILTERS} value={shown} onChange={setShown} />}
    >
      {listed?.length === 0 && <p className="box-empty">No recent activity found</p>}
      <ul className="activity">
        {listed === undefined
          ? Array.from({ length: 6 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes of what comes
              <li key={place}>
                <LineSkeleton />
              </li>
            ))
          : listed.map((activity) => (
              <li key={`${activity.type}-${activity.id}`}>
                <span className="activity-icon">
                  <AdminIcon name={ICONS[activity.type]} size="small" />
                </span>
                <p className="activity-words">
                  <Link to={screenOf(activity)}>{activity.title}</Link>
                  <ActivityWords activity={activity} />
                </p>
                <Badge tone={TONES[activity.status.toUpperCase()] ?? 'neutral'}>{activity.status}</Badge>
                <time dateTime={activity.createdAt}>{timeAgo(activity.createdAt, now)}</time>
              </li>
            ))}
      </ul>
    </Box>
  );
}

/** A name may run backwards: what stands beside it, such as an amount, does not. */
function ActivityWords({ activity }: { readonly activity: Activity }) {
  const { type, description, customerName, customerEmail } = activity;
  if (type === 'order')
    return (
      <span>
        <bdi>{customerName}</bdi>
        {description.slice(customerName.length)}
      </span>
    );
  return (
    <span>
      <bdi>{description}</bdi> · <bdi>{customerName}</bdi>, <bdi>{customerEmail}</bdi>
    </span>
  );
}
