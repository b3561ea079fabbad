import type { Login, PasswordChange, Profile, Registration } from '../../contract/accounts/forms.ts';
import type { SecondStepNeeded } from '../../contract/accounts/second-factor.ts';
import type { SignedInResponse, User, UserResponse } from '../../contract/accounts/user.ts';
import { type ApiClient, ApiError, shopClient, wordsOf } from '../api/client.ts';
import { isObject, messageOf } from '../api/response.ts';

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

interface AdminLoginResponse {
  readonly data?: Session | SecondStepNeeded;
}

export type AuthCalls = ReturnType<typeof createAuthCalls>;

/**
 * Each throws an error with a message for the shopper: the server's, else the specification's. Responses have the contract's
 * types alone: whoever is signed in loads this with the first page, which does without zod.
 */
export function createAuthCalls({ askPublic, callProtected }: ApiClient = shopClient) {
  const post = (name: string, body: object) => askPublic(`/auth/${name}`, { method: 'POST', body });

  async function openSession(name: 'login' | 'register', body: object, failed: string): Promise<Session> {
    const response = (await withMessage(failed, post(name, body))) as Partial<SignedInResponse>;
    const { user, authorization } = response;
    if (!isUser(user) || authorization === undefined) throw new Error(failed);
    return { user, token: authorization.token };
  }

  const profilePath = ({ id }: User) => `/users/profile/${encodeURIComponent(id)}`;

  return {
    login: (login: Login) => openSession('login', login, 'Login failed'),
    /** With the password; or the rest of it, `second-step` with a code; or `passkey-login` with what a passkey has signed. */
    async adminLogin(body: object, call?: 'second-step' | 'passkey-login'): Promise<Session> {
      const failed = 'Admin login failed';
      const response = (await withMessage(failed, post(call ?? 'admin-login', body))) as AdminLoginResponse;
      const { data } = response;
      if (data !== undefined && 'challenge' in data) throw new SecondStepError(data);
      if (!isUser(data?.user) || data.token === undefined) throw new Error(failed);
      return data;
    },
    register: (registration: Registration) => openSession('register', registration, 'Registration failed'),

    /** Does not throw: a shop that cannot be reached, or fails itself, leaves the token undecided. */
    async checkToken(token: string, lastKnownUser: unknown): Promise<TokenCheck> {
      try {
        const { user } = (await callProtected('/auth/user-profile', { token })) as Partial<UserResponse>;
        return isUser(user) ? { is: 'good', user } : { is: 'refused' };
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.isRefusal) return { is: 'refused' };
        return { is: 'undecided', user: isUser(lastKnownUser) ? lastKnownUser : undefined };
      }
    },

    async logout(token: string) {
      await callProtected('/auth/logout', { method: 'POST', token });
    },

    async logoutEverywhere() {
      const call = callProtected('/auth/logout-all', { method: 'POST' });
      await withMessage('Failed to sign out on all devices', call);
    },

    async updateProfile(user: User, profile: Profile) {
      const call = callProtected(profilePath(user), { method: 'PUT', body: profile });
      const saved = (await withMessage('Failed to update profile', call)) as UserResponse;
      return saved.user;
    },

    async changePassword(user: User, change: PasswordChange) {
      const call = callProtected(`${profilePath(user)}/password`, { method: 'PUT', body: change });
      await withMessage('Failed to change password', call);
    },
  };
}

/** What pages count on. Anybody can write into the storage. */
const isUser = (value: unknown): value is User =>
  isObject(value) &&
  [value.id, value.name, value.role].every((text) => typeof text === 'string') &&
  Array.isArray(value.addresses);

/** Without an error message of the server, `failed` replaces a technical one such as 'HTTP 500'. */
async function withMessage(failed: string, call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (cause) {
    const hasNoMessage =
      cause instanceof ApiError && cause.status !== undefined && wordsOf(cause.body) === undefined;
    throw new Error(hasNoMessage ? failed : messageOf(cause, failed), { cause });
  }
}
