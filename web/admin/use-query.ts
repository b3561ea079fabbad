import { useEffect, useEffectEvent, useState } from 'react';
import { callAdmin } from './admin-call.ts';

export interface Part<Value> {
  /** Undefined until it is there. */
  readonly value: Value | undefined;
  readonly isFailed: boolean;
  reload(): Promise<void>;
}

/** A part of a screen that is fetched by itself, so that the rest does not wait for it or fail with it. */
export function usePart<Value>(path: string, read: (reply: unknown) => Value): Part<Value> {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another part
  useEffect(() => {
    const control = new AbortController();
    void load(control.signal);
    return () => control.abort();
  }, [path]);
  return { ...state, reload: () => load() };
}
