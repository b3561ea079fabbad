import type { ReactNode } from 'react';
import { gstinStateQuestion } from '../../../domain/invoices/gstin.ts';

interface GstinHintProps {
  readonly gstin: string;
  /** Of the address that is billed. */
  readonly state: string;
  readonly children: ReactNode;
}

/** Below the field for a GSTIN: what it is for, or the question about its State, after which one may go on. */
export function GstinHint({ gstin, state, children }: GstinHintProps) {
  const question = gstinStateQuestion(gstin, state);
  return (
    <span role="status" className={question === undefined ? '' : 'font-semibold text-amber'}>
      {question ?? children}
    </span>
  );
}
