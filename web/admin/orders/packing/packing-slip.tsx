import type { AdminOrder } from '../../../../contract/orders/packing-order.ts';
import { variantLine } from '../../../../domain/catalogue/variant-text.ts';
import { PAYMENT_METHOD_LABELS } from '../../../../domain/orders/order-status.ts';
import { packedWeight } from '../../../../domain/orders/packed-weight.ts';
import { TEST_PAYMENT } from '../../../../domain/payments/payment-mode.ts';
import { countBoxes, packedBoxesText } from '../../../../domain/shipping/box.ts';
import { floorWords } from '../../../../domain/shipping/floor.ts';
import { formatKg, formatLongDateTime } from '../../../../domain/text/format.ts';
import logo from '../../../ui/logo.svg';
import { countPieces, orderName, packedItems, promisedDays } from '../order-text.ts';
import { Barcode } from './barcode.tsx';
import { collectText } from './collect-text.ts';
import type { BoxesOfLines, Sender } from './packing-papers.tsx';

const HEAD = 'flex justify-between gap-6 border-b-2 pb-3';
const FRAME = 'inline-block border-[1.5px] px-1.5 font-strong';
const QUANTITY = 'font-display text-[18pt] leading-none font-black!';

interface PackingSlipProps {
  readonly order: AdminOrder;
  readonly boxes: BoxesOfLines;
  readonly sender: Sender;
}

export function PackingSlip({ order, boxes, sender }: PackingSlipProps) {
  const items = packedItems(order);
  const { shipping_address: address } = order;
  const promised = promisedDays(order);
  const floor = floorWords(order.floor, order.has_lift);
  const pieces = countPieces({ order_items: items });
  const { kg, isComplete } = packedWeight(items);
  return (
    // Less than a page high, so that rounding never makes a second one.
    <article className="packing-slip flex min-h-[255mm] flex-col gap-4.5 not-last:break-after-page [&_h2]:text-[12pt] [&_h2]:font-strong">
      <header className={HEAD}>
        <p className="grid content-start gap-1.5">
          <img src={logo} alt="Rack & Rep" width={224} height={30} />
          <b className="text-[18pt]">Packing slip</b>
        </p>
        <p className="grid content-start justify-items-end gap-1.5">
          <b className="font-display text-[30pt] leading-none font-black">{orderName(order)}</b>
          <Barcode className="h-[12mm] w-[62mm]" text={orderName(order)} />
          {order.test_payment && <span className={FRAME}>{TEST_PAYMENT}</span>}
          <span>Ordered {formatLongDateTime(order.created_at)}</span>
        </p>
      </header>
      <div className={HEAD}>
        <div>
          <h2>Deliver to</h2>
          <address className="text-[14pt] wrap-anywhere not-italic">
            <b>
              <bdi>{address.fullName}</bdi>
            </b>
            <br />
            <bdi>{address.address}</bdi>
            <br />
            <bdi>{address.city}</bdi>, {address.state} <b>{address.pinCode}</b>
            <br />
            {address.phone || order.customer_info.phone}
          </address>
          {promised !== undefined && (
            <p>
              Deliver <b>{promised}</b>
            </p>
          )}
          {floor !== undefined && <p className={FRAME}>{floor}</p>}
        </div>
        <Collect order={order} />
      </div>
      <table className="[&_:is(th,td)]:border-b [&_:is(th,td)]:border-steel [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_:is(th,td):nth-last-child(-n+2)]:text-right [&_tfoot_td]:border-b-2 [&_tfoot_td]:border-ink [&_tfoot_td]:font-strong [&_tr]:break-inside-avoid">
        <thead>
          <tr>
            <th scope="col">Packed</th>
            <th scope="col">Item</th>
            <th scope="col">Code</th>
            <th scope="col">Weight</th>
            <th scope="col">Quantity</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <span className="block size-4 border-[1.5px]" />
              </td>
              <td>
                <b>{item.product_name}</b>
                {item.variant !== null && (
                  <>
                    <br />
                    <span className={FRAME}>
                      {variantLine({ variant: item.variant, variantType: item.variant_type })}
                    </span>
                  </>
                )}
                {boxes.has(item.id) && (
                  <p className="text-[9pt]">{packedBoxesText(boxes.get(item.id) ?? [], item.quantity)}</p>
                )}
              </td>
              <td className="text-[9pt] whitespace-nowrap">{item.product_sku}</td>
              <td className="text-[9pt] whitespace-nowrap">{lineWeight(item)}</td>
              <td className={QUANTITY}>{item.quantity}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>
              {pieces} {pieces === 1 ? 'piece' : 'pieces'}
              {allBoxes(items, boxes)}
            </td>
            <td>
              {kg > 0 && formatKg(kg)}
              {kg > 0 && !isComplete && ' or more'}
            </td>
            <td className={QUANTITY}>{pieces}</td>
          </tr>
        </tfoot>
      </table>
      {order.notes !== '' && (
        <div className="border border-l-5 px-3 py-2 wrap-anywhere whitespace-pre-wrap">
          <h2>Note from the customer</h2>
          <p>{order.notes}</p>
        </div>
      )}
      <p className="mt-auto grid grid-cols-3 gap-4 pt-10 text-[9pt]">
        {['Packed by', 'Checked by', 'Date and time'].map((label) => (
          <span key={label} className="border-t pt-1">
            {label}
          </span>
        ))}
      </p>
      <p className="text-[9pt]">
        If undelivered, return to <b>{sender.storeName}</b>, {sender.storeAddress},{' '}
        <span className="whitespace-nowrap">{sender.storePhone}</span>
      </p>
    </article>
  );
}

/** " in 5 boxes", " in 5 boxes or more" where some are not known. */
function allBoxes(items: ReturnType<typeof packedItems>, boxes: BoxesOfLines): string {
  const count = items.reduce((all, { id, quantity }) => all + (boxes.get(id)?.length ?? 0) * quantity, 0);
  if (count === 0) return '';
  return ` in ${countBoxes(count)}${items.every(({ id }) => boxes.has(id)) ? '' : ' or more'}`;
}

/** "145 kg", "2 × 40.5 kg = 81 kg". */
function lineWeight({ weight_kg, quantity }: AdminOrder['order_items'][number]): string {
  if (weight_kg === null) return '–';
  if (quantity === 1) return formatKg(weight_kg);
  return `${quantity} × ${formatKg(weight_kg)} = ${formatKg(weight_kg * quantity)}`;
}

function Collect({ order }: { readonly order: AdminOrder }) {
  return (
    <div className="max-w-[45%] flex-none self-start border-[2.5px] px-3.5 py-2">
      <h2>{PAYMENT_METHOD_LABELS[order.payment_method]}</h2>
      <p className="font-display text-[26pt] leading-tight font-black">{collectText(order)}</p>
    </div>
  );
}
