import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import './data-table.css';

interface ListNoteProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** An error about a row, shown above the list. */
export function ListNote({ children, onClose }: ListNoteProps) {
  return (
    <div className="list-failure" role="alert">
      <Icon name="warning" size="small" />
      <p>{children}</p>
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
