import type { ReactNode } from 'react';
import { TextButton } from '../../ui/text-link.tsx';

/** A part of a dialog that could not be read; what it showed before stays. */
export function PartFailure({
  onRetry,
  children,
}: {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}) {
  return (
    <p className="order-part-failed" role="alert">
      {children} <TextButton onClick={onRetry}>Try again</TextButton>
    </p>
  );
}
