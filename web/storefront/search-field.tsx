import type { ComponentProps } from 'react';
import { Button, type ButtonKind } from '../ui/button.tsx';
import { Input } from '../ui/control.tsx';

interface SearchFieldProps extends ComponentProps<'input'> {
  readonly kind: ButtonKind;
  /** The form around it has an action, which the browser serves by itself. */
  readonly withoutScripts?: boolean;
}

/** A line to search in, and the button that does it, joined. */
export function SearchField({ kind, withoutScripts, ...input }: SearchFieldProps) {
  return (
    <div className="flex w-full">
      <Input
        {...input}
        joined
        type="search"
        name="q"
        placeholder="Search bars, plates, racks …"
        enterKeyHint="search"
      />
      <Button joined type="submit" kind={kind} withoutScripts={withoutScripts}>
        Search
      </Button>
    </div>
  );
}
