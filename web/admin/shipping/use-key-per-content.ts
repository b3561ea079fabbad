import { useState } from 'react';
import { newKey } from '../../api/new-key.ts';

/** The same content gets the same idempotency key, so that sending it again after a lost response creates nothing twice. */
export function useKeyPerContent(): (content: object) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? newKey();
    keys.set(text, key);
    return key;
  };
}
