import { useEffect, useReducer } from 'react';
import { useNavigate } from 'react-router';
import { stockCountSchema } from '../../../../contract/stock.ts';
import { displayOrderNumber } from '../../../../domain/orders/order.ts';
import { piecesLeft } from '../../../../domain/stock/pieces-left.ts';
import { getPath } from '../../../api/response.ts';
import { useAuth } from '../../../session/auth-store.ts';
import { browserStorage } from '../../../storage/safe-storage.ts';
import { watchOtherTabs } from '../../../storage/tab-sync.ts';
import { createQuickOrderDraft } from '../../../storefront/orders/quick-order/quick-order-draft.ts';
import { QuickOrderForm } from '../../../storefront/orders/quick-order/quick-order-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { useHealth } from '../../dashboard/use-health.ts';
import { refresh } from '../../data/query-client.ts';
import { useAllRows } from '../../data/use-admin-query.ts';
import { AdminPage, adminMeta, BOX } from '../../frame/admin-page.tsx';
import { useMay } from '../../frame/role.tsx';
import { FindCustomer } from './find-customer.tsx';

export const meta = adminMeta('Create order');

const DRAFT = 'desk-order-draft';
/** One for all tabs, until its order is made, it is cleared or the administrator signs out. */
const deskDraft = createQuickOrderDraft(browserStorage, DRAFT);

/** An order for somebody on the phone: the shop's quick order, with products by name and customers of earlier orders. */
export default function CreateOrderPage() {
  const user = useAuth((auth) => auth.user);
  const mayPrice = useMay()('change prices');
  const navigate = useNavigate();
  const health = useHealth();
  const counts = useAllRows('product', '/stock?counted=true&limit=1000', stockCountSchema);
  const [version, readAgain] = useReducer((last: number) => last + 1, 0);
  // So that no tab makes the order of another one a second time.
  useEffect(() => watchOtherTabs(window, (key) => (key ?? DRAFT) === DRAFT && readAgain()), []);
  const clear = () => {
    if (!deskDraft.isEmpty() && !window.confirm('Clear everything on this form?')) return;
    deskDraft.clear();
    readAgain();
  };
  const open = (order: unknown) => {
    void refresh('order');
    void refresh('product');
    const number = Number(getPath(order, 'order_number'));
    void navigate(number > 0 ? `/admin/orders/${displayOrderNumber(number)}` : '/admin/orders');
  };
  return (
    <AdminPage title="Create order" actions={<Button onClick={clear}>Clear form</Button>}>
      <div className={`${BOX} p-4 md:p-6`}>
        <QuickOrderForm
          key={version}
          user={user}
          mayPrice={mayPrice}
          isForCustomer
          draft={deskDraft}
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
