import { type ReactNode, useRef } from 'react';
import type { ImportPreview } from '../../../../contract/catalogue/product-import.ts';
import { formatCount } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { Column } from '../../../ui/table.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useGuardedClose } from '../../dialogs/use-unsaved-guard.ts';
import { DialogFailure } from '../../frame/admin-page.tsx';
import { type ImportRow, importRows, importSummary, keptPricesText, problemText } from './import-preview.ts';
import { Outcome, OutcomeTable } from './outcome.tsx';
import { amountText, productCount } from './price-preview.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly onImported: () => void;
  readonly onClose: () => void;
}

export function ImportDialog({ onImported, onClose }: ImportDialogProps) {
  const actions = useRef<HTMLDivElement>(null);
  const { state, check, run } = useImport((count) => {
    showToast({ kind: 'success', text: `${productCount(count)} imported` });
    onImported();
    onClose();
  });
  const { file, preview, is, progress, failure } = state;
  const isBusy = is !== 'waiting';
  const leave = useGuardedClose(actions, { mayLeave: () => is !== 'importing', onClose });
  const moving = preview === null ? 0 : preview.create + preview.change;
  return (
    <Dialog isOpen size="large" title="Import products" onClose={leave}>
      <p className="mb-4 text-steel">
        Export your products, edit the file in a spreadsheet and upload it here. Products not in the file stay
        the same. Nothing is deleted.
      </p>
      <FileDrop
        label={file === null ? 'File' : file.name}
        accept=".csv,.txt,text/csv"
        hint={is === 'checking' ? 'Checking the file...' : 'CSV UTF-8, up to 10,000 rows and 12 MB.'}
        onFiles={([given]) => given !== undefined && !isBusy && void check(given)}
      />
      <div role="status" aria-live="polite">
        {preview !== null && <ImportOutcome preview={preview} />}
      </div>
      {progress !== null && (
        <div className="mt-4">
          <ProgressBar label="Importing" value={progress.done} max={Math.max(1, progress.total)} />
        </div>
      )}
      {failure !== null && (
        <DialogFailure
          action={
            file !== null && preview === null && <Button onClick={() => void check(file)}>Check again</Button>
          }
        >
          {failure}
        </DialogFailure>
      )}
      <DialogActions ref={actions}>
        <Button onClick={onClose} disabled={is === 'importing'}>
          Cancel
        </Button>
        <Button
          kind="primary"
          busy={isBusy}
          busyLabel={is === 'checking' ? 'Checking...' : 'Importing...'}
          disabled={!isBusy && (preview === null || moving === 0 || preview.problemCount > 0)}
          onClick={() => void run()}
        >
          {moving === 0 ? 'Import' : `Import ${productCount(moving)}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ImportOutcome({ preview }: { readonly preview: ImportPreview }) {
  const { problems, problemCount } = preview;
  if (problemCount > 0)
    return (
      <Outcome className="import-outcome">
        <p className="flex gap-2 font-bold text-red">
          <Icon name="warning" size="small" />
          {problemCount === 1 ? 'One mistake' : `${formatCount(problemCount)} mistakes`}. Please correct the
          file. Nothing is imported until then.
        </p>
        <RuledList more={problemCount - problems.length}>
          {problems.map((problem) => (
            <li key={problemText(problem)}>{problemText(problem)}</li>
          ))}
        </RuledList>
      </Outcome>
    );
  const rows = importRows(preview);
  const shown = preview.products.length;
  const all = preview.create + preview.change;
  return (
    <Outcome className="import-outcome">
      <p className="font-bold">{importSummary(preview)}.</p>
      <KeptPrices preview={preview} />
      {rows.length > 0 && (
        <OutcomeTable
          caption="What the file changes"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ key }) => key}
        />
      )}
      {shown < all && (
        <p className="mb-4 text-steel">
          Showing the first {formatCount(shown)} of {formatCount(all)}.
        </p>
      )}
    </Outcome>
  );
}

function KeptPrices({ preview: { keptPrices, keptPriceCount } }: { readonly preview: ImportPreview }) {
  if (keptPriceCount === 0) return null;
  return (
    <>
      <p className="flex gap-2">
        <Icon name="warning" size="small" />
        These variants have their own prices, and shoppers pay those. To change them too, enter their new
        prices in the file.
      </p>
      <RuledList more={keptPriceCount - keptPrices.length}>
        {keptPrices.map(({ row, id, name, price, variants }) => (
          <li key={id}>
            <b>{name}</b> (row {row}) will cost {amountText(price)}.
            <span className="block text-steel">No change: {keptPricesText(variants)}</span>
          </li>
        ))}
      </RuledList>
    </>
  );
}

interface RuledListProps {
  readonly more: number;
  readonly children: ReactNode;
}

function RuledList({ more, children }: RuledListProps) {
  return (
    <ul className="max-h-80 divide-y divide-line overflow-auto rounded-sm border border-line *:px-3 *:py-2 *:wrap-anywhere max-md:max-h-[60dvh]">
      {children}
      {more > 0 && <li>and {formatCount(more)} more</li>}
    </ul>
  );
}

const NARROW = { wraps: true, className: 'md:max-w-65' };

const COLUMNS: readonly Column<ImportRow>[] = [
  { title: 'Product', ...NARROW, render: ({ name }) => name },
  { title: 'Row', align: 'right', render: ({ row }) => row },
  { title: 'Column', render: ({ column, isNew }) => (isNew ? <b>{column}</b> : column) },
  {
    title: 'Before',
    ...NARROW,
    render: ({ before, isNew }) => (
      <span className="text-steel">{before === '' && !isNew ? 'Empty' : before}</span>
    ),
  },
  {
    title: 'After',
    ...NARROW,
    render: ({ after, isNew }) => (after === '' && !isNew ? 'Empty' : after),
  },
];
