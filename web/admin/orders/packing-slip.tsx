import { useEffect, useEffectEvent } from 'react';
import type { Order } from '../../../contract/orders/order.ts';
import { nameWithVariant } from '../../../domain/catalogue/variant-text.ts';
import { formatShortDate } from '../../../domain/text/format.ts';
import logo from '../../ui/logo.svg';
import { countPieces, orderName } from './order-words.ts';

/** The sheet that goes into the box: contents and address, no prices. It is printed at once and then removed. */
export function PackingSlip({ order, onPrinted }: { readonly order: Order; readonly onPrinted: () => void }) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const done = () => printed();
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, []);
  const { shipping_address: address } = order;
  return (
    <article className="packing-slip">
      <header>
        <img src={logo} alt="Rack & Rep" width={224} height={30} />
        <p>
          <b>Packing slip {orderName(order)}</b>
          <br />
          {formatShortDate(order.created_at)}
        </p>
      </header>
      <address>
        <b>
          <bdi>{address.fullName}</bdi>
        </b>
        <br />
        <bdi>{address.address}</bdi>
        <br />
        <bdi>{address.city}</bdi>, {address.state} {address.pinCode}
        <br />
        {address.phone || order.customer_info.phone}
      </address>
      <table>
        <thead>
          <tr>
            <th scope="col">Packed</th>
            <th scope="col">Product</th>
            <th scope="col">Code</th>
            <th scope="col">Quantity</th>
          </tr>
        </thead>
        <tbody>
          {order.order_items.map((item) => (
            <tr key={item.id}>
              <td>
                <span className="packing-slip-box" />
              </td>
              <td>{nameWithVariant(item.product_name, item.variant)}</td>
              <td>{item.product_sku}</td>
              <td>{item.quantity}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>Pieces</td>
            <td>{countPieces(order)}</td>
          </tr>
        </tfoot>
      </table>
      {order.notes !== '' && <p>Customer note: {order.notes}</p>}
    </article>
  );
}
