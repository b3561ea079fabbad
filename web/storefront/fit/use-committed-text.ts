import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';

/**
 * A field whose text counts on leaving it or on Enter: on the way to 12 nobody means 1. `take` says what is wrong with a text;
 * it then stays, to be mended, until the value changes by other means.
 */
export function useCommittedText(value: string, take: (typed: string) => string | undefined) {
  const [typed, setTyped] = useState<{
    readonly text: string;
    readonly over: string;
    readonly error?: string;
  }>();
  const present = typed?.over === value ? typed : undefined;

  function accept() {
    if (present === undefined) return;
    const error = take(present.text);
    setTyped(error === undefined ? undefined : { ...present, error });
  }

  return {
    error: present?.error,
    field: {
      autoComplete: 'off',
      enterKeyHint: 'done',
      value: present?.text ?? value,
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setTyped({ ...present, text: target.value, over: value }),
      onBlur: accept,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && accept(),
    },
  } as const;
}
