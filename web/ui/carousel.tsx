import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { CAROUSEL_SCROLL_PX } from '../../domain/limits.ts';
import { IconButton } from './button.tsx';

/** It runs to the edge of the page; its padding leaves room for the focus rings of what is in it. */
const LIST =
  '-mx-(--gutter) -my-1.5 flex snap-x snap-proximity scroll-px-(--gutter) gap-4 overflow-x-auto px-(--gutter) py-1.5 [scrollbar-width:none] focus-visible:shadow-none focus-visible:-outline-offset-3 data-stepped:snap-none motion-safe:scroll-smooth noscript:[scrollbar-width:thin]';

interface CarouselProps {
  /** What is shown, in the plural: "Categories". The arrows are named after it. */
  readonly label: string;
  /** Where the arrows go, most often the action of a SectionHead. Without it they stand above the list. */
  readonly renderHead?: (arrows: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/**
 * A list that scrolls sideways by itself; the arrows are a help for mice. At the end of the way an arrow stays
 * focusable, or the keyboard would lose its place.
 */
export function Carousel({ label, renderHead, children }: CarouselProps) {
  const { list, atStart, atEnd, scrollBy } = useArrows();
  const arrows = (
    <div className="carousel-arrows flex gap-2 not-has-[[aria-disabled=false]]:invisible noscript:hidden">
      <IconButton
        boxed
        icon="chevron-left"
        label={`Previous ${label.toLowerCase()}`}
        aria-disabled={atStart}
        onClick={() => scrollBy(-CAROUSEL_SCROLL_PX)}
      />
      <IconButton
        boxed
        icon="chevron-right"
        label={`Next ${label.toLowerCase()}`}
        aria-disabled={atEnd}
        onClick={() => scrollBy(CAROUSEL_SCROLL_PX)}
      />
    </div>
  );
  return (
    <div>
      {renderHead === undefined ? <div className="mb-4 flex justify-end">{arrows}</div> : renderHead(arrows)}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ul className={LIST} ref={list} aria-label={label} tabIndex={0}>
        {Children.map(children, (child) => (
          // With the gap this is one step of the arrows: 320 px.
          <li className="grid w-76 min-w-0 flex-none snap-start">{child}</li>
        ))}
      </ul>
    </div>
  );
}

const SCROLL_OVER_MS = 150;

function useArrows() {
  const list = useRef<HTMLUListElement>(null);
  const goal = useRef<number>(undefined);
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(false);

  // Scrolling and sizes are the browser's events; what fits is measured.
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const look = () => {
      setAtStart(box.scrollLeft < 1);
      setAtEnd(box.scrollLeft > box.scrollWidth - box.clientWidth - 1);
    };
    let over: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      look();
      clearTimeout(over);
      over = setTimeout(() => {
        goal.current = undefined;
      }, SCROLL_OVER_MS);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(over);
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  /** A click during a scroll counts from where that scroll will end, so two quick clicks are two whole steps. */
  function scrollBy(distance: number) {
    const box = list.current;
    if (box === null) return;
    const from = goal.current ?? box.scrollLeft;
    goal.current = Math.max(0, Math.min(from + distance, box.scrollWidth - box.clientWidth));
    // Snapping would shorten the step back from the end; it is for fingers.
    box.dataset.stepped = '';
    box.scrollTo({ left: goal.current });
  }

  return { list, atStart, atEnd, scrollBy };
}
