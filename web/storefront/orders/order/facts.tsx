import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Longer than this a value goes below its label where the box is narrow. */
const LONG = 26;

const isLong = (value: ReactNode) => typeof value === 'string' && value.length > LONG;

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="fact-list grid gap-2 text-md leading-normal">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className={`flex justify-between gap-x-4 @max-[15rem]:flex-wrap ${isLong(value) ? '@max-[440px]:block' : ''}`}
        >
          <dt className="flex-none text-steel">{label}</dt>
          <dd
            className={`min-w-0 text-right font-semibold text-balance wrap-anywhere ${isLong(value) ? '@max-[440px]:text-left' : ''}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts one looks for first, in large figures side by side. */
export function FactStrip({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="fact-strip grid grid-cols-2 rounded-sm border-[1.5px] border-ink bg-paper lg:grid-cols-[repeat(4,auto)]">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="min-w-0 border-line px-3 py-2.5 even:border-l nth-[n+3]:border-t lg:px-6 lg:py-4 lg:not-first:border-l lg:nth-[n+3]:border-t-0"
        >
          <dt className="text-sm text-steel">{label}</dt>
          <dd className="lettering text-lg font-black wrap-anywhere lg:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
