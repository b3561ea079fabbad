import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { moveTo } from '../../../domain/fit/plan/edit.ts';
import type { PlacedItem } from '../../../domain/fit/plan/plan.ts';
import type { Planner } from './use-planner.ts';

/** So often, at the most, is judged what is still on its way. */
const JUDGE_MS = 100;
/** In a room of so many it is judged only where it rests for so long. */
const FULL_ROOM = 20;
const REST_MS = 250;
/** A finger is never quite still. */
const STILL_PX = 4;

interface Drag {
  readonly item: PlacedItem;
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly parts: readonly SVGElement[];
  last: PlacedItem;
  hasMoved: boolean;
}

/**
 * Drags an item with mouse, pen or finger. Only its own groups are moved, past React; the plan is judged now and then and
 * changed when it rests.
 */
export function useDrag(drawing: RefObject<SVGSVGElement | null>, k: number, planner: Planner) {
  const { plan, range, change, select, preview } = planner;
  const drag = useRef<Drag>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const end = useEffectEvent((isTaken: boolean) => {
    const ended = drag.current;
    if (ended === null) return;
    drag.current = null;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isTaken && ended.hasMoved) change(moveTo(plan, ended.last, range.planned));
    for (const part of ended.parts) {
      part.classList.remove('is-dragged');
      part.style.transform = '';
    }
    preview(null);
  });

  // Esc ends a drag wherever the focus is.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end(false);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    onPointerDown(event: PointerEvent) {
      const group = event.target instanceof Element ? event.target.closest('[data-item]') : null;
      const item = plan.items.find(({ id }) => id === group?.getAttribute('data-item'));
      if (item === undefined) select(null);
      if (item === undefined || event.button !== 0 || drag.current !== null || drawing.current === null)
        return;
      select(item.id);
      drawing.current.setPointerCapture(event.pointerId);
      const id = CSS.escape(item.id);
      drag.current = {
        item,
        pointer: event.pointerId,
        from: { x: event.clientX, y: event.clientY },
        parts: [
          ...drawing.current.querySelectorAll<SVGElement>(
            `[data-item="${id}"], [data-space="${id}"], [data-name="${id}"]`,
          ),
        ],
        last: item,
        hasMoved: false,
      };
    },
    onPointerMove(event: PointerEvent) {
      const dragging = drag.current;
      if (dragging === null || event.pointerId !== dragging.pointer) return;
      const [dx, dy] = [event.clientX - dragging.from.x, event.clientY - dragging.from.y];
      if (!dragging.hasMoved && Math.hypot(dx, dy) < STILL_PX) return;
      if (!dragging.hasMoved) for (const part of dragging.parts) part.classList.add('is-dragged');
      dragging.hasMoved = true;
      const { item } = dragging;
      const wanted = { ...item, x: item.x + dx / k, y: item.y + dy / k };
      const there = moveTo(plan, wanted, range.planned).items.find(({ id }) => id === item.id) ?? item;
      if (there.x === dragging.last.x && there.y === dragging.last.y) return;
      dragging.last = there;
      show(dragging, there, k);
      const isFull = plan.items.length > FULL_ROOM;
      if (isFull) {
        clearTimeout(timer.current);
        timer.current = undefined;
      }
      timer.current ??= setTimeout(
        () => {
          timer.current = undefined;
          if (drag.current !== null) preview(drag.current.last);
        },
        isFull ? REST_MS : JUDGE_MS,
      );
    },
    onPointerUp: (event: PointerEvent) => event.pointerId === drag.current?.pointer && end(true),
    onPointerCancel: () => end(false),
  };
}

function show({ parts }: Drag, { x, y }: PlacedItem, k: number): void {
  for (const part of parts) part.style.transform = `translate(${x * k}px, ${y * k}px)`;
}
