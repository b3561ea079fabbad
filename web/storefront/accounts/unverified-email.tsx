import type { ReactNode } from 'react';
import { Callout } from '../../ui/callout.tsx';
import { ResendLink } from './resend-link.tsx';

export function UnverifiedEmail({ children }: { readonly children: ReactNode }) {
  return (
    <section className="mb-6" aria-label="E-mail address not confirmed">
      <Callout tone="amber">
        <div className="grid gap-x-6 gap-y-3 lg:grid-cols-[1fr_auto] lg:items-center">
          <p>{children}</p>
          <ResendLink />
        </div>
      </Callout>
    </section>
  );
}
