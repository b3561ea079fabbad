import { useEffect, useEffectEvent, useState } from 'react';
import { type Dashboard, dashboardResponse } from '../../../contract/dashboard.ts';
import { indianClock } from '../../../domain/text/indian-clock.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { useAdminEvents } from '../events/admin-events.ts';

export interface LoadedDashboard {
  /** The last one that was loaded; it stays while the next one loads, and when that fails. */
  readonly dashboard: Dashboard | undefined;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  reload(): void;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first day of a period of `days` that ends today in India. */
function firstDay(days: number): string {
  return indianClock(new Date(Date.now() - (days - 1) * DAY_MS))
    .toISOString()
    .slice(0, 10);
}

/** Loads again for another period and after each event. Events that come while it loads cause one more load. */
export function useDashboard(days: number): LoadedDashboard {
  const [state, setState] = useState<Omit<LoadedDashboard, 'reload'>>({
    dashboard: undefined,
    isLoading: true,
    isFailed: false,
  });
  const [progress] = useState(() => ({ control: new AbortController(), isLoading: false, isStale: false }));

  const load = useEffectEvent(async (isQuiet: boolean) => {
    progress.control.abort();
    const control = new AbortController();
    progress.control = control;
    progress.isLoading = true;
    setState((before) => ({ ...before, isLoading: true }));
    try {
      const response = await callAdmin(`/dashboard?from=${firstDay(days)}`, { signal: control.signal });
      setState({ dashboard: dashboardResponse.parse(response).data, isLoading: false, isFailed: false });
    } catch {
      if (control.signal.aborted) return;
      setState((before) => ({ ...before, isLoading: false, isFailed: true }));
      if (!isQuiet) showToast({ kind: 'error', text: 'Failed to load dashboard data' });
    }
    if (progress.control !== control) return;
    progress.isLoading = false;
    if (!progress.isStale) return;
    progress.isStale = false;
    void load(true);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another period is another dashboard
  useEffect(() => {
    void load(false);
    return () => progress.control.abort();
  }, [days]);

  useAdminEvents(['order', 'contact', 'enquiry'], () => {
    if (progress.isLoading) progress.isStale = true;
    else void load(true);
  });

  return { ...state, reload: () => void load(false) };
}
