import { useState } from 'react';
import { Link } from 'react-router';
import type { Activity } from '../../../contract/dashboard.ts';
import { DASHBOARD_ACTIVITIES } from '../../../domain/limits.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Box } from '../frame/admin-page.tsx';
import { useMay } from '../frame/role.tsx';
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
  const may = useMay();
  const [shown, setShown] = useState<Shown>('all');
  const now = Date.now();
  const listed = activities && shownActivities(activities, shown);
  return (
    <Box
      title="Recent Activity"
      aside={
        may('answer messages') && (
          <Segments label="Filter activity" options={FILTERS} value={shown} onChange={setShown} />
        )
      }
    >
      {listed?.length === 0 && <p className="px-4 py-6 text-steel">No recent activity found</p>}
      <ul className="divide-y divide-line">
        {listed === undefined
          ? Array.from({ length: 6 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes of what comes
              <li key={index} className="min-h-13 px-4 py-2.25">
                <LineSkeleton />
              </li>
            ))
          : listed.map((activity) => (
              <li
                key={`${activity.type}-${activity.id}`}
                className="grid min-h-13 grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2.25 md:grid-cols-[32px_minmax(0,1fr)_118px_84px]"
              >
                <span className="row-span-2 grid size-8 place-items-center self-start rounded-sm bg-studio md:row-auto md:self-center">
                  <AdminIcon name={ICONS[activity.type]} />
                </span>
                <p className="col-[2/-1] grid min-w-0 wrap-anywhere md:col-auto md:flex md:items-baseline md:gap-2.5">
                  <Link
                    className="font-bold no-underline hover:underline md:flex-none"
                    to={screenOf(activity)}
                  >
                    {activity.title}
                  </Link>
                  <ActivityText activity={activity} />
                </p>
                <span className="col-start-2 md:col-auto">
                  <Badge tone={TONES[activity.status.toUpperCase()] ?? 'neutral'}>{activity.status}</Badge>
                </span>
                <time className="text-right text-xs text-steel" dateTime={activity.createdAt}>
                  {timeAgo(activity.createdAt, now)}
                </time>
              </li>
            ))}
      </ul>
    </Box>
  );
}

const QUIET_TEXT = 'text-sm text-steel md:truncate';

/** A name may run backwards: what stands beside it, such as an amount, does not. */
function ActivityText({ activity }: { readonly activity: Activity }) {
  const { type, description, customerName, customerEmail } = activity;
  if (type === 'order')
    return (
      <span className={QUIET_TEXT}>
        <bdi>{customerName}</bdi>
        {description.slice(customerName.length)}
      </span>
    );
  return (
    <span className={QUIET_TEXT}>
      <bdi>{description}</bdi> · <bdi>{customerName}</bdi>, <bdi>{customerEmail}</bdi>
    </span>
  );
}
