import {
  type ComponentProps,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from './button.tsx';
import { withNonBreakingUnits } from './keep-units-together.tsx';
import { Toasts } from './toast.tsx';

interface ModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Of the box: where it stands and how it comes. */
  readonly className: string;
  readonly frameClass?: string | undefined;
  readonly headClass?: string | undefined;
  readonly titleClass?: string | undefined;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

const BACKDROP =
  'backdrop:bg-ink/56 backdrop:opacity-0 backdrop:transition-[opacity,overlay,display] backdrop:transition-discrete backdrop:duration-250 open:backdrop:opacity-100 starting:open:backdrop:opacity-0';
const MODAL = `modal max-h-none max-w-none overflow-visible overscroll-contain border-0 bg-transparent p-0 text-ink transition-[opacity,translate,overlay,display] transition-discrete duration-250 not-open:pointer-events-none ${BACKDROP}`;

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the page behind inert, closes by Esc and gives the
 * focus back. Inside, an element with `data-autofocus` gets the focus first, otherwise the close button.
 */
export function Modal({
  isOpen,
  onClose,
  title,
  className,
  frameClass = 'grid-rows-[auto_minmax(0,1fr)] bg-paper',
  headClass = 'items-center',
  titleClass = '',
  beside,
  children,
}: ModalProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  const close = useEffectEvent(onClose);

  // The browser's dialog is opened and closed by calls.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!isOpen || dialog === null) return;
    const page = document.documentElement;
    page.classList.toggle('modal-over-scrollbar', window.innerWidth > page.clientWidth);
    dialog.showModal();
    const first = dialog.querySelector('[data-autofocus]') ?? dialog.querySelector('[data-close]');
    if (first instanceof HTMLElement) first.focus();

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
    <dialog ref={element} className={`${MODAL} ${className}`} aria-labelledby={titleId}>
      <div className={`grid ${frameClass}`}>
        <div className={`flex justify-between gap-3 ${headClass}`}>
          <h2 className={`text-2xl leading-none wrap-anywhere ${titleClass}`} id={titleId}>
            {withNonBreakingUnits(title)}
          </h2>
          {beside}
          <IconButton icon="close" label="Close" data-close onClick={onClose} />
        </div>
        {children}
      </div>
      {isOpen && <Toasts isAbove />}
    </dialog>
  );
}

const SIZES = {
  small: 'w-[min(400px,100vw-32px)]',
  medium: 'w-[min(520px,100vw-32px)]',
  large: 'w-[min(840px,100vw-32px)]',
  /** Over its list from 1024 px on, and the whole screen below. */
  page: 'w-[min(1160px,100vw-32px)] max-lg:m-0 max-lg:h-dvh max-lg:w-screen',
};
const HEIGHTS = {
  inset: 'max-h-[calc(100dvh-32px)] rounded-md',
  page: 'h-[calc(100dvh-32px)] rounded-md max-lg:h-dvh max-lg:rounded-none',
};

interface DialogProps extends Pick<ModalProps, 'isOpen' | 'onClose' | 'title' | 'beside' | 'children'> {
  readonly size?: keyof typeof SIZES | undefined;
  /** Stays in sight below what scrolls. */
  readonly foot?: ReactNode;
}

/** Its buttons stand in `DialogActions` at the end of the children, or in `foot`. */
export function Dialog({ size = 'medium', foot, children, ...modal }: DialogProps) {
  const isPage = size === 'page';
  return (
    <Modal
      {...modal}
      className={`dialog m-auto translate-y-3 opacity-0 open:translate-none open:opacity-100 starting:open:translate-y-3 starting:open:opacity-0 ${SIZES[size]}`}
      frameClass={`grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden border-t-6 border-orange bg-paper shadow-raised ${HEIGHTS[isPage ? 'page' : 'inset']}`}
      headClass={`items-start pt-2.5 pr-3 pl-5 sm:pl-6 ${isPage ? 'border-b border-line pb-2.5' : ''}`}
      titleClass="pt-2.5"
    >
      <div
        className={`dialog-body overflow-y-auto overscroll-contain ${isPage ? 'bg-studio p-4 sm:p-6' : 'px-5 pt-2 pb-5 sm:px-6 sm:pb-6'}`}
      >
        {children}
      </div>
      {foot}
    </Modal>
  );
}

export function DialogActions(native: ComponentProps<'div'>) {
  return <div {...native} className="mt-5 flex flex-wrap justify-end gap-3 max-sm:[&>.button]:flex-1" />;
}
