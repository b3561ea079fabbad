import type { Login, PasswordChange, Profile, Registration } from '../../contract/accounts/forms.ts';
import type { SecondStepNeeded } from '../../contract/accounts/second-factor.ts';
import { type ApiClient, ApiError, shopClient, wordsOf } from '../api/client.ts';
import { getPath, isObject, messageOf, textOf } from '../api/response.ts';
import { readUser, type User } from './user-response.ts';

export interface Session {
  readonly user: User;
  readonly token: string;
}

/** Of a stored token; `undecided` when the shop gave no answer, with the user as last known. */
export type TokenCheck =
  | { readonly is: 'good'; readonly user: User }
  | { readonly is: 'refused' }
  | { readonly is: 'undecided'; readonly user?: User | undefined };

/** Thrown by `adminLogin`: the password was right, and a code or a passkey is still needed. Nobody is signed in yet. */
class SecondStepError extends Error {
  constructor(readonly step: SecondStepNeeded) {
    super('One more step to sign in');
  }
}

export type AuthCalls = ReturnType<typeof createAuthCalls>;

/** Each throws an error with a message for the shopper: the server's, else the specification's. */
export function createAuthCalls({ askPublic, callProtected }: ApiClient = shopClient) {
  /** Throws also for a response without a session. */
  async function openSession(name: string, body: object, failed: string): Promise<Session> {
    const response = await withMessage(failed, () => askPublic(`/auth/${name}`, { method: 'POST', body }));
    const challenge = textOf(getPath(response, 'data', 'challenge'));
    if (challenge !== undefined)
      throw new SecondStepError({
        challenge,
        hasApp: getPath(response, 'data', 'hasApp') === true,
        hasPasskey: getPath(response, 'data', 'hasPasskey') === true,
      });
    const user = readUser(getPath(response, 'user') ?? getPath(response, 'data', 'user'));
    const token = textOf(getPath(response, 'authorization', 'token') ?? getPath(response, 'data', 'token'));
    if (getPath(response, 'success') === false) throw new Error(wordsOf(response) ?? failed);
    if (user === undefined || token === undefined) throw new Error(failed);
    return { user, token };
  }

  const profilePath = ({ id }: User) => `/users/profile/${encodeURIComponent(id)}`;

  return {
    login: (login: Login) => openSession('login', login, 'Login failed'),
    /** With the password; or the rest of it, `second-step` with a code; or `passkey-login` with what a passkey has signed. */
    adminLogin: (body: object, call?: 'second-step' | 'passkey-login') =>
      openSession(call ?? 'admin-login', body, 'Admin login failed'),
    register: (registration: Registration) => openSession('register', registration, 'Registration failed'),

    /** Does not throw: a shop that cannot be reached, or fails itself, leaves the token undecided. */
    async checkToken(token: string, lastKnownUser: unknown): Promise<TokenCheck> {
      try {
        const user = readUser(getPath(await callProtected('/auth/user-profile', { token }), 'user'));
        return user === undefined ? { is: 'refused' } : { is: 'good', user };
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.isRefusal) return { is: 'refused' };
        return { is: 'undecided', user: readUser(lastKnownUser) };
      }
    },

    async logout(token: string) {
      await callProtected('/auth/logout', { method: 'POST', token });
    },

    async logoutEverywhere() {
      await withMessage('Failed to sign out on all devices', () =>
        callProtected('/auth/logout-all', { method: 'POST' }),
      );
    },

    async updateProfile(user: User, profile: Profile) {
      const failed = 'Failed to update profile';
      const response = await withMessage(failed, () =>
        callProtected(profilePath(user), { method: 'PUT', body: profile }),
      );
      const changed = getPath(response, 'user');
      const updated = isObject(changed) ? readUser({ ...user, ...changed }) : undefined;
      if (updated === undefined) throw new Error(failed);
      return updated;
    },

    async changePassword(user: User, change: PasswordChange) {
      await withMessage('Failed to change password', () =>
        callProtected(`${profilePath(user)}/password`, { method: 'PUT', body: change }),
      );
    },
  };
}

/** Without an error message of the server, `failed` replaces a technical one such as 'HTTP 500'. */
async function withMessage(failed: string, call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call();
  } catch (cause) {
    const hasNoMessage =
      cause instanceof ApiError && cause.status !== undefined && wordsOf(cause.body) === undefined;
    throw new Error(hasNoMessage ? failed : messageOf(cause, failed), { cause });
  }
}
