import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Input } from './control.tsx';
import { FieldFrame, type FieldText, useFieldControl } from './field.tsx';

interface ComboboxSource<Option> {
  /** Those that match the text; none while the list is closed. */
  readonly options: readonly Option[];
  /** The text itself is a choice too: nothing is marked until an arrow is pressed. */
  readonly offersText?: boolean;
  readonly onChoose: (option: Option) => void;
}

/** What makes a field and the list below it a combobox: arrows mark an option, Enter chooses it, the focus stays in the field. */
export function useCombobox<Option>({ options, offersText = false, onChoose }: ComboboxSource<Option>) {
  const listId = useId();
  const first = offersText ? -1 : 0;
  const [active, setActive] = useState(first);
  const marked = options[active];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const places = options.length - first;
    if (step !== undefined && options.length > 0)
      setActive(((active - first + step + places) % places) + first);
    else if (event.key === 'Enter' && marked !== undefined && !event.nativeEvent.isComposing)
      onChoose(marked);
    else return;
    event.preventDefault();
  };
  return {
    list: { listId, active, options, onChoose },
    /** The first option is the marked one again, as after each typed letter. */
    restart: () => setActive(first),
    control: {
      role: 'combobox' as const,
      autoComplete: 'off',
      'aria-expanded': options.length > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': marked === undefined ? undefined : `${listId}-${active}`,
      onKeyDown,
    },
  };
}

interface OptionListProps<Option> {
  readonly label: string;
  readonly list: {
    readonly listId: string;
    readonly active: number;
    readonly options: readonly Option[];
    readonly onChoose: (option: Option) => void;
  };
  readonly className?: string;
  readonly children: (option: Option) => ReactNode;
}

export function OptionList<Option extends { readonly id: string }>({
  label,
  list: { listId, active, options, onChoose },
  className = '',
  children,
}: OptionListProps<Option>) {
  const box = useRef<HTMLDivElement>(null);
  // What the keys have reached comes into sight.
  useEffect(() => void box.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active]);
  return (
    <div ref={box} id={listId} role="listbox" aria-label={label} className={className}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
        <div
          key={option.id}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="cursor-pointer border-b border-line last:border-b-0 hover:bg-studio aria-selected:bg-orange-tint aria-selected:shadow-[inset_3px_0_var(--color-orange)]"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
}

interface ComboboxProps<Option> extends FieldText {
  readonly name?: string;
  readonly placeholder?: string;
  readonly text: string;
  readonly options: readonly Option[];
  readonly listLabel: string;
  /** Instead of options: that there are none, or not yet. */
  readonly message?: string | false | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: Option) => void;
  readonly children: (option: Option) => ReactNode;
}

/** A field with a list to choose from below it. Escape closes the list and nothing else; Enter never sends the form while it is open. */
export function Combobox<Option extends { readonly id: string }>({
  label,
  error,
  hint,
  optional,
  name,
  placeholder,
  text,
  options,
  listLabel,
  message,
  isOpen,
  onOpenChange,
  onType,
  onChoose,
  children,
}: ComboboxProps<Option>) {
  const field = useFieldControl({ error, hint }, {});
  const { control, list, restart } = useCombobox({
    options: isOpen ? options : [],
    onChoose: (option) => {
      onOpenChange(false);
      onChoose(option);
    },
  });
  const popup = useRef<HTMLDivElement>(null);
  const hasOptions = list.options.length > 0;
  // Below the last field of a phone's screen or of a dialog the list would open out of sight.
  useEffect(() => {
    if (hasOptions) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [hasOptions]);
  const onKeyDown = (event: KeyboardEvent) => {
    control.onKeyDown(event);
    if (event.defaultPrevented) return;
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!opens && !(isOpen && (event.key === 'Escape' || event.key === 'Enter'))) return;
    event.preventDefault();
    if (event.key !== 'Enter') onOpenChange(opens);
  };

  return (
    <FieldFrame {...{ label, error, hint, optional }} id={field.id}>
      <div className="relative">
        <Input
          {...field}
          {...control}
          type="text"
          name={name}
          spellCheck={false}
          placeholder={placeholder}
          maxLength={200}
          value={text}
          onChange={({ target }) => {
            restart();
            onOpenChange(true);
            onType(target.value);
          }}
          onClick={({ currentTarget }) => {
            if (isOpen) return;
            restart();
            currentTarget.select();
            onOpenChange(true);
          }}
          onBlur={() => onOpenChange(false)}
          onKeyDown={onKeyDown}
        />
        <div
          ref={popup}
          className={`absolute inset-x-0 top-full z-2 mt-1 overflow-hidden rounded-sm bg-paper ${isOpen ? 'shadow-raised' : ''}`}
        >
          <OptionList label={listLabel} list={list} className="max-h-60 overflow-y-auto">
            {children}
          </OptionList>
          <p className="text-md text-steel not-empty:px-3 not-empty:py-2.5" role="status">
            {isOpen && message}
          </p>
        </div>
      </div>
    </FieldFrame>
  );
}
