import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useShopQuery } from '../../api/shop-queries.ts';
import { useAuth } from '../../session/auth-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { FormRefusal } from '../accounts/form-refusal.tsx';
import { UnverifiedEmail } from '../accounts/unverified-email.tsx';
import { Suggested } from '../catalogue/suggested.tsx';
import { scrollBehavior } from '../frame/motion.ts';
import { OrderCard } from './order-card.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { type OrderPage, readOwnOrders } from './read-orders.ts';

export function AccountOrders({ path }: { readonly path: string }) {
  const page = useWantedPage();
  const { list, failure, isBusy, reload } = useOwnOrders(page);
  const isUnproven = useAuth((auth) => auth.user?.emailVerified === false);

  return (
    <>
      {isUnproven && (
        <UnverifiedEmail>
          <b>Ordered before you had an account?</b> Confirm your e-mail address to see those orders here.
        </UnverifiedEmail>
      )}
      <FormRefusal message={failure === null ? null : failure.message} />
      {failure !== null && (
        <p className="my-4">
          <Button busy={isBusy} busyLabel="Loading..." onClick={reload}>
            Try Again
          </Button>
        </p>
      )}
      {list === undefined && failure === null && <OrdersSkeleton />}
      {list?.orders.length === 0 && (
        <>
          <EmptyState
            title="No orders yet"
            action={
              <ButtonLink kind="primary" to="/shop">
                Start shopping
              </ButtonLink>
            }
          >
            Once you place an order, you’ll find it here with its status, tracking ID and invoice.
          </EmptyState>
          <Suggested />
        </>
      )}
      {list !== undefined && list.orders.length > 0 && (
        <div className="grid gap-6 aria-busy:opacity-60" aria-busy={isBusy}>
          {list.orders.map((order) => (
            <OrderCard key={order.id} order={order} onChanged={reload} />
          ))}
        </div>
      )}
      {list !== undefined && (
        <Pagination
          className="mt-8"
          page={page}
          pages={list.pages}
          label="Pages of orders"
          to={(wanted) => (wanted === 1 ? path : `${path}?page=${wanted}`)}
        />
      )}
    </>
  );
}

/** What the address asks for; another page begins at its top. */
function useWantedPage(): number {
  const [query] = useSearchParams();
  const typed = query.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1;
  const last = useRef(page);
  // The page is part of the address: it also changes by the browser's buttons.
  useEffect(() => {
    if (last.current !== page) window.scrollTo({ top: 0, behavior: scrollBehavior() });
    last.current = page;
  }, [page]);
  return page;
}

/** The last list that came stays while the next is on its way, and when it does not come. */
function useOwnOrders(page: number) {
  const [list, setList] = useState<OrderPage>();
  const userId = useAuth((auth) => auth.user?.id);
  const { data, failure, isFetching, refetch } = useShopQuery({
    queryKey: ['own-orders', userId, page],
    queryFn: () => readOwnOrders(page),
  });
  if (data !== undefined && data !== list) setList(data);
  return { list, failure, isBusy: isFetching, reload: () => void refetch() };
}
