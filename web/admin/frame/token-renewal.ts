import { useEffect } from 'react';
import { ApiError, callProtected } from '../../api/client.ts';
import { getPath, textOf } from '../../api/response.ts';
import { authStore } from '../../session/auth-store.ts';
import { browserStorage, readToken } from '../../storage/safe-storage.ts';

/** Long before the twelve hours that an administrator's token lasts. */
const RENEW_EVERY_MS = 30 * 60_000;

export function useTokenRenewal(): void {
  useEffect(() => {
    const timer = setInterval(() => void oneAtATime(renewToken), RENEW_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Across all tabs. Without TLS browsers have no locks, so tabs do not wait for each other. */
const oneAtATime = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('token-renewal', work) : work();

/** A tab learns a little late what another one has stored. */
const TOLD_WITHIN_MS = 1000;

/**
 * Whether there is a newer token than the one that the shop has refused. The old one is void before the new one has arrived, so a
 * renewal that is under way is waited for.
 */
export async function isRenewed(refused: string | null): Promise<boolean> {
  await oneAtATime(async () => {});
  return isReplaced(refused);
}

async function isReplaced(refused: string | null): Promise<boolean> {
  const isNewer = () => ![refused, null].includes(readToken(browserStorage));
  if (refused === null) return isNewer();
  for (let waited = 0; !isNewer() && waited < TOLD_WITHIN_MS; waited += 100)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return isNewer();
}

/** A failure is retried half an hour later. */
async function renewToken(): Promise<void> {
  const token = readToken(browserStorage);
  if (token === null) return;
  try {
    const response = await callProtected('/auth/refresh', { method: 'POST', token });
    const fresh = textOf(getPath(response, 'authorization', 'token'));
    if (fresh === undefined || readToken(browserStorage) !== token) return;
    browserStorage.write('authToken', fresh);
    authStore.setState({ token: fresh });
  } catch (thrown) {
    if (!(thrown instanceof ApiError && thrown.status === 401) || (await isReplaced(token))) return;
    // Sends the administrator to the login now instead of at the next save.
    void authStore.getState().initialise();
  }
}
