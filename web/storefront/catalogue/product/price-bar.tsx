import type { ReactNode } from 'react';

interface PriceBarProps {
  readonly label: string;
  readonly price: string;
  readonly note: ReactNode;
  /** On a desktop: shown, with this at its left. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** On phones and tablets the price and the button never leave; a wide screen has room for them in the page. */
export function PriceBar({ label, price, note, lead, children }: PriceBarProps) {
  return (
    <section
      className="buy-bar fixed inset-x-0 bottom-0 z-40 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t-2 border-ink bg-paper px-(--gutter) pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] lg:flex lg:gap-5 lg:px-(--inset) lg:not-data-shown:hidden"
      aria-label={label}
      data-shown={lead ? '' : undefined}
    >
      {lead}
      <div className="lg:text-right">
        <b className="block font-display text-[min(1.5rem,7.5vw)] leading-none font-black">{price}</b>
        <span className="block truncate text-sm text-steel">{note}</span>
      </div>
      {children}
    </section>
  );
}
