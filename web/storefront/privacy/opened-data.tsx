import { messageOf } from '../../api/response.ts';
import { useShopQuery } from '../../api/shop-queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ACCOUNT_CALL_FAILED } from '../accounts/account-calls.ts';
import { FormRefusal } from '../accounts/form-refusal.tsx';
import { Spinner } from '../spinner.tsx';
import YourData from './your-data.tsx';
import { openDataLink } from './your-data-calls.ts';

/** Behind a mailed link, which is opened once: it does nothing more, also after a reload. */
export default function OpenedData({ link }: { readonly link: string }) {
  const { data, failure } = useShopQuery({
    queryKey: ['data-link', link],
    queryFn: () => openDataLink(link),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (failure !== null)
    return (
      <div className="grid gap-4">
        <FormRefusal message={messageOf(failure, ACCOUNT_CALL_FAILED)} />
        <ButtonLink to="/your-data">Request a new link</ButtonLink>
      </div>
    );
  if (data === undefined) return <Spinner label="Opening your data..." />;
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        Data of <b>{data.email}</b>
      </p>
      <YourData token={data.token} />
    </div>
  );
}
