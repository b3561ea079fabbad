import type { ReactNode } from 'react';
import { Notice } from '../frame/notice.tsx';

interface DialogFailureProps {
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** An error above a dialog's buttons. */
export function DialogFailure(props: DialogFailureProps) {
  return <Notice {...props} className="dialog-failure mt-4" />;
}
