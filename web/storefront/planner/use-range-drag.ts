import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { putAt } from '../../../domain/fit/plan/edit.ts';
import { isPlaced, type PlacedItem, type PlanBasis } from '../../../domain/fit/plan/plan.ts';
import { planStore } from './plan-store.ts';
import type { ToRoom } from './plan-view.tsx';
import type { Chosen } from './range-list.tsx';

/** A finger that rests so long on a product lifts it; one that moves before scrolls the range. */
const HOLD_MS = 300;
const STILL_PX = 8;

/** Drags a product from the range onto the plan: a mouse or a pen at once, a finger after it has rested. */
export function useRangeDrag(basis: PlanBasis, toRoom: RefObject<ToRoom | null>) {
  const [ghost, setGhost] = useState<PlacedItem | null>(null);
  const [isHolding, setHolding] = useState(false);
  const stop = useRef<() => void>(undefined);
  // A drag that is under way ends with the page.
  useEffect(() => () => stop.current?.(), []);

  /** While a product is held, a finger does not scroll. It has to be asked for before the touch begins. */
  const isHeld = useRef(false);
  const list = useCallback((element: HTMLElement) => {
    const onTouch = (event: TouchEvent) => isHeld.current && event.cancelable && event.preventDefault();
    element.addEventListener('touchmove', onTouch, { passive: false });
    return () => element.removeEventListener('touchmove', onTouch);
  }, []);

  const begin = useCallback(
    (event: PointerEvent, chosen: Chosen) => {
      const isControl = event.target instanceof Element && event.target.closest('button, select') !== null;
      const facts = basis.range(chosen.productId, chosen.variant)?.facts;
      if (event.button !== 0 || isControl || !facts || !isPlaced(facts)) return;
      stop.current?.();
      const row = event.currentTarget;
      const from = { x: event.clientX, y: event.clientY };
      const control = new AbortController();
      const hold = () => {
        isHeld.current = true;
        setHolding(true);
        row.classList.add('is-held');
        document.body.classList.add('is-dragging-in');
      };
      const isTouch = event.pointerType === 'touch';
      const timer = isTouch ? setTimeout(hold, HOLD_MS) : undefined;
      if (!isTouch) {
        event.preventDefault();
        hold();
      }
      stop.current = () => {
        clearTimeout(timer);
        control.abort();
        isHeld.current = false;
        setHolding(false);
        setGhost(null);
        row.classList.remove('is-held');
        document.body.classList.remove('is-dragging-in');
      };
      const planAt = (x: number, y: number) => {
        const at = isHeld.current ? toRoom.current?.(x, y) : null;
        return at ? putAt(planStore.getState().plan, chosen, at, basis) : null;
      };
      const listen = <Name extends keyof WindowEventMap>(
        name: Name,
        hear: (heard: WindowEventMap[Name]) => void,
      ) => window.addEventListener(name, hear, { signal: control.signal });
      listen('pointermove', ({ clientX, clientY }) => {
        if (isHeld.current) setGhost(planAt(clientX, clientY)?.items.at(-1) ?? null);
        else if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) stop.current?.();
      });
      listen('pointerup', ({ clientX, clientY }) => {
        const next = planAt(clientX, clientY);
        stop.current?.();
        if (next === null) return;
        planStore.getState().change(next);
        planStore.getState().select(next.items.at(-1)?.id ?? null);
      });
      listen('pointercancel', () => stop.current?.());
      listen('contextmenu', (menu) => isTouch && menu.preventDefault());
      listen('keydown', ({ key }) => key === 'Escape' && stop.current?.());
    },
    [basis, toRoom],
  );

  return { ghost, isHolding, list, begin };
}
