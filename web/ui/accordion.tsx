import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import './accordion.css';

interface AccordionProps {
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  /** Opening one closes the others. */
  readonly single?: boolean | undefined;
}

export function Accordion({ items, single = false }: AccordionProps) {
  const group = useId();
  return (
    <div className="accordion">
      {items.map(({ id, title, content }) => (
        <details key={id} className="accordion-item" name={single ? group : undefined}>
          <summary className="accordion-title">
            {title}
            <Icon name="chevron-down" />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
