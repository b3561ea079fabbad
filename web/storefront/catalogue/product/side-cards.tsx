import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Film } from './film.ts';
import { FilmButton } from './film-button.tsx';

interface SideCardsProps {
  readonly onAsk: (topic: 'demo' | 'payment') => void;
  readonly demo: Film | null;
  /** What the checkout offers to pay now; null where it does not. */
  readonly advancePercent: number | null;
}

export function SideCards({ onAsk, demo, advancePercent }: SideCardsProps) {
  return (
    <div className="mt-5 grid gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <SideCard
        title="Book a Free Online Demo"
        text="See it on a video call before you buy, and ask us anything."
      >
        <Button size="small" aria-haspopup="dialog" onClick={() => onAsk('demo')}>
          Book a demo
        </Button>
        {demo !== null && <FilmButton film={demo}>Watch a demo</FilmButton>}
      </SideCard>
      <SideCard
        title="Payment options"
        text={`Pay ${advancePercent ?? 10}% now for cash on delivery, or pay fully online. ${advancePercent === null ? 'Part payment isn’t available at checkout today. Ask us first.' : 'Choose at checkout.'}`}
      >
        <Button size="small" aria-haspopup="dialog" onClick={() => onAsk('payment')}>
          Ask about payment
        </Button>
      </SideCard>
    </div>
  );
}

interface SideCardProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function SideCard({ title, text, children }: SideCardProps) {
  return (
    <section className="product-side grid content-start gap-2 rounded-sm border-[1.5px] border-line p-4 xl:grid-rows-[auto_1fr_auto]">
      <h2 className="text-xl normal-case">{title}</h2>
      <p className="text-md text-graphite">{text}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 self-end">{children}</div>
    </section>
  );
}
