import type { ReactNode } from 'react';
import { Callout } from '../../ui/callout.tsx';

/** The box is always rendered, so that screen readers announce the message. */
export function FormRefusal({ message }: { readonly message: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {message !== null && (
        <Callout tone="red" icon="warning" isColoured>
          <p className="font-semibold">{message}</p>
        </Callout>
      )}
    </div>
  );
}
