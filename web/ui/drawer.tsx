import type { ReactNode } from 'react';
import { Modal } from './dialog.tsx';
import './drawer.css';

interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly side?: 'right' | 'left' | undefined;
  readonly children: ReactNode;
  /** Stays in view below what scrolls. */
  readonly footer?: ReactNode;
}

export function Drawer({ side = 'right', children, footer, ...modal }: DrawerProps) {
  return (
    <Modal {...modal} className={`drawer drawer-${side}`}>
      <div className="drawer-body">{children}</div>
      {footer && <div className="drawer-footer">{footer}</div>}
    </Modal>
  );
}
