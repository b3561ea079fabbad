import type { ReactNode } from 'react';

interface FactPlateProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly className: string;
}

/** Facts side by side in one box. The lines between them are its ground: they fit however many stand in a row. */
export function FactPlate({ facts, className }: FactPlateProps) {
  return (
    <dl
      className={`${className} flex flex-wrap gap-px overflow-hidden rounded-sm border-[1.5px] border-ink bg-line`}
    >
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grow-1 basis-full bg-paper px-5 pt-3.5 pb-4 md:basis-[40%] xl:basis-0 xl:px-6 xl:pt-4.5 xl:pb-5"
        >
          <dt className="text-md text-steel">{label}</dt>
          <dd className="lettering mt-1 text-xl font-strong wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
