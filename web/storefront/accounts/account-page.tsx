import type { ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { head } from '../head.ts';
import type { Route } from './+types/account-page';
import { AccountNav } from './account-nav.tsx';
import { AddressBook } from './address-book.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SignOut } from './sign-out.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import { UnverifiedEmail } from './unverified-email.tsx';

const YourData = lazyPart('Your data', () => import('../privacy/your-data.tsx'));

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Your account', isPrivate: true });

export default function AccountPage() {
  return (
    <div className="wrap pt-10">
      <AccountNav title="Your account" />
      <SignedInOnly>
        {(user) => (
          <>
            {!user.emailVerified && (
              <UnverifiedEmail>
                <b>Please confirm your e-mail address.</b> We’ve sent a link to {user.email}. Confirm it to
                see the orders you placed with this address as a guest.
              </UnverifiedEmail>
            )}
            <div
              className="grid content-start gap-8 lg:grid-cols-[minmax(0,1fr)_440px] lg:gap-16"
              key={user.id}
            >
              <Column>
                <Part id="profile" title="Profile">
                  <ProfileForm user={user} />
                </Part>
                <Part id="addresses" title="Addresses">
                  <AddressBook user={user} />
                </Part>
              </Column>
              <Column>
                <Part id="password" title="Password">
                  <PasswordForm email={user.email} />
                </Part>
                <Part id="your-data" title="Your data">
                  {' '}
                  <YourData isConfirmed={user.emailVerified} />{' '}
                </Part>
                <Part id="sign-out" title="Sign out">
                  <SignOut />
                </Part>
              </Column>
            </div>
          </>
        )}
      </SignedInOnly>
    </div>
  );
}

function Column({ children }: { readonly children: ReactNode }) {
  return <div className="grid min-w-0 grid-cols-1 content-start gap-8">{children}</div>;
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHead size="small" title={title} id={id} />
      <div className="max-w-180">{children}</div>
    </section>
  );
}
