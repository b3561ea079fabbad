import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const ROWS = 'tbody > tr, .messages > li';

/**
 * For the box of a list. When the row that has the focus goes, the row in its place gets it, instead of the top of the
 * page; also when a dialog that was opened from the row gives it back. Whoever has gone elsewhere is left alone.
 */
export function useRestoredFocus() {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly element: Element; readonly place: number }>(null);
  const rows = () => [...(box.current?.querySelectorAll(ROWS) ?? [])];
  const remember = (element: Element) => {
    last.current = { element, place: rows().findIndex((row) => row.contains(element)) };
  };

  useLayoutEffect(() => {
    if (last.current === null) return;
    const { element, place } = last.current;
    // News may have moved its row.
    if (element.isConnected) return remember(element);
    if (document.activeElement !== document.body) return;
    const there = rows();
    const row = there[Math.min(place, there.length - 1)];
    const next = row?.querySelector('button') ?? box.current?.querySelector<HTMLElement>('[tabindex]');
    next?.focus();
  });

  return {
    ref: box,
    onFocus: ({ target }: FocusEvent) => remember(target),
    // React is silent about what it removes itself, and a window that is left keeps its focus.
    onBlur({ target, relatedTarget }: FocusEvent) {
      const isInDialog = relatedTarget?.closest('dialog') != null;
      if (!isInDialog && document.activeElement !== target) last.current = null;
    },
  };
}
