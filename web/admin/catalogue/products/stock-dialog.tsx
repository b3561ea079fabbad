import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import {
  type StockCount,
  stockBodySchema,
  stockCountSchema,
  type WantedCount,
} from '../../../../contract/stock.ts';
import { formatCount } from '../../../../domain/text/format.ts';
import { z } from '../../../../domain/zod.ts';
import { getPath, textOf } from '../../../api/response.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { callAdmin } from '../../admin-call.ts';
import { useAdminQuery } from '../../data/use-admin-query.ts';
import { EntityDialog } from '../../dialogs/entity-dialog.tsx';
import { type EntityForm, useEntityForm } from '../../dialogs/use-entity-form.ts';
import { useMay } from '../../frame/role.tsx';
import { readList } from '../../list/list-response.ts';
import { NotLoaded } from '../../list/waiting-lines.tsx';

interface StockDialogProps {
  readonly id: string;
  readonly row: ProductRecord | undefined;
  readonly onClose: () => void;
}

/** How many pieces there are, for those who count stock but change nothing else of a product. */
export function StockDialog({ id, row, onClose }: StockDialogProps) {
  const mayCount = useMay()('change stock');
  const path = `/products/${encodeURIComponent(id)}/stock`;
  const stock = useAdminQuery({
    kind: 'product',
    path,
    read: (response) => readList(response, stockCountSchema).rows,
  });
  const { value } = stock;
  const title = row?.name ?? value?.[0]?.productName ?? 'Stock';
  if (value !== undefined && mayCount)
    return <CountForm path={path} counts={[...value]} title={title} onClose={onClose} />;
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {value === undefined && (
        <NotLoaded query={stock} count={3}>
          We couldn’t load the stock.
        </NotLoaded>
      )}
      <dl className="grid gap-2">
        {value?.map((count) => (
          <div key={count.variantId ?? 'product'} className="flex justify-between gap-4">
            <dt>{nameOf(count)}</dt>
            <dd className="font-bold">
              {count.available === null ? 'Not tracked' : formatCount(count.available)}
            </dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const nameOf = ({ variant }: StockCount) => variant ?? 'Pieces';

interface CountValues {
  counts: string[];
}

/** The body names each count that was seen, so that nothing sold meanwhile is lost. */
const STOCK: EntityForm<StockCount[], CountValues, { counts: WantedCount[] }> = {
  kind: 'product',
  name: 'stock',
  rowSchema: z.array(stockCountSchema),
  valuesOf: (counts) => ({ counts: (counts ?? []).map(({ available }) => String(available ?? '')) }),
  bodyOf: ({ counts }, stored) => ({
    counts: (stored ?? []).map(({ variantId, available }, place) => ({
      variantId,
      available: counts[place]?.trim() === '' ? null : Number(counts[place]),
      seen: available,
    })),
  }),
  bodySchema: stockBodySchema,
};

interface CountFormProps {
  readonly path: string;
  readonly counts: StockCount[];
  readonly title: string;
  readonly onClose: () => void;
}

function CountForm({ path, counts, title, onClose }: CountFormProps) {
  const form = useEntityForm(STOCK, counts, {
    save: (body) => callAdmin(path, { method: 'PUT', body }),
    done: () => 'Stock updated successfully',
    failed: 'Failed to update the stock',
  });
  return (
    <EntityDialog form={form} title={title} saveLabel="Save stock" onClose={onClose}>
      <p className="text-steel">
        Enter how many pieces you have. Leave a field empty if you don’t count them.
      </p>
      {counts.map((count, place) => {
        const field = form.field(`counts.${place}`);
        return (
          <Field
            key={count.variantId ?? 'product'}
            label={nameOf(count)}
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            data-autofocus={place === 0 ? true : undefined}
            {...field}
            error={
              field.error ??
              textOf(getPath(form.formState.errors, 'counts', String(place), 'available', 'message'))
            }
          />
        );
      })}
    </EntityDialog>
  );
}
