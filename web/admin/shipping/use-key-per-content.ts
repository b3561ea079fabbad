import { useState } from 'react';
import { newKey } from '../../api/new-key.ts';

/** One key for each content: sent again after a lost answer, it is the same shipment; changed, it is another. */
export function useKeyPerContent(): (content: object) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? newKey();
    keys.set(text, key);
    return key;
  };
}
