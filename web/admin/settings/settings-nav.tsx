import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Combobox } from '../../ui/combobox.tsx';
import { findFields, SECTIONS, type SectionId, sectionOf } from './sections.ts';

interface SettingsNavProps {
  readonly open: SectionId;
  /** The paths of what is not saved. */
  readonly changed: readonly string[];
}

const ENTRY =
  'block min-h-11 rounded-sm px-3 py-1.5 no-underline hover:bg-studio aria-[current]:bg-orange-tint aria-[current]:shadow-[inset_3px_0_var(--color-orange)]';

/** The sections, and a search for the one that has a field. */
export function SettingsNav({ open, changed }: SettingsNavProps) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const found = findFields(text);
  return (
    <nav className="grid gap-3 lg:sticky lg:top-4" aria-label="Settings sections">
      <Combobox
        label="Search settings"
        listLabel="Settings"
        text={text}
        options={found}
        message={text.trim() !== '' && found.length === 0 && 'No setting has this name.'}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onType={(typed) => {
          setText(typed);
          setOpen(true);
        }}
        onChoose={({ id }) => {
          setText('');
          void navigate(`#${id}`, { replace: true, preventScrollReset: true });
        }}
      >
        {({ label, section }) => (
          <span className="block px-3 py-2">
            {label}
            <span className="block text-sm text-steel">{section}</span>
          </span>
        )}
      </Combobox>
      <ul className="grid gap-0.5 max-lg:grid-cols-2">
        {SECTIONS.map(({ id, title, about }) => {
          const isChanged = changed.some((path) => sectionOf(path)?.id === id);
          return (
            <li key={id}>
              <Link
                className={ENTRY}
                to={`#${id}`}
                replace
                preventScrollReset
                aria-current={id === open || undefined}
              >
                <b>{title}</b> {isChanged && <span className="text-sm text-amber">not saved</span>}
                <span className="block text-sm text-steel max-sm:hidden">{about}</span>
              </Link>
            </li>
          );
        })}
        <li>
          <Link className={ENTRY} to="/admin/security">
            <b>Security</b>
            <span className="block text-sm text-steel max-sm:hidden">Sign-in, sessions</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
