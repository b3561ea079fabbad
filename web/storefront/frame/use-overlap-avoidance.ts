import { useEffect, useRef } from 'react';
import { liftAboveControls } from './avoid-overlap.ts';

const BESIDE_THE_PAGE = '(min-width: 1280px)';
/** What is pressed, what is paid and whether it is there. The link of a card is as large as the card, wherever its words stand. */
const NEVER_COVERED =
  ':is(main, footer) :is(a:not(.product-card-link, .wishlist-name), button, input, select, textarea, label:has(input), summary, [class*=price], [class*=stock], .summary-list)';
const LOWEST_PX = 16;
const GAP_PX = 8;
/** After the last movement; longer than the tabs take to leave. */
const REST_MS = 200;

/**
 * While the page moves, the tabs are away; when it rests, they come to where they cover no amount and nothing that can
 * be pressed, or stay away. On a wide screen they have the margin to themselves.
 */
export function useOverlapAvoidance() {
  const ref = useRef<HTMLElement>(null);
  // The page moves by itself: scrolling and sizes are listened to.
  useEffect(() => {
    const tabs = ref.current;
    if (tabs === null) return;
    const isBeside = window.matchMedia(BESIDE_THE_PAGE);
    let rest: ReturnType<typeof setTimeout>;

    const reposition = () => {
      const lift = liftAboveControls(sizeOf(tabs), pageWindow(), controlBoxes(), {
        lowest: lowestLift(),
        ceiling: headerHeight() + GAP_PX,
      });
      if (lift === null) return;
      tabs.style.setProperty('--edge-tabs-bottom', `${lift}px`);
      tabs.dataset.shown = '';
    };
    const onMove = () => {
      clearTimeout(rest);
      if (isBeside.matches) return;
      delete tabs.dataset.shown;
      rest = setTimeout(reposition, REST_MS);
    };

    onMove();
    // Also what scrolls inside the page, such as a carousel.
    document.addEventListener('scroll', onMove, { capture: true, passive: true });
    window.addEventListener('resize', onMove);
    const page = new ResizeObserver(onMove);
    page.observe(document.body);
    return () => {
      clearTimeout(rest);
      document.removeEventListener('scroll', onMove, { capture: true });
      window.removeEventListener('resize', onMove);
      page.disconnect();
    };
  }, []);
  return ref;
}

function pageWindow() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}

/** Of all that are shown, with the one that comes after some scrolling. */
function sizeOf(tabs: HTMLElement) {
  const boxes = [...tabs.querySelectorAll<HTMLElement>('a, button')]
    .filter(({ offsetWidth }) => offsetWidth > 0)
    .map((button) => button.getBoundingClientRect());
  return {
    width: tabs.offsetWidth,
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
  };
}

/** Above what keeps to the lower edge, such as a product's price and button. */
function lowestLift(): number {
  const bar = document.querySelector('.buy-bar')?.getBoundingClientRect().height ?? 0;
  return bar > 0 ? bar + GAP_PX : LOWEST_PX;
}

function controlBoxes(): DOMRect[] {
  const { width, height } = pageWindow();
  return [...document.querySelectorAll(NEVER_COVERED)]
    .filter((control) => control.checkVisibility({ contentVisibilityAuto: true }))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom > 0 && box.top < height && box.right > width / 2);
}

function headerHeight(): number {
  return document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
}
