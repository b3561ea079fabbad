import { useId, useState } from 'react';
import { MONEY_FILE_KINDS, type MoneyFileKind, type MoneyIn } from '../../../../contract/books/money.ts';
import { formatCount, formatLongDate } from '../../../../domain/text/format.ts';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { FILE_TITLES } from './money-text.ts';
import type { ChosenFile } from './use-money-file.ts';

const HINTS: Readonly<Record<MoneyFileKind, string>> = {
  phonepe: 'CSV or Excel (.xlsx), up to 20 MB',
  courier: 'Delhivery, Shiprocket, or your own columns',
  bank: 'CSV or Excel (.xlsx) from any bank',
};

interface UploadTilesProps extends Pick<MoneyIn, 'carriers' | 'lastFiles'> {
  readonly onChoose: (chosen: ChosenFile) => void;
  readonly isBusy: boolean;
}

export function UploadTiles({ carriers, lastFiles, onChoose, isBusy }: UploadTilesProps) {
  const [carrierId, setCarrier] = useState('');
  const [utr, setUtr] = useState('');
  return (
    <ul
      className="grid gap-4 md:grid-cols-[1fr_1.4fr_1fr] lg:grid-cols-[1fr_2fr_1fr]"
      aria-label="Upload a file"
    >
      {MONEY_FILE_KINDS.map((kind) => {
        const last = lastFiles.find((file) => file.kind === kind);
        return (
          <li
            className="flex min-w-0 flex-col gap-2 rounded-md border border-dashed border-edge bg-paper p-4"
            key={kind}
          >
            <h2>{FILE_TITLES[kind]}</h2>
            <p className="text-sm text-steel wrap-anywhere">
              {last === undefined
                ? 'No file yet'
                : `Last: ${formatLongDate(last.at)}, ${formatCount(last.lines)} ${last.lines === 1 ? 'line' : 'lines'}`}
              <br />
              {HINTS[kind]}
            </p>
            {kind === 'courier' && (
              <div className="grid gap-2 lg:grid-cols-2 lg:items-start">
                <Select
                  label="Courier"
                  name="carrier"
                  placeholder="Choose a courier"
                  options={carriers.map(({ id, name }) => ({ value: id, label: name }))}
                  value={carrierId}
                  onChange={({ target }) => setCarrier(target.value)}
                />
                <Field
                  label="UTR of the payout"
                  name="utr"
                  optional
                  hint="If the file has none, as with Delhivery"
                  maxLength={40}
                  value={utr}
                  onChange={({ target }) => setUtr(target.value)}
                />
              </div>
            )}
            <FileButton
              label={`Choose a file: ${FILE_TITLES[kind]}`}
              isOff={isBusy || (kind === 'courier' && carrierId === '')}
              onFile={(file) => {
                onChoose({ kind, carrierId, utr, file });
                // It belongs to this file alone.
                setUtr('');
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onFile: (file: File) => void;
}

function FileButton({ label, isOff, onFile }: FileButtonProps) {
  const id = useId();
  return (
    <label
      className="relative mt-auto inline-flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-sm border-[1.5px] border-edge-soft bg-paper px-4 font-bold hover:border-ink has-disabled:cursor-not-allowed has-disabled:text-disabled has-focus-visible:outline-3 has-focus-visible:outline-offset-2 lg:min-h-9"
      htmlFor={id}
    >
      <input
        id={id}
        className="pointer-events-none absolute inset-0 opacity-0"
        type="file"
        accept=".csv,.txt,.xlsx,.xls"
        aria-label={label}
        disabled={isOff}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file can be chosen once more.
          target.value = '';
        }}
      />
      <Icon name="upload" size="small" />
      Choose
    </label>
  );
}
