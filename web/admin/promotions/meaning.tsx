import type { ReactNode } from 'react';
import { FormFields } from '../dialogs/form-fields.tsx';

interface WithMeaningProps {
  readonly meaning: ReactNode;
  readonly children: ReactNode;
}

export function WithMeaning({ meaning, children }: WithMeaningProps) {
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_252px] md:gap-6">
      <FormFields className="content-start">{children}</FormFields>
      {meaning}
    </div>
  );
}

interface MeaningProps {
  /** The promotion in a sentence; null while its fields are incomplete. */
  readonly text: string | null;
  readonly notes?: readonly (string | null)[];
  readonly children?: ReactNode;
}

export function Meaning({ text, notes = [], children }: MeaningProps) {
  return (
    <section
      className="grid content-start gap-2 self-start rounded-md bg-studio p-4 wrap-anywhere md:sticky md:top-0"
      aria-label="What it means"
    >
      <h3 className="font-body text-sm font-semibold [word-spacing:normal] text-steel">What it means</h3>
      <div aria-live="polite">
        {text === null ? (
          <p className="text-steel">Fill in the fields to see it here in plain words.</p>
        ) : (
          <p className="lettering text-xl leading-tight font-black text-balance">{text}</p>
        )}
      </div>
      {notes.map((note) => note !== null && <p key={note}>{note}</p>)}
      {children}
    </section>
  );
}

interface MeaningTableProps {
  readonly caption: string;
  /** Of the two columns; they say more than the caption, which is then read aloud alone. */
  readonly head?: readonly [string, string];
  readonly rows: readonly {
    readonly key: string | number;
    readonly name: string;
    readonly value: ReactNode;
  }[];
}

const FIRST = 'py-1.5 text-left align-baseline font-normal';
const SECOND = 'py-1.5 pl-3 text-right align-baseline font-bold whitespace-nowrap';
const RULE = 'border-t border-mist';

export function MeaningTable({ caption, head, rows }: MeaningTableProps) {
  return (
    <table className="mt-2 text-sm">
      <caption className={head === undefined ? 'pb-1 text-left text-steel' : 'sr-only'}>{caption}</caption>
      {head !== undefined && (
        <thead className="text-steel">
          <tr>
            <th scope="col" className={FIRST}>
              {head[0]}
            </th>
            <th scope="col" className={SECOND}>
              {head[1]}
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ key, name, value }) => (
          <tr key={key}>
            <th scope="row" className={`${RULE} ${FIRST}`}>
              {name}
            </th>
            <td className={`${RULE} ${SECOND}`}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
