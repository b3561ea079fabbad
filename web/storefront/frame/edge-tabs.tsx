import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SCROLL_TOP_AFTER_PX } from '../../../domain/limits.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { useStore } from './frame-context.ts';
import { scrollBehavior } from './motion.ts';
import { chatLink } from './shop-facts.ts';
import { useOverlapAvoidance } from './use-overlap-avoidance.ts';
import { useScrolled } from './use-scrolled.ts';

const QuickContact = lazyPart('The contact form', () => import('./quick-contact.tsx'));

/** Where a shopper reads totals and fills in fields, nothing floats. */
const PAYING =
  /^\/(?:cart|checkout|create-order|payment-response|thank-you|order-success|orders|account\/orders)(?:\/|$)/;

const GROUND =
  'cursor-pointer border-0 bg-ink text-paper no-underline hover:bg-orange hover:text-ink focus-visible:-outline-offset-4 focus-visible:outline-orange focus-visible:shadow-none';
const OPENER = `grid size-11 place-items-center p-0 lg:hidden noscript:hidden ${GROUND}`;
/** Opened on a phone, a row with its label; at the edge of a wider screen an icon. */
const TAB = {
  button: `flex min-h-12 items-center gap-3 px-4 text-left whitespace-nowrap lg:w-11 lg:justify-center lg:px-0 xl:w-10 ${GROUND}`,
  label: 'lg:sr-only',
};
const ROW = {
  button: `flex min-h-12 items-center gap-3 rounded-sm px-4 text-left ${GROUND}`,
  label: '',
};
/** Above the others, not among them: nothing moves when it comes. */
const FLOATING_TOP = `absolute right-0 bottom-full mb-px grid size-11 place-items-center p-0 lg:h-12 xl:w-10 ${GROUND}`;
const LIST = 'grid gap-px bg-steel max-lg:absolute max-lg:right-0 max-lg:bottom-full max-lg:mb-px';
const CLOSED = 'max-lg:not-noscript:hidden';

/** Below that width the page reaches to the edge: the tabs wait outside until they have found a gap, or the keyboard comes. */
const AWAY = 'max-xl:not-noscript:not-data-shown:not-data-open:not-has-focus-visible:translate-x-[110%]';

/**
 * The floating buttons: tabs at the right edge, which cover no control; below 1024 px one button that opens them. On the
 * pages around paying they stand at the end of the page.
 */
export function EdgeTabs() {
  const { pathname } = useLocation();
  return PAYING.test(pathname) ? <HelpAtTheEnd /> : <FloatingTabs key={pathname} />;
}

function FloatingTabs() {
  const [isOpen, setOpen] = useState(false);
  const tabs = useOverlapAvoidance();
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  // A click elsewhere is an event of the document.
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && tabs.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside, true);
    return () => document.removeEventListener('pointerdown', closeOutside, true);
  }, [isOpen, tabs]);

  /** The button that opened them is where the focus comes back to. */
  function close() {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  }

  return (
    <aside
      className={`edge-tabs fixed right-0 bottom-[var(--edge-tabs-bottom,16px)] z-30 transition-transform xl:bottom-6 ${AWAY}`}
      aria-label="Help"
      data-open={isOpen ? '' : undefined}
      ref={tabs}
      onKeyDown={(event) => isOpen && event.key === 'Escape' && close()}
      onBlur={({ relatedTarget, currentTarget }) =>
        relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && setOpen(false)
      }
    >
      {!isOpen && (
        <ScrollToTop className={FLOATING_TOP}>
          <span className="sr-only">Scroll to top</span>
        </ScrollToTop>
      )}
      <PlainButton
        className={OPENER}
        ref={opener}
        aria-label="Help"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'chat'} />
      </PlainButton>
      <div className={`${LIST} ${isOpen ? '' : CLOSED}`} id={listId}>
        <HelpButtons look={TAB} onChoose={close} />
      </div>
    </aside>
  );
}

function HelpAtTheEnd() {
  return (
    <aside className="edge-tabs wrap mt-(--section) flex flex-wrap gap-2" aria-label="Help">
      <HelpButtons look={ROW} />
      <ScrollToTop className={ROW.button}>Scroll to top</ScrollToTop>
    </aside>
  );
}

function ScrollToTop({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  if (!useScrolled(SCROLL_TOP_AFTER_PX)) return null;
  return (
    <PlainButton
      className={className}
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
    >
      <Icon name="arrow-up" />
      {children}
    </PlainButton>
  );
}

interface HelpButtonsProps {
  readonly look: typeof TAB;
  readonly onChoose?: () => void;
}

function HelpButtons({ look, onChoose }: HelpButtonsProps) {
  const [isContactOpen, setContactOpen] = useState(false);
  const store = useStore();
  return (
    <>
      <PlainButton
        className={look.button}
        aria-haspopup="dialog"
        onClick={() => {
          onChoose?.();
          setContactOpen(true);
        }}
      >
        <Icon name="mail" />
        <span className={look.label}>Quick contact</span>
      </PlainButton>
      {store !== null && (
        <a
          className={look.button}
          href={chatLink(store.storePhone)}
          target="_blank"
          rel="noreferrer"
          onClick={onChoose}
        >
          <Icon name="chat" />
          <span className={look.label}>Chat with us on WhatsApp</span>
        </a>
      )}
      {isContactOpen && <QuickContact onClose={() => setContactOpen(false)} />}
    </>
  );
}
