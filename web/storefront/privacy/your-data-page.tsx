import { useSearchParams } from 'react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { requestDataLink } from '../accounts/account-calls.ts';
import { LoginLayout } from '../accounts/login-layout.tsx';
import { MailedLinkForm } from '../accounts/mailed-link-form.tsx';
import { head } from '../head.ts';
import type { Route } from './+types/your-data-page';

const OpenedData = lazyPart('Your data', () => import('./opened-data.tsx'));

export const meta: Route.MetaFunction = (page) => [
  ...head(page, { title: 'Your data', isPrivate: true }),
  { name: 'referrer', content: 'no-referrer' },
];

/** For guests, who prove their address by a mailed link; the link leads here too. */
export default function YourDataPage() {
  const [query] = useSearchParams();
  const link = (useHydrated() && query.get('token')) || null;
  if (link !== null)
    return (
      <LoginLayout title="Your data">
        <OpenedData key={link} link={link} />
      </LoginLayout>
    );
  return (
    <LoginLayout title="Your data" lead="See or delete what we know about you. We’ll send you a link.">
      <MailedLinkForm label="Your data" ask={requestDataLink} lasts="It works once, within an hour.">
        With an account you find this <TextLink to="/account">in your account</TextLink>.
      </MailedLinkForm>
    </LoginLayout>
  );
}
