import { Children, type ReactNode, useEffect, useRef } from 'react';
import type { LOGO_LOOP_S, VIDEO_LOOP_S } from '../../domain/limits.ts';
import './marquee.css';

interface MarqueeProps {
  readonly label: string;
  /** How long one round takes. */
  readonly seconds: typeof LOGO_LOOP_S | typeof VIDEO_LOOP_S;
  readonly children: ReactNode;
}

/**
 * An endless strip: the children and a copy that follows them. It stands still under a mouse, while it has the
 * focus (the strip itself takes it, so that a keyboard can stop it) and for those who asked for less motion.
 */
export function Marquee({ label, seconds, children }: MarqueeProps) {
  const copy = useRef<HTMLUListElement>(null);
  // The copy comes inert from the server. A mouse may use its links all the same; the tab key never meets them.
  useEffect(() => {
    if (copy.current === null) return;
    copy.current.inert = false;
    for (const control of copy.current.querySelectorAll<HTMLElement>('a, button')) control.tabIndex = -1;
  });
  const items = Children.map(children, (child) => <li className="marquee-item">{child}</li>);
  return (
    <section
      className="marquee"
      aria-label={label}
      data-seconds={seconds}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the way to stop the motion by keyboard
      tabIndex={0}
      onBlur={(event) => {
        event.currentTarget.scrollLeft = 0;
      }}
    >
      <ul className="marquee-round">{items}</ul>
      <ul className="marquee-round marquee-copy" aria-hidden="true" inert ref={copy}>
        {items}
      </ul>
    </section>
  );
}
