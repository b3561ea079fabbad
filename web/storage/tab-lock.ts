/** Runs in one tab at a time. Without locks (plain http, a blocked storage) it runs at once. */
export async function withTabLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  let isMine = false;
  const begin = () => {
    isMine = true;
    return run();
  };
  try {
    return await navigator.locks.request(name, begin);
  } catch (thrown) {
    if (isMine) throw thrown;
    return run();
  }
}
