import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Stage } from './model-stage.ts';
import { FIRST_ORBIT, type Orbit, pressed } from './orbit.ts';
import { useGestures } from './use-gestures.ts';

/** Loads what the stage needs and puts it on the canvas; the second time past what the browser has kept. */
export type OpenStage = (
  canvas: HTMLCanvasElement,
  init: Pick<RequestInit, 'signal' | 'cache'>,
  isRetry: boolean,
) => Promise<Stage>;

/** Something in 3D on a canvas, opened again when `open` is another; pointers and keys turn it. */
export function useStage(open: OpenStage, first: Orbit = FIRST_ORBIT) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(null);
  const orbit = useRef<Orbit>(first);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const isRetrying = useRef(false);

  function show(next: Orbit) {
    orbit.current = next;
    void stage.current?.show(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again.
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const control = new AbortController();
    const isRetry = isRetrying.current;
    isRetrying.current = false;
    let opened: Stage | undefined;
    const sizes = new ResizeObserver(() => opened?.resize());
    setState('loading');
    open(element, { signal: control.signal, cache: isRetry ? 'reload' : 'default' }, isRetry)
      .then(async (ready) => {
        if (control.signal.aborted) return ready.close();
        opened = ready;
        stage.current = ready;
        ready.resize();
        await ready.show(orbit.current);
        if (control.signal.aborted) return;
        sizes.observe(element);
        setState('shown');
      })
      .catch(() => !control.signal.aborted && setState('failed'));
    return () => {
      control.abort();
      sizes.disconnect();
      stage.current = null;
      opened?.close();
    };
  }, [open, attempt]);

  useGestures(canvas, orbit, show);

  /** False where the key means nothing here. */
  function press(key: string): boolean {
    const next = key === 'Home' ? first : pressed(orbit.current, key);
    if (next !== undefined) show(next);
    return next !== undefined;
  }

  return {
    state,
    press,
    retry() {
      isRetrying.current = true;
      setAttempt(attempt + 1);
    },
    canvas: {
      ref: canvas,
      tabIndex: 0,
      role: 'img',
      'data-state': state,
      onKeyDown: (event: KeyboardEvent) => press(event.key) && event.preventDefault(),
    },
  } as const;
}
