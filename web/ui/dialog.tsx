import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { Toasts } from './toast.tsx';
import './dialog.css';

interface ModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the page behind inert, closes by Esc and gives the
 * focus back. Inside, an element with `data-autofocus` gets the focus first, otherwise the close button.
 */
export function Modal({ isOpen, onClose, title, className, children }: ModalProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!isOpen || dialog === null) return;
    const page = document.documentElement;
    page.classList.toggle('modal-over-scrollbar', window.innerWidth > page.clientWidth);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();

    let isPressedOutside = false;
    const press = ({ target }: Event) => {
      isPressedOutside = target === dialog;
    };
    const release = ({ target }: Event) => {
      if (isPressedOutside && target === dialog) close();
    };
    // Also after Esc. React's strict mode closes and opens again: the event of that closing finds it open.
    const ended = () => {
      if (!dialog.open) close();
    };
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', release);
    dialog.addEventListener('close', ended);
    return () => {
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', release);
      dialog.removeEventListener('close', ended);
      dialog.close();
      const goingOut = dialog.getAnimations().map(({ finished }) => finished);
      Promise.allSettled(goingOut).then(() => setPresent(dialog.open));
    };
  }, [isOpen]);

  if (!isPresent) return null;
  return (
    <dialog ref={element} className={`modal ${className}`} aria-labelledby={titleId}>
      <div className="modal-frame">
        <div className="modal-head">
          <h2 className="modal-title" id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        {children}
      </div>
      {isOpen && <Toasts isAbove />}
    </dialog>
  );
}

interface DialogProps extends Omit<ModalProps, 'className'> {
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** Its buttons stand in a `dialog-actions` row at the end of the children. */
export function Dialog({ size = 'medium', children, ...modal }: DialogProps) {
  return (
    <Modal {...modal} className={`dialog dialog-${size}`}>
      <div className="dialog-body">{children}</div>
    </Modal>
  );
}
