import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '../../ui/choice.tsx';

/** Settings that few shops change. It opens by itself for a field that has to be seen. */
export function Fold({
  title,
  isOpen = false,
  children,
}: {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details className="border-t border-line sm:col-span-full" open={isOpen || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{title}</summary>
      <div className="grid gap-4 py-3 sm:grid-cols-2 sm:items-start">{children}</div>
    </details>
  );
}

/** A tick, and below its name what it does for a customer. */
export function HintedBox({
  label,
  hint,
  ...box
}: ComponentProps<typeof Checkbox> & { readonly hint: string }) {
  return (
    <Checkbox
      {...box}
      tall
      label={
        <>
          {label}
          <span className="block text-sm text-steel">{hint}</span>
        </>
      }
    />
  );
}
