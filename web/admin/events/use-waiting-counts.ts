import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { getPath } from '../../api/response.ts';
import { callAdmin } from '../admin-call.ts';
import type { WaitingCounts } from '../frame/sidebar.tsx';
import { useAdminEvents } from './admin-events.ts';

/** How many orders and messages wait, for the sidebar; a count that cannot be read is not shown. */
export function useWaitingCounts(): WaitingCounts | undefined {
  const [waiting, setWaiting] = useState<WaitingCounts>();
  const { pathname } = useLocation();

  const load = useEffectEvent(async () => {
    const data = getPath(await callAdmin('/dashboard/waiting').catch(() => undefined), 'data');
    const count = (name: string) => {
      const value = getPath(data, name);
      return typeof value === 'number' ? value : 0;
    };
    if (data !== undefined)
      setWaiting({
        orders: count('orders'),
        contacts: count('contacts'),
        enquiries: count('enquiries'),
      });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: work on the last page may have changed the counts
  useEffect(() => {
    void load();
  }, [pathname]);
  useAdminEvents(['order', 'contact', 'enquiry'], () => void load());
  return waiting;
}
