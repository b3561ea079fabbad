import { useRef } from 'react';
import type { ImportPreview } from '../../../../contract/catalogue/product-import.ts';
import { formatCount } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { DialogFailure } from '../../dialogs/dialog-failure.tsx';
import { useGuardedClose } from '../../dialogs/use-guarded-close.ts';
import { type ImportRow, importRows, importSummary, keptPricesText, problemText } from './import-preview.ts';
import { amountText, productCount } from './price-preview.ts';
import { useImport } from './use-import.ts';
import './import.css';

interface ImportDialogProps {
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** A file is looked at first; what it would change, or what is wrong with it, is shown before anything is saved. */
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
      <p className="import-hint">
        Export the products, change the file in your spreadsheet and bring it back here. Products that the
        file does not name stay as they are; nothing is ever removed.
      </p>
      <FileDrop
        label={file === null ? 'File' : file.name}
        accept=".csv,.txt,text/csv"
        hint={is === 'checking' ? 'Checking the file...' : 'CSV UTF-8, at most 10,000 rows and 12 MB.'}
        onFiles={([given]) => given !== undefined && !isBusy && void check(given)}
      />
      <div role="status" aria-live="polite">
        {preview !== null && <Outcome preview={preview} />}
      </div>
      {progress !== null && (
        <div className="import-progress">
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

function Outcome({ preview }: { readonly preview: ImportPreview }) {
  const { problems, problemCount } = preview;
  if (problemCount > 0)
    return (
      <div className="import-outcome">
        <p className="import-refused">
          <Icon name="warning" size="small" />
          {problemCount === 1 ? 'One mistake' : `${formatCount(problemCount)} mistakes`}. Nothing is imported
          until the file has none.
        </p>
        <ul className="import-problems">
          {problems.map((problem) => (
            <li key={problemText(problem)}>{problemText(problem)}</li>
          ))}
          {problemCount > problems.length && <li>and {formatCount(problemCount - problems.length)} more</li>}
        </ul>
      </div>
    );
  const rows = importRows(preview);
  const shown = preview.products.length;
  const all = preview.create + preview.change;
  return (
    <div className="import-outcome">
      <p>{importSummary(preview)}.</p>
      <KeptPrices preview={preview} />
      {rows.length > 0 && (
        <div className="data-table import-changes">
          <Table
            caption="What the file changes"
            captionHidden
            columns={COLUMNS}
            rows={rows}
            rowKey={({ key }) => key}
          />
        </div>
      )}
      {shown < all && (
        <p className="import-hint">
          The first {formatCount(shown)} of {formatCount(all)} are shown.
        </p>
      )}
    </div>
  );
}

function KeptPrices({ preview: { keptPrices, keptPriceCount } }: { readonly preview: ImportPreview }) {
  if (keptPriceCount === 0) return null;
  const more = keptPriceCount - keptPrices.length;
  return (
    <>
      <p className="import-kept">
        <Icon name="warning" size="small" />
        These variants keep other prices than their product, and shoppers pay those. To change them too, write
        their new prices into the file.
      </p>
      <ul className="import-problems">
        {keptPrices.map(({ row, id, name, price, variants }) => (
          <li key={id}>
            <b>{name}</b> (row {row}) costs {amountText(price)} from now on.
            <span className="import-kept-variants">As before: {keptPricesText(variants)}</span>
          </li>
        ))}
        {more > 0 && <li>and {formatCount(more)} more</li>}
      </ul>
    </>
  );
}

const COLUMNS: readonly Column<ImportRow>[] = [
  { key: 'name', title: 'Product', className: 'import-text', render: ({ name }) => name },
  { key: 'row', title: 'Row', align: 'right', render: ({ row }) => row },
  { key: 'column', title: 'Column', render: ({ column, isNew }) => (isNew ? <b>{column}</b> : column) },
  {
    key: 'before',
    title: 'Before',
    className: 'import-text import-before',
    render: ({ before, isNew }) => (before === '' && !isNew ? 'Empty' : before),
  },
  {
    key: 'after',
    title: 'After',
    className: 'import-text',
    render: ({ after, isNew }) => (after === '' && !isNew ? 'Empty' : after),
  },
];
