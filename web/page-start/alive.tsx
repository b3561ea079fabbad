import { useEffect, useState } from 'react';
import { doAgain } from './do-again.ts';

/**
 * The last part of the page: when its effect runs a second time, React has taken over what the server sent, and what the
 * first effects of all other parts changed is drawn too. So what was done before is done now.
 */
export function Alive() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const { earlyUse } = window;
    if (!isDrawn) setDrawn(true);
    // Within an effect React would answer to nothing at once.
    else if (earlyUse !== undefined) queueMicrotask(() => doAgain(earlyUse));
  }, [isDrawn]);
  return null;
}
