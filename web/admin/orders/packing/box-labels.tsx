import type { AdminOrder } from '../../../../contract/orders/packing-order.ts';
import { variantLine } from '../../../../domain/catalogue/variant-text.ts';
import { floorWords } from '../../../../domain/shipping/floor.ts';
import { formatKg } from '../../../../domain/text/format.ts';
import { orderName, packedItems } from '../order-text.ts';
import { Barcode } from './barcode.tsx';
import { collectText } from './collect-text.ts';
import type { BoxesOfLines, Sender } from './packing-papers.tsx';

interface BoxLabelsProps {
  readonly order: AdminOrder;
  readonly boxes: BoxesOfLines;
  readonly sender: Sender;
}

/** A label of 100 × 150 mm for each box; for each piece where its boxes are not known. */
export function BoxLabels({ order, boxes, sender }: BoxLabelsProps) {
  const labels = packedItems(order).flatMap((item) => {
    const packed = boxes.get(item.id) ?? [{ weightKg: item.weight_kg }];
    return Array.from({ length: item.quantity }, (_, piece) =>
      packed.map(({ weightKg }, box) => ({ item, weightKg, key: `${item.id} ${piece} ${box}` })),
    ).flat();
  });
  const { shipping_address: to, tracking_id: tracking } = order;
  const floor = floorWords(order.floor, order.has_lift);
  return labels.map(({ item, weightKg, key }, at) => (
    <article
      key={key}
      className="box-label flex h-[139mm] flex-col gap-[2.5mm] overflow-hidden text-[9pt] leading-tight not-last:break-after-page"
    >
      <header className="flex items-baseline justify-between gap-3 border-b-2 pb-[2mm]">
        <b className="font-display text-[20pt] leading-none font-black">{orderName(order)}</b>
        <b className="text-[12pt]">
          Box {at + 1} of {labels.length}
        </b>
      </header>
      <Barcode className="h-[13mm]" text={orderName(order)} />
      <div className="wrap-anywhere">
        <p>Deliver to</p>
        <address className="text-[12pt] not-italic">
          <span className="line-clamp-5">
            <b>
              <bdi>{to.fullName}</bdi>
            </b>
            <br />
            <bdi>{to.address}</bdi>
          </span>
          <bdi>{to.city}</bdi>, {to.state}
        </address>
        <p className="flex items-baseline justify-between gap-3">
          <b className="font-display text-[34pt] leading-none font-black">{to.pinCode}</b>
          <b className="text-[12pt]">{to.phone || order.customer_info.phone}</b>
        </p>
      </div>
      <p className="border-2 px-2 py-1 text-[12pt] font-strong">
        {collectText(order)}
        {floor !== undefined && `, ${floor}`}
      </p>
      <p className="line-clamp-2">
        <b>{item.product_name}</b>
        {item.variant !== null &&
          `, ${variantLine({ variant: item.variant, variantType: item.variant_type })}`}
        {weightKg !== null && `, ${formatKg(weightKg)}`}
      </p>
      {tracking !== null && (
        <div>
          <Barcode className="h-[13mm]" text={tracking} />
          <p className="mt-[1mm] text-center">{tracking}</p>
        </div>
      )}
      <p className="mt-auto line-clamp-3 border-t pt-[1.5mm] text-[8pt]">
        If undelivered, return to <b>{sender.storeName}</b>, {sender.storeAddress},{' '}
        <span className="whitespace-nowrap">{sender.storePhone}</span>
      </p>
    </article>
  ));
}
