import { useEffect, useState } from 'react';
import { doAgain } from './do-again.ts';

/**
 * The last part of the page: when its effect runs a second time, React has taken over what the server sent, and what the
 * first effects of all other parts changed is drawn too. So what was done before is done now; not within the effect,
 * where React would answer to nothing at once.
 */
export function Alive() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) queueMicrotask(doAgain);
    else setDrawn(true);
  }, [isDrawn]);
  return null;
}
