import { useNavigate } from 'react-router';
import { stockCountSchema } from '../../../../contract/stock.ts';
import { displayOrderNumber } from '../../../../domain/orders/order.ts';
import { piecesLeft } from '../../../../domain/stock/pieces-left.ts';
import { getPath } from '../../../api/response.ts';
import { useAuth } from '../../../session/auth-store.ts';
import { QuickOrderForm } from '../../../storefront/orders/quick-order/quick-order-form.tsx';
import { useHealth } from '../../dashboard/use-health.ts';
import { refresh } from '../../data/query-client.ts';
import { useAllRows } from '../../data/use-admin-query.ts';
import { AdminPage, adminMeta, BOX } from '../../frame/admin-page.tsx';
import { useMay } from '../../frame/role.tsx';
import { FindCustomer } from './find-customer.tsx';

export const meta = adminMeta('Create order');

/** An order for somebody on the phone: the shop's quick order, with products by name and customers of earlier orders. */
export default function CreateOrderPage() {
  const user = useAuth((auth) => auth.user);
  const mayPrice = useMay()('change prices');
  const navigate = useNavigate();
  const health = useHealth();
  const counts = useAllRows('product', '/stock?counted=true&limit=1000', stockCountSchema);
  const open = (order: unknown) => {
    void refresh('order');
    void refresh('product');
    const number = Number(getPath(order, 'order_number'));
    void navigate(number > 0 ? `/admin/orders/${displayOrderNumber(number)}` : '/admin/orders');
  };
  return (
    <AdminPage title="Create order">
      <div className={`${BOX} p-4 md:p-6`}>
        <QuickOrderForm
          user={user}
          mayPrice={mayPrice}
          isForCustomer
          isHydrated
          byName
          left={(productId, variant) => piecesLeft(counts, productId, variant)}
          offersOnline={health?.payments !== 'cod-only'}
          findCustomer={(fill) => <FindCustomer onChoose={fill} />}
          onPlaced={open}
        />
      </div>
    </AdminPage>
  );
}
