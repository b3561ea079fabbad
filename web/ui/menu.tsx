import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { PlainButton } from './plain-button.tsx';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Below the label: why it is greyed. */
  readonly note?: string | undefined;
  /** A rule parts it from those above. */
  readonly isApart?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  readonly label: string;
  /** On the button; without it, `label`. */
  readonly children?: ReactNode;
  readonly items: readonly MenuItem[];
  /** Above the button, where it stands at the lower edge. */
  readonly isAbove?: boolean;
  readonly className?: string;
}

/** A button that opens a short list of others. Esc, a click elsewhere and a choice close it. */
export function Menu({ label, children = label, items, isAbove = false, className = '' }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // By the pointer and not by the focus alone: some browsers do not focus a button that is clicked.
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    const place = buttons.findIndex((button) => button.matches(':focus'));
    buttons.at((place + step + buttons.length) % buttons.length)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div
      ref={box}
      className={`relative ${className}`}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        aria-label={children === label ? undefined : label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </Button>
      <ul
        id={id}
        hidden={!isOpen}
        className={`absolute right-0 z-10 min-w-52 rounded-md border border-line bg-paper py-1 shadow-raised ${isAbove ? 'bottom-full mb-1.5 max-lg:right-auto max-lg:left-0' : 'top-full mt-1.5'}`}
      >
        {items.map(({ label: words, icon, danger, disabled, note, isApart, onSelect }) => (
          <li key={words} className={isApart ? 'mt-1 border-t border-line pt-1' : undefined}>
            <PlainButton
              className={`flex min-h-11 w-full cursor-pointer items-center gap-2.5 border-0 bg-transparent px-3.5 py-1 text-left text-md font-semibold whitespace-nowrap hover:bg-studio disabled:cursor-not-allowed disabled:text-disabled lg:min-h-9 ${danger ? 'text-red' : 'text-ink'}`}
              disabled={disabled}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {icon}
              <span>
                {words}
                {note !== undefined && (
                  <span className="block max-w-60 text-xs font-normal whitespace-normal">{note}</span>
                )}
              </span>
            </PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
