/**
 * Stands at the end of every page, behind the list of its scripts: asks for all of them when the page is painted. Where
 * nothing is painted, as in a tab behind others, they come all the same. A weak phone answers between two short pieces of
 * work, so a few are asked for at a time, and React is made ready before the page is.
 */
(() => {
  const LONGEST_WAIT_MS = 2000;
  const AT_A_TIME = 4;
  const later = document.querySelector<HTMLScriptElement>('script[type=later]');
  const { modules = '', react = '' } = later?.dataset ?? {};
  const waiting = modules.split(' ');
  const fail = window.earlyUse?.fail ?? null;
  const { port1, port2 } = new MessageChannel();
  let hasStarted = false;

  function start() {
    if (hasStarted) return;
    hasStarted = true;
    ask();
  }

  function ask() {
    for (const href of waiting.splice(0, AT_A_TIME)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      link.onerror = fail;
      document.head.append(link);
    }
    if (waiting.length > 0) soon(ask);
    else if (react === '') run();
    // Should it not come, the page's own script says so.
    else import(react).catch(() => undefined).then(() => soon(run));
  }

  /** In a piece of work of its own; a timer would wait longer in a tab behind others. */
  function soon(work: () => void) {
    port1.onmessage = work;
    port2.postMessage(0);
  }

  function run() {
    port1.close();
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = later?.textContent ?? '';
    script.onerror = fail;
    later?.replaceWith(script);
  }

  setTimeout(start, LONGEST_WAIT_MS);
  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  else start();
  document.currentScript?.remove();
})();
