import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../frame/notice.tsx';

interface ListNoteProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** An error about a row, shown above the list. */
export function ListNote({ children, onClose }: ListNoteProps) {
  return (
    <Notice flush className="list-failure" action={<Button onClick={onClose}>Close</Button>}>
      {children}
    </Notice>
  );
}
