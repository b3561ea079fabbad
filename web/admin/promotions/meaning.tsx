import type { ReactNode } from 'react';

interface MeaningProps {
  /** The promotion in a sentence; null while its fields are incomplete. */
  readonly words: string | null;
  readonly notes?: readonly (string | null)[];
  readonly children?: ReactNode;
}

/** Stands beside the fields and says in plain words what they mean, as they are filled in. */
export function Meaning({ words, notes = [], children }: MeaningProps) {
  return (
    <section className="meaning" aria-label="What it means">
      <h3>What it means</h3>
      <div aria-live="polite">
        {words === null ? (
          <p className="meaning-waiting">As soon as the fields say enough, it stands here in plain words.</p>
        ) : (
          <p className="meaning-words">{words}</p>
        )}
      </div>
      {notes.map((note) => note !== null && <p key={note}>{note}</p>)}
      {children}
    </section>
  );
}
