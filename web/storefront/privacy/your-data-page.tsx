import { useSearchParams } from 'react-router';
import { messageOf } from '../../api/response.ts';
import { useShopQuery } from '../../api/shop-queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ACCOUNT_CALL_FAILED } from '../accounts/account-calls.ts';
import { FormRefusal } from '../accounts/form-refusal.tsx';
import { LoginLayout } from '../accounts/login-layout.tsx';
import { MailedLinkForm } from '../accounts/mailed-link-form.tsx';
import { head } from '../head.ts';
import { Spinner } from '../spinner.tsx';
import type { Route } from './+types/your-data-page';
import { YourData } from './your-data.tsx';
import { openDataLink, requestDataLink } from './your-data-calls.ts';

export const meta: Route.MetaFunction = (page) => [
  ...head(page, { title: 'Your data', isPrivate: true }),
  { name: 'referrer', content: 'no-referrer' },
];

/** For guests, who prove their address by a mailed link; the link leads here too. */
export default function YourDataPage() {
  const [query] = useSearchParams();
  const token = (useHydrated() && query.get('token')) || null;
  return (
    <LoginLayout
      title="Your data"
      lead={token === null ? 'See or delete what we know about you. We’ll send you a link.' : undefined}
    >
      {token === null ? (
        <MailedLinkForm label="Your data" ask={requestDataLink} lasts="It works once, within an hour.">
          With an account you find this <TextLink to="/account">in your account</TextLink>.
        </MailedLinkForm>
      ) : (
        <Opened key={token} link={token} />
      )}
    </LoginLayout>
  );
}

/** Opened once: the link does nothing more, also after a reload. */
function Opened({ link }: { readonly link: string }) {
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
      <p>
        Data of <b>{data.email}</b>
      </p>
      <YourData token={data.token} />
    </div>
  );
}
