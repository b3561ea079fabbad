import { useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { callAdmin } from '../admin-call.ts';

/**
 * `const post = usePostOnce()`, then `post(path, body)`: the same body gets the same idempotency key, so that sending it again
 * after a lost response creates nothing twice. `attempt` is counted on where the same is meant once more.
 */
export function usePostOnce(): (path: string, body: object, attempt?: object) => Promise<unknown> {
  const [keys] = useState(() => new Map<string, string>());
  return (path, body, attempt = {}) => {
    const content = JSON.stringify({ ...body, ...attempt });
    const key = keys.get(content) ?? newKey();
    keys.set(content, key);
    return callAdmin(path, { method: 'POST', body, headers: { 'idempotency-key': key } });
  };
}
