import type { ReactNode } from 'react';

interface PriceBarProps {
  readonly label: string;
  readonly price: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** On phones and tablets the price and the button never leave. */
export function PriceBar({ label, price, note, children }: PriceBarProps) {
  return (
    <section
      className="buy-bar fixed inset-x-0 bottom-0 z-40 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t-2 border-ink bg-paper px-(--gutter) pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] lg:hidden"
      aria-label={label}
    >
      <div>
        <b className="block font-display text-[min(1.5rem,7.5vw)] leading-none font-black">{price}</b>
        <span className="block truncate text-sm text-steel">{note}</span>
      </div>
      {children}
    </section>
  );
}
