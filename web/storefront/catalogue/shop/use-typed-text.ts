import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a controlled field that the server renders. React hydrates it without reading it, so what was typed before is
 * handed on here; the next render would overwrite it.
 */
export function useTypedText(value: string, onText: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const handOn = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onText(typed);
  });
  // Before the next render overwrites it.
  useLayoutEffect(() => handOn(), []);
  return field;
}
