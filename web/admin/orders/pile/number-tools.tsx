import { useRef, useState } from 'react';
import { decodeCsv } from '../../../../domain/text/csv-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectInput } from '../../../ui/control.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-link.tsx';

export interface FilledNumbers {
  readonly count: number;
  readonly problems: readonly string[];
  readonly undo: () => void;
}

interface NumberToolsProps {
  readonly carriers: readonly { readonly value: string; readonly label: string }[];
  readonly isBusy: boolean;
  readonly taken: FilledNumbers | null;
  readonly onText: (text: string) => void;
  readonly onCarrierForAll: (carrierId: string | undefined) => void;
}

const PROPOSED = 'proposed';
const NAMED = 8;
const LARGEST_FILE = 1024 * 1024;

export function NumberTools({ carriers, isBusy, taken, onText, onCarrierForAll }: NumberToolsProps) {
  const file = useRef<HTMLInputElement>(null);
  const [lines, setLines] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const take = (text: string) => {
    setFailure(null);
    setLines(null);
    onText(text);
  };
  const readFile = async (chosen: File) => {
    if (chosen.size > LARGEST_FILE) return setFailure('The file is larger than 1 MB.');
    const decoded = decodeCsv(new Uint8Array(await chosen.arrayBuffer()));
    if (decoded.ok) take(decoded.text);
    else setFailure(decoded.message);
  };
  return (
    <section className="grid gap-3" aria-label="Tracking numbers for many orders">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          data-autofocus
          disabled={isBusy}
          aria-expanded={lines !== null}
          onClick={() => setLines(lines === null ? '' : null)}
        >
          Paste numbers
        </Button>
        <Button disabled={isBusy} onClick={() => file.current?.click()}>
          <Icon name="upload" size="small" />
          Carrier’s CSV
        </Button>
        <input
          ref={file}
          hidden
          type="file"
          accept=".csv,.txt,text/csv"
          aria-label="Carrier’s CSV"
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            // The same file can be chosen once more.
            if (chosen !== undefined) void readFile(chosen).then(() => (target.value = ''));
          }}
        />
        <label className="flex items-center gap-2 max-sm:w-full md:ml-auto">
          <span className="flex-none text-sm font-semibold">Carrier for all</span>
          <SelectInput
            small
            disabled={isBusy}
            defaultValue={PROPOSED}
            onChange={({ target }) => onCarrierForAll(target.value === PROPOSED ? undefined : target.value)}
          >
            <option value={PROPOSED}>As proposed</option>
            {carriers.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        </label>
      </div>
      {lines !== null && (
        <div className="grid gap-2 rounded-md border border-line bg-paper p-4">
          <Field
            multiline
            name="numbers"
            label="Tracking numbers"
            hint="One on each line, for the orders that have none. Or two columns: order number and tracking number."
            autoFocus
            rows={5}
            spellCheck={false}
            value={lines}
            onChange={({ target }) => setLines(target.value)}
          />
          <div className="flex justify-end gap-2">
            <Button onClick={() => setLines(null)}>Close</Button>
            <Button kind="dark" disabled={lines.trim() === ''} onClick={() => take(lines)}>
              Fill in
            </Button>
          </div>
        </div>
      )}
      {failure !== null && (
        <p className="text-red" role="alert">
          {failure}
        </p>
      )}
      <div role="status">{taken !== null && <Taken taken={taken} />}</div>
    </section>
  );
}

function Taken({ taken: { count, problems, undo } }: { readonly taken: FilledNumbers }) {
  return (
    <div className="grid gap-1 rounded-sm border border-line bg-paper px-3 py-2 text-sm">
      <p>
        {count === 1 ? '1 number filled in.' : `${count} numbers filled in.`}{' '}
        {count > 0 && <TextButton onClick={undo}>Undo</TextButton>}
      </p>
      {problems.length > 0 && (
        <ul className="text-red">
          {problems.slice(0, NAMED).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {problems.length > NAMED && <li>and {problems.length - NAMED} more</li>}
        </ul>
      )}
    </div>
  );
}
