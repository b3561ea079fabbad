import { useEffect } from 'react';
import { COMPARED_MAX, compareAddress } from '../../../../domain/catalogue/compared-list.ts';
import { watchOtherTabs } from '../../../storage/tab-sync.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { compareStore, useCompare } from './compare-store.ts';

export function useComparedIds(): readonly string[] {
  // The storage is the browser's, and other tabs write it too.
  useEffect(() => {
    const { readStorage } = compareStore.getState();
    readStorage();
    return watchOtherTabs(window, readStorage);
  }, []);
  return useCompare(({ ids }) => ids);
}

/** At the lower edge of a page with cards, from the first tick on; at the end of the page it stands above the footer. */
export function CompareBar() {
  const ids = useComparedIds();
  const clear = useCompare((list) => list.clear);
  if (ids.length === 0) return null;
  return (
    <section className="sticky bottom-0 z-20 border-t-2 border-ink bg-paper" aria-label="Products to compare">
      <div className="wrap flex min-h-15 flex-wrap items-center justify-end gap-x-4 py-2">
        <p className="mr-auto text-md" role="status">
          <b>
            {ids.length} of {COMPARED_MAX}
          </b>
          {ids.length === 1 && <span className="text-steel"> · Select one more</span>}
        </p>
        {ids.length > 1 && (
          <ButtonLink kind="dark" size="small" to={compareAddress(ids)}>
            Compare
          </ButtonLink>
        )}
        <TextButton
          className="text-md"
          onClick={() => {
            clear();
            document.getElementById('content')?.focus({ preventScroll: true });
          }}
        >
          Clear
        </TextButton>
      </div>
    </section>
  );
}

/** On a product's own page, which has a bar of its own on phones. */
export function CompareLine({ product }: Parameters<typeof CompareTick>[0]) {
  const ids = useComparedIds();
  return (
    <>
      <CompareTick product={product} />
      {ids.length > 1 && (
        <TextLink tall to={compareAddress(ids)}>
          Compare {ids.length} products
        </TextLink>
      )}
    </>
  );
}

interface CompareTickProps {
  readonly product: { readonly id: string; readonly name: string };
}

export function CompareTick({ product }: CompareTickProps) {
  const isTicked = useCompare(({ ids }) => ids.includes(product.id));
  const toggle = useCompare((list) => list.toggle);
  return (
    <Checkbox
      label={
        <>
          Compare<span className="sr-only"> {product.name}</span>
        </>
      }
      checked={isTicked}
      onChange={() => {
        if (!toggle(product.id))
          showToast({
            kind: 'info',
            text: `You can compare ${COMPARED_MAX} products at a time. Please remove one first.`,
          });
      }}
    />
  );
}
