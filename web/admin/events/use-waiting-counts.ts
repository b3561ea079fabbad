import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { type WaitingCounts, waitingResponse } from '../../../contract/dashboard.ts';
import { OVERVIEW } from '../data/query-client.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';

/** How many orders and messages wait, for the sidebar; undefined until they are known. */
export function useWaitingCounts(): WaitingCounts | undefined {
  const { pathname } = useLocation();
  const { value, reload } = useAdminQuery({
    kind: OVERVIEW,
    path: '/dashboard/waiting',
    read: (response) => waitingResponse.parse(response).data,
  });
  const countAgain = useEffectEvent(() => void reload());
  // biome-ignore lint/correctness/useExhaustiveDependencies: work on the last page may have changed the counts
  useEffect(() => countAgain(), [pathname]);
  return value;
}
