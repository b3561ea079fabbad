import { useMemo } from 'react';
import { may, parseAdminRole } from '../../../../domain/accounts/permissions.ts';
import { useAuth } from '../../../session/auth-store.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useStore } from '../../frame/frame-context.ts';
import { head } from '../../head.ts';
import { PageHead } from '../../page-head.tsx';
import type { Route } from './+types/create-order-page';
import { quickOrderDraft } from './quick-order-draft.ts';
import { QuickOrderForm } from './quick-order-form.tsx';

export const meta: Route.MetaFunction = (page) =>
  head(page, {
    title: 'Quick Order',
    description: 'Order many products at once by product id, for gyms, studios and dealers across India.',
  });

/** Anybody may open it. Who is signed in finds the own address there; an administrator whose role includes it may set prices. */
export default function CreateOrderPage() {
  const user = useAuth((auth) => auth.user);
  const holder = user && { role: user.role, adminRole: parseAdminRole(user.adminRole) };
  const isHydrated = useHydrated();
  const offersOnline = useStore()?.offersOnline !== false;
  const hasDraft = useMemo(() => isHydrated && !quickOrderDraft.isEmpty(), [isHydrated]);
  return (
    <div className="wrap pt-10">
      <PageHead
        title="Quick Order"
        lead="Know what you need? Enter product names or IDs and how many you want, and order for your whole gym on one page."
      />
      <QuickOrderForm
        key={`${user?.id ?? 'guest'} ${hasDraft}`}
        user={user}
        mayPrice={may(holder, 'create orders') && may(holder, 'change prices')}
        isForCustomer={may(holder, 'create orders')}
        isHydrated={isHydrated}
        offersOnline={offersOnline}
      />
    </div>
  );
}
