import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { useAuth } from '../../session/auth-store.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { SORT } from './list-address.ts';
import { savedViews } from './saved-views-store.ts';
import type { List } from './use-list.ts';

const queryOf = ({ filters, sort }: List<unknown>): string =>
  new URLSearchParams(
    Object.entries({ ...filters, ...(sort && { [SORT]: sort }) }).filter(([, value]) => value !== ''),
  ).toString();

/** The filters and the sorting that this administrator has saved for the list; nothing while there is none and nothing to save. */
export function SavedViews({ list }: { readonly list: List<unknown> }) {
  const owner = useAuth(({ user }) => user?.id) ?? '';
  const screen = list.key[3];
  const all = useStore(savedViews.store, ({ views }) => views);
  useEffect(() => void savedViews.store.persist.rehydrate(), []);
  const views = all.filter((view) => view.owner === owner && view.screen === screen);
  const query = queryOf(list);
  const isNew = query !== '' && !views.some((view) => view.query === query);
  if (views.length === 0 && !isNew) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links is no fieldset
    <div
      className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2 max-md:px-2 print:hidden"
      role="group"
      aria-label="Saved views"
    >
      {views.map((view) => (
        <span
          key={view.name}
          className="inline-flex items-center rounded-full border border-edge-soft bg-paper has-aria-[current]:border-ink has-aria-[current]:bg-studio"
        >
          <Link
            className="max-w-60 truncate py-1 pl-3 font-semibold no-underline hover:text-orange-deep max-md:py-2.5"
            to={`?${view.query}`}
            aria-current={view.query === query || undefined}
            preventScrollReset
          >
            {view.name}
          </Link>
          <PlainButton
            className="grid size-8 cursor-pointer place-items-center rounded-full border-0 bg-transparent p-0 text-steel hover:text-red max-md:size-11"
            aria-label={`Delete view ${view.name}`}
            onClick={() => savedViews.remove(view)}
          >
            <Icon name="close" size="small" />
          </PlainButton>
        </span>
      ))}
      {isNew && <SaveView key={query} onSave={(name) => savedViews.save({ owner, screen, name, query })} />}
    </div>
  );
}

function SaveView({ onSave }: { readonly onSave: (name: string) => void }) {
  const [name, setName] = useState<string | null>(null);
  if (name === null) return <Button onClick={() => setName('')}>Save view</Button>;
  return (
    <form
      className="flex w-full items-center gap-2 md:w-auto"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onSave(name.trim());
      }}
      onKeyDown={({ key }) => key === 'Escape' && setName(null)}
    >
      <span className="min-w-0 flex-1 md:w-50 md:flex-none">
        <Input
          autoFocus
          aria-label="Name of the view"
          placeholder="Name, such as Cash to collect"
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </span>
      <Button type="submit" kind="dark" disabled={name.trim() === ''}>
        Save
      </Button>
      <Button onClick={() => setName(null)}>Cancel</Button>
    </form>
  );
}
