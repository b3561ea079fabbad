import { useEffect, useEffectEvent, useState } from 'react';
import { callAdmin } from './admin-call.ts';

export interface Query<Value> {
  /** Undefined until it is loaded. */
  readonly value: Value | undefined;
  readonly isFailed: boolean;
  reload(): Promise<void>;
}

/** Loads one part of a screen; the other parts neither wait for it nor fail with it. */
export function useQuery<Value>(path: string, read: (response: unknown) => Value): Query<Value> {
  const [state, setState] = useState<{ value: Value | undefined; isFailed: boolean }>({
    value: undefined,
    isFailed: false,
  });
  const load = useEffectEvent(async (signal?: AbortSignal) => {
    try {
      const value = read(await callAdmin(path, signal === undefined ? {} : { signal }));
      setState({ value, isFailed: false });
    } catch {
      if (signal?.aborted !== true) setState((before) => ({ ...before, isFailed: true }));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another query
  useEffect(() => {
    const control = new AbortController();
    void load(control.signal);
    return () => control.abort();
  }, [path]);
  return { ...state, reload: () => load() };
}
