import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Login, PasswordChange, Profile, Registration } from '../../contract/accounts/forms.ts';
import type { User } from '../../contract/accounts/user.ts';
import type { ApiClient } from '../api/client.ts';
import { type FieldErrors, fieldErrorsOf } from '../api/field-errors.ts';
import { getPath, messageOf } from '../api/response.ts';
import {
  browserStorage,
  readState,
  readToken,
  type SafeStorage,
  type TabKey,
  tabStorage,
  writeState,
} from '../storage/safe-storage.ts';
import { loadPart } from '../ui/load-part.ts';
import type { AuthCalls, Session, TokenCheck } from './auth-calls.ts';

export type AuthStatus = 'signed-out' | 'loading' | 'signed-in';

export interface AuthState {
  /** 'loading' until a stored token is checked, and while someone signs in. */
  readonly status: AuthStatus;
  readonly user: User | null;
  readonly token: string | null;
  readonly isAuthenticated: boolean;
  readonly error: string | null;
  /** The messages about single fields that belong to `error`. */
  readonly fieldErrors: FieldErrors;
  /** The first check is over. */
  readonly isReady: boolean;
  /** After a failure these three have cleared user and token, and throw. */
  login(login: Login): Promise<void>;
  adminLogin(...step: Parameters<AuthCalls['adminLogin']>): Promise<void>;
  register(registration: Registration): Promise<void>;
  logout(): Promise<void>;
  /** False: `error` says why, and nobody was signed out. */
  logoutEverywhere(): Promise<boolean>;
  replaceUser(user: User): void;
  initialise(): Promise<void>;
  /** False: `error` says why. */
  updateProfile(profile: Profile): Promise<boolean>;
  changePassword(change: PasswordChange): Promise<boolean>;
  clearError(): void;
  /** After another tab has signed in or out, and when the network is back. */
  readStorage(): Promise<void>;
}

export interface AuthSource {
  readonly storage?: SafeStorage;
  readonly tab?: SafeStorage<TabKey>;
  readonly client?: ApiClient;
}

const NO_ERROR = { error: null, fieldErrors: {} } as const;
const NOBODY = { status: 'signed-out', user: null, token: null, isAuthenticated: false } as const;
const signedIn = (session: Session) => ({ ...session, status: 'signed-in', isAuthenticated: true }) as const;

export function createAuthStore({ storage = browserStorage, tab = tabStorage, client }: AuthSource = {}) {
  /** Loaded when first needed, to keep a guest's first load small. */
  const loadCalls = async (): Promise<AuthCalls> =>
    (await loadPart(() => import('./auth-calls.ts'))).createAuthCalls(client);

  return createStore<AuthState>()((set, get) => {
    /** The guest's records are cleared. The token is stored only under its own key. */
    const open = ({ user, token }: Session) => {
      storage.write('authToken', token);
      writeState(storage, 'auth-storage', { user, isAuthenticated: true });
      for (const record of ['guest-cart', 'guest-wishlist', 'guest-orders'] as const) storage.remove(record);
      set({ ...signedIn({ user, token }), ...NO_ERROR, isReady: true });
    };

    const close = (error: string | null, fieldErrors: FieldErrors = {}) => {
      storage.remove('authToken');
      storage.remove('auth-storage');
      set({ ...NOBODY, error, fieldErrors, isReady: true });
    };

    const storeUser = (user: User) => {
      writeState(storage, 'auth-storage', { user, isAuthenticated: true });
      set({ user });
    };

    /** Also clears the addresses that the order forms have stored, before the next person uses this browser. */
    const leave = () => {
      storage.remove('order-storage');
      storage.remove('desk-order-draft');
      tab.remove('checkout-draft');
      tab.remove('checkout-attempt');
      tab.remove('quick-order-draft');
      tab.remove('quick-order-attempt');
      close(null);
    };

    const signIn = async (failed: string, attempt: (calls: AuthCalls) => Promise<Session>) => {
      set({ status: 'loading', ...NO_ERROR });
      try {
        open(await attempt(await loadCalls()));
      } catch (thrown) {
        close(messageOf(thrown, failed), fieldErrorsOf(thrown));
        throw thrown;
      }
    };

    /** Runs `use` with the signed-in user; an error of it becomes `error`. */
    const asUser = async (
      failed: string,
      use: (calls: AuthCalls, user: User) => Promise<void>,
    ): Promise<boolean> => {
      const { user } = get();
      set(NO_ERROR);
      try {
        if (user === null) throw new Error(failed);
        await use(await loadCalls(), user);
        return true;
      } catch (thrown) {
        set({ error: messageOf(thrown, failed), fieldErrors: fieldErrorsOf(thrown) });
        return false;
      }
    };

    /**
     * The token is removed only when the shop refuses it. If the shop gives no answer, the token and the last known user stay, so
     * that a lost connection signs nobody out.
     */
    const initialise = async () => {
      const token = readToken(storage);
      if (token === null) return close(null);
      set(get().token === token ? NO_ERROR : { status: 'loading', ...NO_ERROR });
      const lastKnownUser = getPath(readState(storage, 'auth-storage'), 'user');
      const check = await loadCalls().then(
        (calls) => calls.checkToken(token, lastKnownUser),
        (): TokenCheck => ({ is: 'undecided' }),
      );
      if (readToken(storage) !== token) return;
      if (check.is === 'good') return open({ user: check.user, token });
      const error = 'Failed to get current user';
      if (check.is === 'refused') return close(error);
      const { user } = check;
      set({ ...(user === undefined ? NOBODY : signedIn({ user, token })), error, isReady: true });
    };

    return {
      status: 'loading',
      user: null,
      token: null,
      isAuthenticated: false,
      ...NO_ERROR,
      isReady: false,
      login: (login) => signIn('Login failed', (calls) => calls.login(login)),
      adminLogin: (...step) => signIn('Admin login failed', (calls) => calls.adminLogin(...step)),
      register: (registration) => signIn('Registration failed', (calls) => calls.register(registration)),
      async logout() {
        const token = readToken(storage);
        leave();
        if (token === null) return;
        await loadCalls()
          .then((calls) => calls.logout(token))
          .catch(() => undefined);
      },
      logoutEverywhere: () =>
        asUser('Failed to sign out on all devices', async (calls) => {
          await calls.logoutEverywhere();
          leave();
        }),
      replaceUser: storeUser,
      initialise,
      updateProfile: (profile) =>
        asUser('Failed to update profile', async (calls, before) => {
          storeUser(await calls.updateProfile(before, profile));
        }),
      changePassword: (change) =>
        asUser('Failed to change password', (calls, user) => calls.changePassword(user, change)),
      clearError: () => set(NO_ERROR),
      async readStorage() {
        const token = readToken(storage);
        const { token: known, error } = get();
        if (token === null) set({ ...NOBODY, ...NO_ERROR, isReady: true });
        else if (token !== known || error !== null) await initialise();
      },
    };
  });
}

export type AuthStore = ReturnType<typeof createAuthStore>;

export const authStore = createAuthStore();

/** `useAuth((auth) => auth.user)`. */
export function useAuth<T>(select: (auth: AuthState) => T): T {
  return useStore(authStore, select);
}
