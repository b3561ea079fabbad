import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';

export type ShopEvent = {
  event: 'loaded' | 'ready' | 'refused' | 'written' | 'last query answered';
  pid?: number;
  reused?: boolean;
  url?: string;
  code?: string;
  message?: string;
  number?: number;
};

export type TestShop = {
  pid: number;
  events: ShopEvent[];
  /** Resolves with the first event of one of these kinds, also one that has been already. */
  until(...kinds: ShopEvent['event'][]): Promise<ShopEvent>;
};

/** Plain Node reads no TypeScript; one file with everything in it also starts in a tenth of the time. */
export async function buildShopProcess(folder: string): Promise<string> {
  const here = new URL('../../server/db/embedded/shop-process.ts', import.meta.url);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'import.meta.url': JSON.stringify(here.href) },
    ssr: { noExternal: true },
    build: {
      ssr: here.pathname,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'shop-process.mjs' } },
    },
  });
  return join(folder, 'shop-process.mjs');
}

export function openTestShop(script: string, folder: string, task: string, detached: boolean): TestShop {
  const child = spawn(process.execPath, [script, folder, task], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached,
  });
  const events: ShopEvent[] = [];
  const lines = createInterface({ input: child.stdout });
  let closed = false;
  lines.on('line', (line) => events.push(JSON.parse(line)));
  lines.once('close', () => {
    closed = true;
  });

  const until = (...kinds: ShopEvent['event'][]): Promise<ShopEvent> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = events.find(({ event }) => kinds.includes(event));
        if (found !== undefined) resolve(found);
        else if (closed) reject(new Error(`the shop ended before it was ${kinds.join(' or ')}`));
      };
      look();
      lines.on('line', look);
      lines.once('close', look);
    });
  return { pid: child.pid ?? 0, events, until };
}
