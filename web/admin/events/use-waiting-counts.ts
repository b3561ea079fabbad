import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { type WaitingCounts, waitingResponse } from '../../../contract/dashboard.ts';
import { callAdmin } from '../admin-call.ts';
import { useAdminEvents } from './admin-events.ts';

/** How many orders and messages wait, for the sidebar; undefined until they are known. */
export function useWaitingCounts(): WaitingCounts | undefined {
  const [waiting, setWaiting] = useState<WaitingCounts>();
  const { pathname } = useLocation();

  const load = useEffectEvent(async () => {
    const response = await callAdmin('/dashboard/waiting').catch(() => undefined);
    const { data } = waitingResponse.safeParse(response);
    if (data !== undefined) setWaiting(data.data);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: work on the last page may have changed the counts
  useEffect(() => {
    void load();
  }, [pathname]);
  useAdminEvents(['order', 'contact', 'enquiry'], () => void load());
  return waiting;
}
