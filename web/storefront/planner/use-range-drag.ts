import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { putAt } from '../../../domain/fit/plan/edit.ts';
import { isPlaced, type PlacedItem, type PlanBasis } from '../../../domain/fit/plan/plan.ts';
import { planStore } from './plan-store.ts';
import type { ToRoom } from './plan-view.tsx';
import type { Chosen } from './range-list.tsx';

/** Drags a product from the range onto the plan, with a mouse or a pen: a finger scrolls the range and presses +. */
export function useRangeDrag(basis: PlanBasis, toRoom: RefObject<ToRoom | null>) {
  const [ghost, setGhost] = useState<PlacedItem | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = useCallback(
    (event: PointerEvent, chosen: Chosen) => {
      const isControl = event.target instanceof Element && event.target.closest('button, select') !== null;
      const facts = basis.range(chosen.productId, chosen.variant)?.facts;
      if (event.pointerType === 'touch' || event.button !== 0 || isControl || !facts || !isPlaced(facts))
        return;
      event.preventDefault();
      stop.current?.();
      const control = new AbortController();
      const { signal } = control;
      document.body.classList.add('is-dragging-in');
      stop.current = () => {
        control.abort();
        document.body.classList.remove('is-dragging-in');
        setGhost(null);
      };
      const planAt = (x: number, y: number) => {
        const at = toRoom.current?.(x, y);
        return at ? putAt(planStore.getState().plan, chosen, at, basis) : null;
      };
      window.addEventListener(
        'pointermove',
        ({ clientX, clientY }) => setGhost(planAt(clientX, clientY)?.items.at(-1) ?? null),
        { signal },
      );
      window.addEventListener(
        'pointerup',
        ({ clientX, clientY }) => {
          const next = planAt(clientX, clientY);
          stop.current?.();
          if (next === null) return;
          planStore.getState().change(next);
          planStore.getState().select(next.items.at(-1)?.id ?? null);
        },
        { signal },
      );
      window.addEventListener('pointercancel', () => stop.current?.(), { signal });
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop.current?.(), { signal });
    },
    [basis, toRoom],
  );

  return { ghost, begin };
}
