import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

interface AccordionProps {
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  readonly single?: boolean | undefined;
}

const ITEM =
  'group/item border-b border-on-ink details-content:h-0 details-content:overflow-clip details-content:transition-[height,content-visibility] details-content:transition-discrete details-content:duration-250 open:details-content:h-auto';

export function Accordion({ items, single = false }: AccordionProps) {
  const group = useId();
  return (
    <div className="border-t-2 border-ink [interpolate-size:allow-keywords]">
      {items.map(({ id, title, content }) => (
        <details key={id} className={ITEM} name={single ? group : undefined}>
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 pr-1 lettering text-lg leading-tight font-strong hover:text-orange-deep [&::-webkit-details-marker]:hidden">
            {title}
            <Icon
              name="chevron-down"
              className="transition-[rotate] duration-250 group-open/item:rotate-180"
            />
          </summary>
          <div className="max-w-[70ch] pr-10 pb-5">{content}</div>
        </details>
      ))}
    </div>
  );
}
