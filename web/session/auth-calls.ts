import type { Login, PasswordChange, Profile, Registration } from '../../contract/accounts.ts';
import { type ApiClient, ApiError, shopClient, wordsOf } from '../api/client.ts';
import { getPath, isObject, messageOf, textOf } from '../api/response.ts';
import { readUser, type User } from './user-response.ts';

export interface Session {
  readonly user: User;
  readonly token: string;
}

/** What became of a stored token: good, refused, or nothing decided, with the user as last known. */
export type TokenCheck =
  | { readonly is: 'good'; readonly user: User }
  | { readonly is: 'refused' }
  | { readonly is: 'undecided'; readonly user?: User | undefined };

/** Each throws an error whose message a person can read: the server's words, else the catalogue's. */
export interface AuthCalls {
  login(login: Login): Promise<Session>;
  adminLogin(login: Login): Promise<Session>;
  register(registration: Registration): Promise<Session>;
  /** Does not throw: a shop that cannot be reached, or is in trouble itself, has decided nothing. */
  checkToken(token: string, lastKnownUser: unknown): Promise<TokenCheck>;
  logout(token: string): Promise<void>;
  logoutEverywhere(): Promise<void>;
  updateProfile(user: User, profile: Profile): Promise<User>;
  changePassword(user: User, change: PasswordChange): Promise<void>;
}

export function createAuthCalls({ callPublic, callProtected }: ApiClient = shopClient): AuthCalls {
  /** A good answer without a session, and a service that is not there, are failures too. */
  async function openSession(name: string, body: object, failed: string): Promise<Session> {
    const reply = await inWords(failed, () => callPublic(`/auth/${name}`, { method: 'POST', body }));
    const user = readUser(getPath(reply, 'user') ?? getPath(reply, 'data', 'user'));
    const token = textOf(getPath(reply, 'authorization', 'token') ?? getPath(reply, 'data', 'token'));
    if (getPath(reply, 'success') === false) throw new Error(wordsOf(reply) ?? failed);
    if (user === undefined || token === undefined) throw new Error(failed);
    return { user, token };
  }

  const profilePath = ({ id }: User) => `/users/profile/${encodeURIComponent(id)}`;

  return {
    login: (login) => openSession('login', login, 'Login failed'),
    adminLogin: (login) => openSession('admin-login', login, 'Admin login failed'),
    register: (registration) => openSession('register', registration, 'Registration failed'),

    async checkToken(token, lastKnownUser) {
      try {
        const user = readUser(getPath(await callProtected('/auth/user-profile', { token }), 'user'));
        return user === undefined ? { is: 'refused' } : { is: 'good', user };
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.isRefusal) return { is: 'refused' };
        return { is: 'undecided', user: readUser(lastKnownUser) };
      }
    },

    async logout(token) {
      await callProtected('/auth/logout', { method: 'POST', token });
    },

    async logoutEverywhere() {
      await inWords('Failed to sign out on all devices', () =>
        callProtected('/auth/logout-all', { method: 'POST' }),
      );
    },

    async updateProfile(user, profile) {
      const failed = 'Failed to update profile';
      const reply = await inWords(failed, () =>
        callProtected(profilePath(user), { method: 'PUT', body: profile }),
      );
      const changed = getPath(reply, 'user');
      const updated = isObject(changed) ? readUser({ ...user, ...changed }) : undefined;
      if (updated === undefined) throw new Error(failed);
      return updated;
    },

    async changePassword(user, change) {
      await inWords('Failed to change password', () =>
        callProtected(`${profilePath(user)}/password`, { method: 'PUT', body: change }),
      );
    },
  };
}

/** 'HTTP 500' says nothing to a shopper: without words of the server's, ours stand in. */
async function inWords(failed: string, call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call();
  } catch (cause) {
    const isWordless =
      cause instanceof ApiError && cause.status !== undefined && wordsOf(cause.body) === undefined;
    throw new Error(isWordless ? failed : messageOf(cause, failed), { cause });
  }
}
