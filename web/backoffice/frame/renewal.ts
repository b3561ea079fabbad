import { useEffect } from 'react';
import { callProtected } from '../../api/client.ts';
import { fieldOf, textOf } from '../../api/reply.ts';
import { authStore } from '../../stores/auth-store.ts';
import { browserStorage, readToken } from '../../stores/safe-storage.ts';

/** An administrator's token lasts twelve hours; while the back-office is open it is never nearly as old. */
const RENEW_EVERY_MS = 30 * 60_000;

export function useRenewal(): void {
  useEffect(() => {
    const timer = setInterval(() => void renewToken(), RENEW_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** A shop that does not answer is asked again half an hour later. */
async function renewToken(): Promise<void> {
  const token = readToken(browserStorage);
  if (token === null) return;
  const reply = await callProtected('/auth/refresh', { method: 'POST', token }).catch(() => undefined);
  const fresh = textOf(fieldOf(reply, 'authorization', 'token'));
  if (fresh === undefined || readToken(browserStorage) !== token) return;
  browserStorage.write('authToken', fresh);
  authStore.setState({ token: fresh });
}
