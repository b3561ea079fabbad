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
import './edge-tabs.css';

const QuickContact = lazyPart('The contact form', () => import('./quick-contact.tsx'));

/** The floating buttons, as tabs at the right edge. They cover no control: on a wide screen they stand in the margin. */
export function EdgeTabs() {
  const isFarDown = useScrolled(SCROLL_TOP_AFTER_PX);
  const [isContactOpen, setContactOpen] = useState(false);
  const store = useStore();
  const tabs = useFreePlace();
  return (
    <aside className="edge-tabs" aria-label="Help" ref={tabs}>
      {isFarDown && (
        <PlainButton
          className="edge-tabs-top"
          aria-label="Scroll to top"
          onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
        >
          <Icon name="arrow-up" />
        </PlainButton>
      )}
      <PlainButton aria-label="Quick contact" aria-haspopup="dialog" onClick={() => setContactOpen(true)}>
        <Icon name="mail" />
      </PlainButton>
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
      {isContactOpen && <QuickContact onClose={() => setContactOpen(false)} />}
    </aside>
  );
}
