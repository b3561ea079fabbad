import type { ComponentProps } from 'react';

const BOX =
  'field-control m-0 w-full min-w-0 flex-1 border-[1.5px] border-edge bg-paper px-3.5 text-base text-ink opacity-100 transition-colors placeholder:text-disabled placeholder:opacity-100 not-aria-invalid:enabled:hover:border-ink focus-visible:z-1 focus-visible:border-ink focus-visible:shadow-none focus-visible:outline-offset-0 aria-invalid:border-red aria-invalid:bg-red-tint/25 admin:px-3 admin:py-2 lg:admin:py-1.5 lg:admin:text-md off:cursor-not-allowed off:border-line off:bg-studio off:text-steel';
/** Not for a select, which counts as read-only. */
const WRITABLE = 'enabled:read-only:bg-studio';
const SELECT =
  'select-control cursor-pointer appearance-none pr-9.5 text-ellipsis has-[option[value=""]:checked]:text-disabled *:text-ink admin:pr-9';

interface Small {
  /** As tall as small buttons. */
  readonly small?: boolean | undefined;
}

interface Joined {
  /** As one piece with the button at its end, which is `joined` too. */
  readonly joined?: boolean | undefined;
}

const heightOf = (small: boolean | undefined) =>
  `${small ? 'min-h-11 py-2' : 'min-h-12 py-2.5'} admin:min-h-11 lg:admin:min-h-9`;

const cornersOf = (joined: boolean | undefined) => (joined ? 'rounded-l-sm border-r-0' : 'rounded-sm');

/** The box that one writes in, where it is named in another way than by a label above. */
export function Input({
  small,
  joined,
  className = '',
  ...native
}: Small & Joined & ComponentProps<'input'>) {
  return (
    <input
      {...native}
      className={`${BOX} ${WRITABLE} ${heightOf(small)} ${cornersOf(joined)} ${className}`}
    />
  );
}

export function TextArea({
  joined,
  rows = 4,
  className = '',
  ...native
}: Joined & ComponentProps<'textarea'>) {
  return (
    <textarea
      {...native}
      rows={rows}
      className={`${BOX} ${WRITABLE} ${cornersOf(joined)} ${rows > 2 ? 'min-h-28' : 'min-h-20'} resize-y py-2.5 admin:min-h-11 ${className}`}
    />
  );
}

export function SelectInput({ small, className = '', ...native }: Small & ComponentProps<'select'>) {
  return (
    <select {...native} className={`${BOX} ${SELECT} ${heightOf(small)} ${cornersOf(false)} ${className}`} />
  );
}
