import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of a box as it is now: charts are drawn at it, so that their texts are never scaled. */
export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const box = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (box.current === null) return;
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
  return [box, width];
}
