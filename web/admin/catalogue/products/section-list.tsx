import { PlainButton } from '../../../ui/plain-button.tsx';
import { SECTION_NAMES, type SectionName, sectionTitle } from './product-sections.ts';
import type { VariantRow } from './variant-rows.ts';

interface SectionListProps {
  readonly variants: VariantRow[];
  readonly changed: ReadonlySet<SectionName>;
  readonly refused: ReadonlySet<SectionName>;
  readonly idOf: (section: SectionName) => string;
}

export function SectionList({ variants, changed, refused, idOf }: SectionListProps) {
  const show = (name: SectionName) => {
    const section = document.getElementById(idOf(name));
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('h3')?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label="Sections" className="sticky top-0 hidden self-start lg:block">
      <ul className="border-l-2 border-mist">
        {SECTION_NAMES.map((name) => (
          <li key={name}>
            <PlainButton
              className={`flex min-h-9 w-full cursor-pointer items-center justify-between gap-2 border-0 bg-transparent py-1 pr-1 pl-3 text-left text-sm font-semibold hover:bg-paper ${refused.has(name) ? 'text-red' : ''}`}
              onClick={() => show(name)}
            >
              {sectionTitle(name, { variants })}
              {refused.has(name) ? (
                <span className="font-heavy">
                  !<span className="sr-only"> has a mistake</span>
                </span>
              ) : (
                changed.has(name) && (
                  <span className="size-2 flex-none rounded-full bg-orange">
                    <span className="sr-only">changed</span>
                  </span>
                )
              )}
            </PlainButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
