import { useEffect } from 'react';
import { ApiError, callProtected } from '../../api/client.ts';
import { getPath, textOf } from '../../api/response.ts';
import { authStore } from '../../session/auth-store.ts';
import { browserStorage, readToken } from '../../storage/safe-storage.ts';

/** An administrator's token lasts twelve hours; while the admin is open it is never nearly as old. */
const RENEW_EVERY_MS = 30 * 60_000;

export function useRenewal(): void {
  useEffect(() => {
    const timer = setInterval(() => void oneAtATime(renewToken), RENEW_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** In all tabs. Without TLS browsers have no locks, and tabs do not wait for each other. */
const oneAtATime = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('token-renewal', work) : work();

/** The shop voids the old token before anybody here has the new one: a call in between waits for it. */
export const renewalEnded = () => oneAtATime(async () => {});

/** A shop that does not answer is asked again half an hour later. */
async function renewToken(): Promise<void> {
  const token = readToken(browserStorage);
  if (token === null) return;
  try {
    const reply = await callProtected('/auth/refresh', { method: 'POST', token });
    const fresh = textOf(getPath(reply, 'authorization', 'token'));
    if (fresh === undefined || readToken(browserStorage) !== token) return;
    browserStorage.write('authToken', fresh);
    authStore.setState({ token: fresh });
  } catch (thrown) {
    // Better told now than when the next thing is saved.
    if (thrown instanceof ApiError && thrown.status === 401) void authStore.getState().initialise();
  }
}
