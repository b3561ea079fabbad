import { useState } from 'react';
import { SCROLL_TOP_AFTER_PX } from '../../../domain/limits.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { useStore } from './frame-context.ts';
import { scrollBehavior } from './motion.ts';
import { chatLink } from './shop-facts.ts';
import { useFreePlace } from './use-free-place.ts';
import { useScrolled } from './use-scrolled.ts';

const QuickContact = lazyPart('The contact form', () => import('./quick-contact.tsx'));

const TAB =
  'grid h-12 w-11 cursor-pointer place-items-center border-0 bg-ink p-0 text-paper hover:bg-orange hover:text-ink focus-visible:-outline-offset-4 focus-visible:outline-orange focus-visible:shadow-none xl:w-10';

/** Below that width the page reaches to the edge: the tabs wait outside until they have found a gap, or the keyboard comes. */
const AWAY = 'max-xl:not-noscript:not-data-shown:not-has-focus-visible:translate-x-[110%]';

/** The floating buttons, as tabs at the right edge. They cover no control: on a wide screen they stand in the margin. */
export function EdgeTabs() {
  const isFarDown = useScrolled(SCROLL_TOP_AFTER_PX);
  const [isContactOpen, setContactOpen] = useState(false);
  const store = useStore();
  const tabs = useFreePlace();
  return (
    <aside
      className={`edge-tabs fixed right-0 bottom-[var(--edge-tabs-bottom,16px)] z-30 grid gap-px bg-steel transition-transform xl:bottom-6 ${AWAY}`}
      aria-label="Help"
      ref={tabs}
    >
      {isFarDown && (
        // Above the others, not among them: nothing moves when it comes.
        <PlainButton
          className={`absolute right-0 bottom-full mb-px ${TAB}`}
          aria-label="Scroll to top"
          onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
        >
          <Icon name="arrow-up" />
        </PlainButton>
      )}
      <PlainButton
        className={TAB}
        aria-label="Quick contact"
        aria-haspopup="dialog"
        onClick={() => setContactOpen(true)}
      >
        <Icon name="mail" />
      </PlainButton>
      {store !== null && (
        <a
          className={TAB}
          href={chatLink(store.storePhone)}
          target="_blank"
          rel="noreferrer"
          aria-label="Chat with us on WhatsApp"
        >
          <Icon name="chat" />
        </a>
      )}
      {isContactOpen && <QuickContact onClose={() => setContactOpen(false)} />}
    </aside>
  );
}
