import { Button } from '../../../ui/button.tsx';
import type { Film } from './film.ts';
import { FilmButton } from './film-button.tsx';

interface SideCardsProps {
  readonly onAsk: (topic: 'demo' | 'payment') => void;
  readonly demo: Film | null;
}

/** Both open the quick enquiry. */
export function SideCards({ onAsk, demo }: SideCardsProps) {
  return (
    <div className="product-sides">
      <section className="product-side">
        <h2>Book a Free Online Demo</h2>
        <p>See it on a video call before you buy, and ask what you like.</p>
        <div className="product-side-actions">
          <Button size="small" aria-haspopup="dialog" onClick={() => onAsk('demo')}>
            Book a demo
          </Button>
          {demo !== null && <FilmButton film={demo}>Watch a demo</FilmButton>}
        </div>
      </section>
      <section className="product-side">
        <h2>Payment options</h2>
        <p>Pay 10% now for cash on delivery, or pay fully online.</p>
        <div className="product-side-actions">
          <Button size="small" aria-haspopup="dialog" onClick={() => onAsk('payment')}>
            Ask about payment
          </Button>
        </div>
      </section>
    </div>
  );
}
