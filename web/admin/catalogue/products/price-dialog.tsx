import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type PricedProduct, pricePreviewResponse } from '../../../../contract/catalogue/price-change.ts';
import { ApiError } from '../../../api/client.ts';
import { getPath, isObject, messageOf, textOf } from '../../../api/response.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { DialogFailure } from '../../dialogs/dialog-failure.tsx';
import type { FieldErrors } from '../../dialogs/edit-outcome.ts';
import { useGuardedClose } from '../../dialogs/use-guarded-close.ts';
import { isChanging, isRefused, productCount, summaryOf } from './price-preview.ts';
import { PricePreviewTable } from './price-preview-table.tsx';
import { FIRST_RULE, type RuleValues, readRule } from './price-rule.ts';
import { PriceRuleFields } from './price-rule-fields.tsx';
import type { PriceScope } from './price-scope.ts';
import './prices.css';

interface PriceDialogProps {
  readonly scopes: readonly PriceScope[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** A rule, what it would make of the prices, and only then the change itself. */
export function PriceDialog({ scopes, onChanged, onClose }: PriceDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [scope, setScope] = useState(scopes[0]?.value ?? 'all');
  const [values, setValues] = useState<RuleValues>(FIRST_RULE);
  const [preview, setPreview] = useState<readonly PricedProduct[] | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const leave = useGuardedClose(form, { mayLeave: () => !isBusy, onClose });
  const changing = preview?.filter(isChanging) ?? [];
  const refused = preview?.filter(isRefused) ?? [];

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  /** A preview of another rule is no preview. */
  const clearPreview = () => {
    setPreview(null);
    setFailure(null);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readRule(values);
    setErrors(read.ok ? {} : read.errors);
    setFailure(null);
    if (!read.ok) return;
    setBusy(true);
    try {
      if (preview === null) {
        const selection = scopes.find(({ value }) => value === scope)?.selection ?? {};
        const body = { rule: read.rule, ...selection };
        setPreview(
          pricePreviewResponse.parse(await callAdmin('/products/prices/preview', { method: 'POST', body }))
            .data,
        );
      } else {
        const products = changing.map(({ id, version }) => ({ id, version }));
        await callAdmin('/products/prices', { method: 'POST', body: { rule: read.rule, products } });
        showToast({ kind: 'success', text: `Prices of ${productCount(products.length)} changed` });
        onChanged();
        onClose();
      }
    } catch (thrown) {
      console.error('The prices were not changed:', thrown);
      setFailure(wordsOf(thrown));
      if (thrown instanceof ApiError && thrown.code === 'PRODUCTS_CHANGED') setPreview(null);
    }
    setBusy(false);
  };

  return (
    <Dialog isOpen size="large" title="Change prices" onClose={leave}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <div className="edit-fields">
          <Select
            label="Products"
            name="scope"
            data-autofocus
            options={scopes}
            value={scope}
            onChange={({ target }) => {
              setScope(target.value);
              clearPreview();
            }}
          />
          <PriceRuleFields
            values={values}
            errors={errors}
            onChange={(part) => {
              setValues({ ...values, ...part });
              clearPreview();
            }}
          />
        </div>
        {errors.form !== undefined && <DialogFailure>{errors.form}</DialogFailure>}
        {preview !== null && (
          <div className="price-outcome">
            <p role="status">{preview.length === 0 ? 'No products match.' : summaryOf(preview)}</p>
            {refused.length > 0 && (
              <Button onClick={() => setPreview(preview.filter((product) => !isRefused(product)))}>
                Leave out{' '}
                {refused.length === 1
                  ? 'the one that cannot change'
                  : `the ${refused.length} that cannot change`}
              </Button>
            )}
            <PricePreviewTable products={preview} />
          </div>
        )}
        {failure !== null && <DialogFailure>{failure}</DialogFailure>}
        <div className="dialog-actions">
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          {preview === null ? (
            <Button type="submit" kind="primary" busy={isBusy} busyLabel="Counting...">
              Preview
            </Button>
          ) : (
            <Button
              type="submit"
              kind="primary"
              busy={isBusy}
              busyLabel="Changing..."
              disabled={changing.length === 0 || refused.length > 0}
            >
              Change {productCount(changing.length)}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** With the products that stood in the way, the first few by name. */
function wordsOf(thrown: unknown): string {
  const message = messageOf(thrown, 'The prices were not changed.');
  const named = thrown instanceof ApiError ? getPath(thrown.body, 'details', 'products') : undefined;
  const names = (Array.isArray(named) ? named : []).flatMap((product) =>
    isObject(product) ? (textOf(product.name) ?? []) : [],
  );
  if (names.length === 0) return message;
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return `${message} ${names.slice(0, 5).join(', ')}${more}.`;
}
