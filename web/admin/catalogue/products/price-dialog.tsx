import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type PricedProduct, pricePreviewResponse } from '../../../../contract/catalogue/price-change.ts';
import { ApiError } from '../../../api/client.ts';
import { getPath, isObject, messageOf, textOf } from '../../../api/response.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { FormFields } from '../../dialogs/form-fields.tsx';
import { useGuardedClose } from '../../dialogs/use-unsaved-guard.ts';
import { DialogFailure } from '../../frame/admin-page.tsx';
import { Outcome } from './outcome.tsx';
import { isChanging, isRefused, productCount, summaryOf } from './price-preview.ts';
import { PricePreviewTable } from './price-preview-table.tsx';
import {
  FIRST_RULE,
  isRuleField,
  LIST_CHOICES,
  type PriceValues,
  ROUNDING_CHOICES,
  readRule,
  SALE_CHOICES,
  UNITS,
} from './price-rule.ts';
import type { PriceScope } from './price-scope.ts';

interface PriceDialogProps {
  readonly scopes: readonly PriceScope[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export function PriceDialog({ scopes, onChanged, onClose }: PriceDialogProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<PriceValues>({
    defaultValues: { ...FIRST_RULE, scope: scopes[0]?.value ?? 'all' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting: isBusy } = form.formState;
  const [preview, setPreview] = useState<readonly PricedProduct[] | null>(null);
  const leave = useGuardedClose(element, { mayLeave: () => !isBusy, onClose });
  const changing = preview?.filter(isChanging) ?? [];
  const refused = preview?.filter(isRefused) ?? [];

  /** A preview of another rule is no preview. */
  const clearPreview = () => {
    setPreview(null);
    if (errors.root?.type === 'failed') form.clearErrors('root');
  };

  const submit = async ({ scope, ...values }: PriceValues) => {
    const read = readRule(values);
    if (!read.ok) {
      for (const [field, message] of Object.entries(read.errors).reverse())
        form.setError(isRuleField(field) ? field : 'root', { message }, { shouldFocus: true });
      return;
    }
    const { rule } = read;
    try {
      if (preview === null) {
        const body = { rule, ...scopes.find(({ value }) => value === scope)?.selection };
        const response = await callAdmin('/products/prices/preview', { method: 'POST', body });
        setPreview(pricePreviewResponse.parse(response).data);
      } else {
        const products = changing.map(({ id, version }) => ({ id, version }));
        await callAdmin('/products/prices', { method: 'POST', body: { rule, products } });
        showToast({ kind: 'success', text: `Prices of ${productCount(products.length)} changed` });
        onChanged();
        onClose();
      }
    } catch (thrown) {
      console.error('The prices were not changed:', thrown);
      form.setError('root', { type: 'failed', message: refusalText(thrown) });
      if (thrown instanceof ApiError && thrown.code === 'PRODUCTS_CHANGED') setPreview(null);
    }
  };

  return (
    <Dialog isOpen size="large" title="Change prices" onClose={leave}>
      <form
        ref={element}
        noValidate
        onChange={clearPreview}
        onSubmit={(event) => (isBusy ? event.preventDefault() : void form.handleSubmit(submit)(event))}
      >
        <FormFields>
          <Select label="Products" data-autofocus options={scopes} {...form.register('scope')} />
          <PriceRuleFields form={form} />
        </FormFields>
        {preview !== null && (
          <Outcome className="price-outcome">
            <p className="font-bold" role="status">
              {preview.length === 0 ? 'No products match.' : summaryOf(preview)}
            </p>
            {refused.length > 0 && (
              <Button
                className="justify-self-start"
                onClick={() => setPreview(preview.filter((product) => !isRefused(product)))}
              >
                Leave out{' '}
                {refused.length === 1
                  ? 'the one that can’t change'
                  : `the ${refused.length} that can’t change`}
              </Button>
            )}
            <PricePreviewTable products={preview} />
          </Outcome>
        )}
        {errors.root !== undefined && <DialogFailure>{errors.root.message}</DialogFailure>}
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          {preview === null ? (
            <Button type="submit" kind="primary" busy={isBusy} busyLabel="Calculating...">
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
        </DialogActions>
      </form>
    </Dialog>
  );
}

function refusalText(thrown: unknown): string {
  const message = messageOf(thrown, 'The prices were not changed.');
  const named = thrown instanceof ApiError ? getPath(thrown.body, 'details', 'products') : undefined;
  const names = (Array.isArray(named) ? named : []).flatMap((product) =>
    isObject(product) ? (textOf(product.name) ?? []) : [],
  );
  if (names.length === 0) return message;
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return `${message} ${names.slice(0, 5).join(', ')}${more}.`;
}

type Form = UseFormReturn<PriceValues>;

function PriceRuleFields({ form }: { readonly form: Form }) {
  const [list, sale] = form.watch(['list', 'sale']);
  return (
    <>
      <RulePart legend="List price" options={LIST_CHOICES} {...form.register('list')}>
        {list !== 'stays' && <Amount form={form} name="list" />}
      </RulePart>
      <RulePart legend="Sale price" options={SALE_CHOICES} {...form.register('sale')}>
        {sale !== 'stays' && sale !== 'remove' && <Amount form={form} name="sale" />}
      </RulePart>
      <RulePart legend="Rounding" options={ROUNDING_CHOICES} {...form.register('rounding')} />
    </>
  );
}

interface RulePartProps extends Omit<ComponentProps<typeof Select>, 'label'> {
  readonly legend: string;
}

function RulePart({ legend, children, ...select }: RulePartProps & { readonly children?: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_130px] items-start gap-3 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_130px]">
      <legend className="sr-only">{legend}</legend>
      <div className="max-sm:col-span-full">
        <Select label={legend} {...select} />
      </div>
      {children}
    </fieldset>
  );
}

function Amount({ form, name }: { readonly form: Form; readonly name: 'list' | 'sale' }) {
  return (
    <>
      <Field
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={form.formState.errors[`${name}Amount`]?.message}
        {...form.register(`${name}Amount`)}
      />
      <Select label="Unit" options={UNITS} {...form.register(`${name}Unit`)} />
    </>
  );
}
