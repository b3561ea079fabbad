import { useEffect, useEffectEvent, useState } from 'react';

/** What `load` answers for the present key; undefined until then, where it fails, and without a key. */
export function useLatest<T>(key: string | null, load: (key: string) => Promise<T>): T | undefined {
  const [latest, setLatest] = useState<{ readonly key: string; readonly value: T }>();
  const ask = useEffectEvent(load);
  // Not by the query library, which a visitor's first page does without.
  useEffect(() => {
    if (key === null) return;
    let isGone = false;
    ask(key).then(
      (value) => !isGone && setLatest({ key, value }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [key]);
  return latest?.key === key ? latest?.value : undefined;
}
