/**
 * Stands at the end of every page, behind the list of its scripts: asks for all of them at once when the page is painted.
 * Where nothing is painted, as in a tab behind others, they come all the same.
 */
(() => {
  const LONGEST_WAIT_MS = 2000;
  const later = document.querySelector<HTMLScriptElement>('script[type=later]');
  const fail = window.earlyUse?.fail ?? null;

  function start() {
    if (!later?.isConnected) return;
    for (const href of later.dataset.modules?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      link.onerror = fail;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = later.textContent;
    script.onerror = fail;
    later.replaceWith(script);
  }

  setTimeout(start, LONGEST_WAIT_MS);
  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  else start();
  document.currentScript?.remove();
})();
