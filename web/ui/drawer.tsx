import type { ReactNode } from 'react';
import { Modal } from './dialog.tsx';

interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly side?: keyof typeof SIDES | undefined;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

const SIDES = {
  right: 'right-0 left-auto w-[min(440px,100vw)] translate-x-[102%] starting:open:translate-x-[102%]',
  left: 'right-auto left-0 w-[min(360px,92vw)] -translate-x-[102%] starting:open:-translate-x-[102%]',
};

export function Drawer({ side = 'right', children, footer, ...modal }: DrawerProps) {
  return (
    <Modal
      {...modal}
      className={`inset-y-0 m-0 h-auto open:translate-none ${SIDES[side]}`}
      frameClass="h-full grid-rows-[auto_minmax(0,1fr)_auto] bg-paper"
      headClass="min-h-15.25 items-center border-b-3 border-ink bg-orange py-2 pr-2 pl-5"
    >
      <div className="overflow-y-auto overscroll-contain px-5 py-4 admin:bg-ink admin:p-0">{children}</div>
      {footer && (
        <div className="grid gap-3 border-t-2 border-ink px-5 pt-4 pb-[max(20px,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </Modal>
  );
}
