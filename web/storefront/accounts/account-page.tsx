import { head } from '../head.ts';
import type { Route } from './+types/account-page';
import { AccountNav } from './account-nav.tsx';
import { AddressBook } from './address-book.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ResendLink } from './resend-link.tsx';
import { SignOut } from './sign-out.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import './account.css';

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Your account', isPrivate: true });

export default function AccountPage() {
  return (
    <div className="wrap page account">
      <AccountNav title="Your account" />
      <SignedInOnly>
        {(user) => (
          <>
            {!user.emailVerified && <UnverifiedEmail email={user.email ?? ''} />}
            <div className="account-columns" key={user.id}>
              <div className="account-column">
                <section aria-labelledby="profile">
                  <h2 id="profile">Profile</h2>
                  <ProfileForm user={user} />
                </section>
                <section aria-labelledby="addresses">
                  <h2 id="addresses">Addresses</h2>
                  <AddressBook user={user} />
                </section>
              </div>
              <div className="account-column">
                <section aria-labelledby="password">
                  <h2 id="password">Password</h2>
                  <PasswordForm email={user.email ?? ''} />
                </section>
                <section aria-labelledby="sign-out">
                  <h2 id="sign-out">Sign out</h2>
                  <SignOut />
                </section>
              </div>
            </div>
          </>
        )}
      </SignedInOnly>
    </div>
  );
}

function UnverifiedEmail({ email }: { readonly email: string }) {
  return (
    <section className="account-notice" aria-label="E-mail address not confirmed">
      <p>
        <b>Please confirm your e-mail address.</b> We have sent a link to {email}. Orders that you placed with
        it before you had an account appear once it is confirmed.
      </p>
      <ResendLink />
    </section>
  );
}
