import { afterEach, describe, expect, it, vi } from 'vitest';
import { withTabLock } from './tab-lock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what one tab does after the other', () => {
  it('is done at once where the browser has no locks, or refuses them', async () => {
    const refusing = { request: () => Promise.reject(new DOMException('Insecure', 'SecurityError')) };
    for (const locks of [undefined, refusing]) {
      vi.stubGlobal('navigator', { locks });
      expect(await withTabLock('test', async () => 'done')).toBe('done');
    }
  });

  it('is done once, also where it fails', async () => {
    const run = vi.fn(async () => Promise.reject(new Error('failed')));
    vi.stubGlobal('navigator', { locks: { request: (_name: string, begin: () => unknown) => begin() } });
    await expect(withTabLock('test', run)).rejects.toThrow('failed');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
