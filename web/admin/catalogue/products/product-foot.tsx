import { Button } from '../../../ui/button.tsx';
import { DialogFailure } from '../../frame/notice.tsx';
import { changesText, type ProductChange } from './product-changes.ts';

interface ProductFootProps {
  readonly formId: string;
  readonly isNew: boolean;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  readonly changes: readonly ProductChange[];
  readonly failure: { readonly type?: unknown; readonly message?: string | undefined } | undefined;
  /** After an edit conflict: opens what is stored now. */
  readonly onReload: () => void;
  readonly onDiscard: () => void;
  readonly onDelete: (() => void) | undefined;
}

export function ProductFoot(props: ProductFootProps) {
  const { formId, isNew, isSaving, isDirty, changes, failure, onReload, onDiscard, onDelete } = props;
  const { title, details } = changesText(changes);
  return (
    <div className="border-t-2 border-ink bg-paper px-4 py-2.5 sm:px-6">
      {failure?.message !== undefined && (
        <div className="mb-2.5 *:mt-0">
          <DialogFailure
            action={
              failure.type === 'conflict' && <Button onClick={onReload}>Show the latest version</Button>
            }
          >
            {failure.message}
          </DialogFailure>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {!isNew && (
          <p className="mr-auto min-w-0 flex-[1_1_14rem] leading-snug" role="status">
            <b className="block">{title}</b>
            <span className="line-clamp-2 text-sm wrap-anywhere text-steel">{details}</span>
          </p>
        )}
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-auto">
          {onDelete !== undefined && (
            <Button kind="danger-outline" disabled={isSaving} onClick={onDelete}>
              Delete
            </Button>
          )}
          <Button disabled={isSaving || (!isNew && !isDirty)} onClick={onDiscard}>
            {isNew ? 'Cancel' : 'Discard'}
          </Button>
          <Button type="submit" form={formId} kind="primary" busy={isSaving} busyLabel="Saving...">
            {isNew ? (
              'Add product'
            ) : (
              <span>
                Save <span className="max-sm:sr-only">changes</span>
              </span>
            )}
          </Button>
        </div>
      </div>
    </div>
  );
}
