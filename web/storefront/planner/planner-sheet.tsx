import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { PlainButton } from '../../ui/plain-button.tsx';

const STOPS = ['low', 'middle', 'high'] as const;
type Stop = (typeof STOPS)[number];

const HANDLE_LABELS: Readonly<Record<Stop, string>> = {
  low: 'Pull up findings, range and price',
  middle: 'Pull them up fully',
  high: 'Put them away',
};
/** A finger is never quite still. */
const STILL_PX = 6;
/** From stop to stop, as a part of the screen's height. */
const BETWEEN_STOPS = 0.4;

interface PlannerSheetProps {
  readonly stage: RefObject<HTMLElement | null>;
  /** What stands on the floor: after one more has come, the plan is to be seen. */
  readonly itemCount: number;
  readonly isDragging: boolean;
  readonly children: ReactNode;
}

/**
 * On a phone findings, range and price lie in a sheet over the page, at one of three stops. It falls to the lowest where the
 * plan takes the focus, so that it never covers it. On wider screens its parts stand in the page.
 */
export function PlannerSheet({ stage, itemCount, isDragging, children }: PlannerSheetProps) {
  const [stop, setStop] = useState<Stop>('low');
  const sheet = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);

  // Keyboard users see what has the focus.
  useEffect(() => {
    const watched = [
      { element: stage.current, next: () => 'low' as const },
      { element: body.current, next: (present: Stop) => (present === 'low' ? 'middle' : present) },
    ];
    const control = new AbortController();
    for (const { element, next } of watched)
      element?.addEventListener('focusin', () => setStop(next), { signal: control.signal });
    return () => control.abort();
  }, [stage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of items is the reason.
  useEffect(() => setStop((present) => (present === 'high' ? 'middle' : present)), [itemCount]);
  // A drag has several ends, here and on the plan.
  useEffect(() => {
    if (isDragging) setStop('low');
  }, [isDragging]);
  // Places are measured once the sheet has moved.
  useEffect(() => {
    if (stop === 'low') body.current?.scrollTo({ top: 0 });
    // Beside the page there is no sheet, and nothing to make room for.
    const isOver = sheet.current !== null && getComputedStyle(sheet.current).position === 'fixed';
    if (isOver && (isDragging || stop === 'middle'))
      stage.current?.querySelector('.plan-place')?.scrollIntoView();
  }, [stop, isDragging, stage]);

  const step = (by: number) => setStop(STOPS[Math.min(Math.max(STOPS.indexOf(stop) + by, 0), 2)] ?? stop);
  const handle = useHandle(sheet, step);

  return (
    <div ref={sheet} className="planner-sheet" data-stop={stop}>
      <PlainButton
        {...handle}
        className="planner-handle"
        aria-label={HANDLE_LABELS[stop]}
        aria-expanded={stop !== 'low'}
      />
      <div ref={body} className="planner-sheet-body">
        {children}
      </div>
    </div>
  );
}

/** It follows the finger and rests at the next stop; a tap goes one up, and from the highest down again. */
function useHandle(sheet: RefObject<HTMLElement | null>, step: (by: number) => void) {
  const drag = useRef<{ readonly from: number; readonly height: number; by: number } | null>(null);
  const hasMoved = useRef(false);
  const end = (isTaken: boolean) => {
    const by = drag.current?.by ?? 0;
    drag.current = null;
    sheet.current?.style.removeProperty('height');
    if (!isTaken || !hasMoved.current) return;
    const stops = Math.round(by / (window.innerHeight * BETWEEN_STOPS));
    step(stops === 0 ? Math.sign(by) : stops);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || sheet.current === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from: event.clientY, height: sheet.current.offsetHeight, by: 0 };
      hasMoved.current = false;
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (drag.current === null) return;
      drag.current.by = drag.current.from - clientY;
      hasMoved.current ||= Math.abs(drag.current.by) > STILL_PX;
      if (hasMoved.current)
        sheet.current?.style.setProperty('height', `${drag.current.height + drag.current.by}px`);
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onClick() {
      if (!hasMoved.current) step(sheet.current?.dataset.stop === 'high' ? -2 : 1);
      hasMoved.current = false;
    },
    onKeyDown(event: KeyboardEvent) {
      const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      step(by);
    },
  };
}
