import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { PlainButton } from './plain-button.tsx';

interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

const TAB =
  'min-h-13 flex-none cursor-pointer border-0 bg-transparent px-3 lettering text-base font-heavy whitespace-nowrap text-steel uppercase transition-colors hover:text-ink focus-visible:shadow-none focus-visible:-outline-offset-6 sm:px-5 sm:text-lg aria-selected:bg-ink aria-selected:text-paper aria-selected:focus-visible:outline-orange';
const PANEL = 'tabs-panel pt-4 noscript:mt-8 noscript:border-t-2 noscript:border-ink';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Where something outside the tabs opens one of them: the chosen id, and who is told of a choice. */
  readonly chosen?: string | undefined;
  readonly onChoose?: ((id: string) => void) | undefined;
}

/** Every panel is in the page; the stylesheet hides the others, and without scripts it shows them all. */
export function Tabs({ label, tabs, chosen: given, onChoose }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState<string>();
  const chosen = given ?? own;
  const setChosen = onChoose ?? setOwn;
  const selected = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const last = tabs.length - 1;
    const target = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || tab === undefined) return;
    event.preventDefault();
    setChosen(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }

  return (
    <div>
      <div
        className="flex overflow-x-auto border-b-2 border-ink [scrollbar-width:none] noscript:hidden"
        role="tablist"
        aria-label={label}
        onKeyDown={move}
      >
        {tabs.map((tab, index) => (
          <PlainButton
            key={tab.id}
            role="tab"
            className={TAB}
            id={`${id}-${tab.id}-tab`}
            aria-controls={`${id}-${tab.id}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setChosen(tab.id)}
          >
            {tab.title}
          </PlainButton>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          className={index === selected ? PANEL : `${PANEL} hidden noscript:block`}
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
        >
          <h3 className="mb-2 hidden text-2xl uppercase noscript:block">{tab.title}</h3>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
