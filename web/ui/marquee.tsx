import { Children, type ReactNode, useEffect, useRef } from 'react';
import { LOGO_LOOP_S, type VIDEO_LOOP_S } from '../../domain/limits.ts';

/**
 * What has the focus inside must be in sight: back to the start, where the browser can scroll to it. The space between
 * belongs to the items: a round then ends exactly where the next begins.
 */
const ROUND =
  'marquee-round flex min-w-full flex-none items-center justify-around group-focus-within/marquee:[animation-play-state:paused] group-hover/marquee:[animation-play-state:paused] group-has-[ul_:focus-visible]/marquee:animate-none motion-reduce:flex-1 motion-reduce:flex-wrap motion-reduce:justify-center';

interface MarqueeProps {
  readonly label: string;
  readonly seconds: typeof LOGO_LOOP_S | typeof VIDEO_LOOP_S;
  /** Pictures stand closer together than logos. */
  readonly isClose?: boolean;
  readonly children: ReactNode;
}

/**
 * An endless strip: the children and a copy that follows them. It stands still under a mouse, while it has the
 * focus (the strip itself takes it, so that a keyboard can stop it) and for those who asked for less motion.
 */
export function Marquee({ label, seconds, isClose = false, children }: MarqueeProps) {
  const copy = useRef<HTMLUListElement>(null);
  // The copy comes inert from the server. A mouse may use its links all the same; the tab key never meets them.
  useEffect(() => {
    if (copy.current === null) return;
    copy.current.inert = false;
    for (const control of copy.current.querySelectorAll<HTMLElement>('a, button')) control.tabIndex = -1;
  });
  const round = `${ROUND} ${seconds === LOGO_LOOP_S ? 'animate-round' : 'animate-slow-round'}`;
  const items = Children.map(children, (child) => (
    <li className={`marquee-item flex-none ${isClose ? 'px-2' : 'px-9 py-6 motion-reduce:py-3'}`}>{child}</li>
  ));
  return (
    <section
      className="group/marquee flex overflow-hidden focus-visible:shadow-none focus-visible:-outline-offset-3"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the way to stop the motion by keyboard
      tabIndex={0}
      onBlur={(event) => {
        event.currentTarget.scrollLeft = 0;
      }}
    >
      <ul className={round}>{items}</ul>
      <ul className={`${round} motion-reduce:hidden`} aria-hidden="true" inert ref={copy}>
        {items}
      </ul>
    </section>
  );
}
