import { type Dashboard, dashboardResponse } from '../../../contract/dashboard.ts';
import { indianClock } from '../../../domain/text/indian-clock.ts';
import { OVERVIEW } from '../data/query-client.ts';
import { type AdminQuery, useAdminQuery } from '../data/use-admin-query.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first day of a period of `days` that ends today in India. */
function firstDay(days: number): string {
  return indianClock(new Date(Date.now() - (days - 1) * DAY_MS))
    .toISOString()
    .slice(0, 10);
}

export function useDashboard(days: number): AdminQuery<Dashboard> {
  return useAdminQuery({
    kind: OVERVIEW,
    path: `/dashboard?from=${firstDay(days)}`,
    read: (response) => dashboardResponse.parse(response).data,
    failed: 'Failed to load dashboard data',
    keepsLast: true,
  });
}
