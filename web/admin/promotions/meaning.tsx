import type { ReactNode } from 'react';

interface MeaningProps {
  /** The promotion in a sentence; null while it cannot be said. */
  readonly words: string | null;
  readonly notes?: readonly (string | null)[];
  readonly children?: ReactNode;
}

/** Beside the fields: what they come to, in plain words, as one types. */
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
