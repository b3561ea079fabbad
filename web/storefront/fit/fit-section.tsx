import { useEffect, useRef, useState } from 'react';
import type { Product } from '../../../domain/catalogue/product.ts';
import type { Selection } from '../../../domain/pricing/price.ts';
import { browserStorage } from '../../storage/safe-storage.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { FOLD_ROW } from '../catalogue/product/fold.tsx';

interface FitProps {
  readonly product: Product;
  readonly selection: Selection;
}

/** The rules come when they are wanted; without them the page is as it was. */
function useParts(isWanted: boolean) {
  const [parts, setParts] = useState<typeof import('./product-fit.tsx')['default']>();
  // Loaded when it is wanted, not with the page.
  useEffect(() => {
    if (isWanted)
      import('./product-fit.tsx').then(
        (module) => setParts(module.default),
        () => undefined,
      );
  }, [isWanted]);
  return parts;
}

/** One line beside the button to buy; the verdict where we know the room or what is owned. */
export function FitHint({ product, selection }: FitProps) {
  const [isKnown, setKnown] = useState(false);
  // The storage is the browser's; the server has rendered without it.
  useEffect(() => setKnown(browserStorage.read('owned-storage') !== null), []);
  const parts = useParts(isKnown);
  return (
    <a className={`${FOLD_ROW} border-b border-line no-underline`} href="#fit">
      {parts ? <parts.Hint product={product} selection={selection} /> : <b>Does it fit?</b>}
      <span className="ml-auto text-md whitespace-nowrap underline">{parts ? 'See why' : 'Check'}</span>
    </a>
  );
}

export function FitSection({ product, selection }: FitProps) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  // What is near is known by scrolling.
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '800px',
    });
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  const parts = useParts(isNear);
  return (
    <section className="pt-(--section)" id="fit" ref={section}>
      <SectionHead title="Does it fit?" lead="Checked against our build dimensions, to the millimetre." />
      {parts && <parts.Panel product={product} selection={selection} />}
    </section>
  );
}
