import { useState } from 'react';
import { callLink } from '../../../../catalogue/policies/office.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useStore } from '../../frame/frame-context.ts';
import type { ShownOrder } from '../order-response.ts';
import type { SupportKind } from './support-dialog.tsx';

const SupportDialog = lazyPart('The form', () => import('./support-dialog.tsx'));

/** Two ways to write to us about the order, each in a dialog of its own that keeps what was typed. */
export function OrderSupport({ order }: { readonly order: ShownOrder }) {
  const store = useStore();
  const [opened, setOpened] = useState<readonly SupportKind[]>([]);
  const [shown, setShown] = useState<SupportKind>();
  const open = (kind: SupportKind) => {
    setShown(kind);
    if (!opened.includes(kind)) setOpened([...opened, kind]);
  };
  return (
    <section aria-labelledby="help">
      <SectionHead size="small" title="Need Help with Your Order?" id="help" />
      <p className="max-w-[70ch]">
        Write to us and we’ll reply within 24 hours
        {store !== null && (
          <>
            , or call <TextLink href={callLink(store.storePhone)}>{store.storePhone}</TextLink> or e-mail{' '}
            <TextLink href={`mailto:${store.storeEmail}`}>{store.storeEmail}</TextLink>
          </>
        )}
        .
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => open('support')}>Contact Support</Button>
        <Button onClick={() => open('enquiry')}>Ask a Question</Button>
      </div>
      {opened.map((kind) => (
        <SupportDialog
          key={kind}
          kind={kind}
          order={order}
          isOpen={shown === kind}
          onClose={() => setShown(undefined)}
        />
      ))}
    </section>
  );
}
