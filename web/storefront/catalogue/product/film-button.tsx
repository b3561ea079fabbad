import { type ReactNode, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import type { Film } from './film.ts';

const FilmDialog = lazyPart('The video', () => import('./film-dialog.tsx'));

const LINK =
  'inline-flex min-h-11 cursor-pointer items-center border-0 bg-transparent p-0 text-md underline underline-offset-3';

interface FilmButtonProps {
  readonly film: Film;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens a film of ours over the page; a film elsewhere opens there, and nothing of it loads before that. */
export function FilmButton({ film, className = LINK, children }: FilmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if ('href' in film)
    return (
      <a className={className} href={film.href} target="_blank" rel="noreferrer noopener">
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  return (
    <>
      <PlainButton className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </PlainButton>
      {isOpen && <FilmDialog film={film} onClose={() => setOpen(false)} />}
    </>
  );
}

export function FilmLabel({ children }: { readonly children: ReactNode }) {
  return (
    <span className="lettering absolute bottom-0 left-0 flex min-h-11 items-center gap-2.5 bg-ink pr-4 pl-3 font-bold text-paper group-hover:bg-orange group-hover:text-ink *:fill-orange *:stroke-none group-hover:*:fill-ink">
      <Icon name="play" size="small" />
      {children}
    </span>
  );
}
