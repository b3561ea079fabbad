import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { getPath } from '../../api/response.ts';
import { callAdmin } from '../admin-call.ts';
import type { Waiting } from '../frame/sidebar.tsx';
import { useNews } from './admin-events.ts';

/** How much waits, for the sidebar; what cannot be read is simply not shown. */
export function useWaiting(): Waiting | undefined {
  const [waiting, setWaiting] = useState<Waiting>();
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done on the last page changes the counts
  useEffect(() => {
    void load();
  }, [pathname]);
  useNews(['order', 'contact', 'enquiry'], () => void load());
  return waiting;
}
