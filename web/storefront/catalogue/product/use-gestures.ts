import { useEffect, useEffectEvent } from 'react';
import { dragged, type Orbit, zoomed } from './orbit.ts';

export function useGestures(
  canvas: { readonly current: HTMLCanvasElement | null },
  orbit: { readonly current: Orbit },
  look: (next: Orbit) => void,
): void {
  const turnTo = useEffectEvent(look);
  // The wheel's listener must not be passive, which React's are.
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const control = new AbortController();
    const { signal } = control;
    const touches = new Map<number, { x: number; y: number }>();
    const spread = () => {
      const [first, second] = [...touches.values()];
      return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
    };
    const end = ({ pointerId }: PointerEvent) => void touches.delete(pointerId);
    element.addEventListener(
      'pointerdown',
      (event) => {
        element.setPointerCapture(event.pointerId);
        touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        const from = touches.get(event.pointerId);
        if (from === undefined) return;
        const before = spread();
        touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const after = spread();
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
        if (before > 0 && after > 0) turnTo(zoomed(orbit.current, before / after));
        else turnTo(dragged(orbit.current, dx, dy, element.clientWidth));
      },
      { signal },
    );
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        turnTo(zoomed(orbit.current, event.deltaY > 0 ? 1.1 : 1 / 1.1));
      },
      { signal, passive: false },
    );
    return () => control.abort();
  }, [canvas, orbit]);
}
