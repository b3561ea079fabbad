import { type FormEvent, useRef, useState } from 'react';
import type { AdminOrder } from '../../../../contract/orders/packing-order.ts';
import { variantLine } from '../../../../domain/catalogue/variant-text.ts';
import { isAllPacked, type Packed, scanPiece } from '../../../../domain/orders/packing.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Input } from '../../../ui/control.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { useOpenedRow } from '../../data/use-admin-query.ts';
import { WaitingLines } from '../../list/waiting-lines.tsx';
import { readOrder } from '../order-queries.ts';
import { orderName, packedItems } from '../order-text.ts';
import { holdText } from './collect-text.ts';
import { canReadBarcodes, useCamera } from './use-camera.ts';
import type { PackingPaper } from './use-packing-papers.tsx';

interface PackDialogProps {
  /** Of the order that is packed first; undefined: the first scan says. */
  readonly name: string | undefined;
  readonly onPrint: (paper: PackingPaper, order: AdminOrder) => void;
  readonly onClose: () => void;
}

const ORDER_NAME = /^RR-?(\d+)$/i;

/** A scan of a slip opens its order, each scan of a product ticks a piece. Scanners type the code and press Enter. */
export default function PackDialog({ name: first, onPrint, onClose }: PackDialogProps) {
  const [name, setName] = useState(first);
  return name === undefined ? (
    <Dialog isOpen title="Pack orders" onClose={onClose}>
      <ScanField label="Scan a packing slip, or type its order number" onCode={setName} />
    </Dialog>
  ) : (
    <PackOrder key={name} name={name} onOrder={setName} onPrint={onPrint} onClose={onClose} />
  );
}

interface PackOrderProps extends PackDialogProps {
  readonly name: string;
  readonly onOrder: (name: string) => void;
}

function PackOrder({ name, onOrder, onPrint, onClose }: PackOrderProps) {
  const {
    opened: order,
    isUnknown,
    isFailed,
    reload,
  } = useOpenedRow('order', name.toUpperCase(), undefined, readOrder);
  const [packed, setPacked] = useState<Packed>({});
  const [said, setSaid] = useState<{ readonly text: string; readonly isBad: boolean } | null>(null);
  const lines = order === undefined ? [] : packedItems(order);
  const hold = order && holdText(order);
  const scan = (code: string) => {
    if (ORDER_NAME.test(code)) {
      if (order === undefined || code.toUpperCase() !== orderName(order)) onOrder(code);
      return;
    }
    const result = scanPiece(lines, packed, code);
    if (result.kind === 'packed') {
      setPacked(result.packed);
      const { product_name: product } = lines.find(({ id }) => id === result.line.id) ?? {
        product_name: code,
      };
      setSaid({
        text: `${product}: ${result.packed[result.line.id]} of ${result.line.quantity}`,
        isBad: false,
      });
    } else
      setSaid({
        text:
          result.kind === 'already'
            ? `${code} is packed already. Put this one back.`
            : `${code} is not in this order.`,
        isBad: true,
      });
  };
  const isDone = order !== undefined && lines.length > 0 && isAllPacked(lines, packed);
  return (
    <Dialog
      isOpen
      title={order === undefined ? `Pack ${name.toUpperCase()}` : `Pack ${orderName(order)}`}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <ScanField label="Scan a product, or the next packing slip" onCode={scan} />
        <p className={`min-h-6 ${said?.isBad ? 'font-strong text-red' : ''}`} role="status">
          {isDone ? 'All packed.' : said?.text}
        </p>
        {order === undefined && !isFailed && <WaitingLines count={3} />}
        {isFailed && (
          <Callout tone="red" icon="warning">
            {isUnknown
              ? 'We don’t have an order with this number. Scan or type it again.'
              : 'We couldn’t load the order. '}
            {!isUnknown && <Button onClick={reload}>Try again</Button>}
          </Callout>
        )}
        {hold !== undefined && (
          <Callout tone="red" icon="warning">
            <b>{hold}</b>
          </Callout>
        )}
        <ul>
          {lines.map((line) => {
            const count = packed[line.id] ?? 0;
            return (
              <li key={line.id} className="flex items-center gap-3 border-t border-line">
                <Checkbox
                  className="flex-1"
                  tall
                  checked={count >= line.quantity}
                  label={
                    <>
                      <b>{line.product_name}</b>
                      {line.variant !== null &&
                        `, ${variantLine({ variant: line.variant, variantType: line.variant_type })}`}
                      <span className="block text-sm text-steel">
                        {line.product_sku ?? 'No code, tick it by hand'}
                      </span>
                    </>
                  }
                  onChange={({ target }) =>
                    setPacked({ ...packed, [line.id]: target.checked ? line.quantity : 0 })
                  }
                />
                <b className="flex-none text-xl">
                  {count} / {line.quantity}
                </b>
              </li>
            );
          })}
        </ul>
      </div>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button
          kind="primary"
          disabled={order === undefined || hold !== undefined}
          onClick={() => order !== undefined && onPrint('labels', order)}
        >
          Print box labels
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ScanField({ label, onCode }: { readonly label: string; readonly onCode: (code: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [camera, setCamera] = useState<'off' | 'on' | 'failed'>('off');
  const take = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (field.current !== null) field.current.value = '';
    if (code !== '') onCode(code);
  };
  return (
    <form className="grid gap-2" onSubmit={take}>
      <label className="grid gap-1">
        <span className="text-sm font-semibold">{label}</span>
        <Input ref={field} data-autofocus autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </label>
      {canReadBarcodes() && camera !== 'on' && (
        <Button className="justify-self-start" onClick={() => setCamera('on')}>
          Use the camera
        </Button>
      )}
      {camera === 'on' && <CameraView onCode={onCode} onFailure={() => setCamera('failed')} />}
      {camera === 'failed' && (
        <p className="text-red" role="alert">
          The camera can’t be used. Allow it for this page, or type the number.
        </p>
      )}
    </form>
  );
}

function CameraView(props: { readonly onCode: (code: string) => void; readonly onFailure: () => void }) {
  const video = useCamera(props.onCode, props.onFailure);
  return <video ref={video} className="aspect-video w-full bg-ink object-cover" autoPlay muted playsInline />;
}
