import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const ROWS = 'tbody > tr, .message';

/**
 * For the box around a list. When the row with the focus disappears, the row that takes its position gets the focus, also when a
 * dialog that was opened from the row closes. A focus that is elsewhere stays.
 */
export function useRestoredFocus() {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly element: Element; readonly index: number }>(null);
  const rows = () => [...(box.current?.querySelectorAll(ROWS) ?? [])];
  const remember = (element: Element) => {
    last.current = { element, index: rows().findIndex((row) => row.contains(element)) };
  };

  useLayoutEffect(() => {
    if (last.current === null) return;
    const { element, index } = last.current;
    // An update may have moved its row.
    if (element.isConnected) return remember(element);
    if (document.activeElement !== document.body) return;
    const there = rows();
    const row = there[Math.min(index, there.length - 1)];
    const next =
      row?.querySelector<HTMLElement>('.row-name, button') ??
      box.current?.querySelector<HTMLElement>('[tabindex]');
    next?.focus();
  });

  return {
    ref: box,
    onFocus: ({ target }: FocusEvent) => remember(target),
    // A blur is only counted when the focus really moved: React fires none for a removed element, and leaving the window keeps it.
    onBlur({ target, relatedTarget }: FocusEvent) {
      const isInDialog = relatedTarget?.closest('dialog') != null;
      if (!isInDialog && document.activeElement !== target) last.current = null;
    },
  };
}
