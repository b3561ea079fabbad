import { lazy, Suspense, useState } from 'react';
import { SCROLL_TOP_AFTER_PX } from '../../../domain/limits.ts';
import { Icon } from '../../ui/icon.tsx';
import { useStore } from './frame-context.ts';
import { scrollBehavior } from './motion.ts';
import { chatLink } from './shop-facts.ts';
import { useScrolled } from './use-scrolled.ts';
import './edge-tabs.css';

const QuickContact = lazy(() => import('./quick-contact.tsx'));

/** The floating buttons, as tabs at the right edge: they cover nothing on a wide screen. */
export function EdgeTabs() {
  const isFarDown = useScrolled(SCROLL_TOP_AFTER_PX);
  const [isContactOpen, setContactOpen] = useState(false);
  const store = useStore();
  return (
    <aside className="edge-tabs" aria-label="Help">
      {isFarDown && (
        <button
          type="button"
          className="edge-tabs-top"
          aria-label="Scroll to top"
          onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
        >
          <Icon name="arrow-up" />
        </button>
      )}
      <button
        type="button"
        aria-label="Quick contact"
        aria-haspopup="dialog"
        onClick={() => setContactOpen(true)}
      >
        <Icon name="mail" />
      </button>
      {store !== null && (
        <a
          href={chatLink(store.storePhone)}
          target="_blank"
          rel="noreferrer"
          aria-label="Chat with us on WhatsApp"
        >
          <Icon name="chat" />
        </a>
      )}
      <Suspense>{isContactOpen && <QuickContact onClose={() => setContactOpen(false)} />}</Suspense>
    </aside>
  );
}
