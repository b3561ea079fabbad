import { rmSync } from 'node:fs';
import { openShop, temporaryFolder } from '../tests/support/shop-process.ts';

/** Opens the shop as `npm run dev` does, with a database of its own, and closes it after the tests. */
export default async function openDevelopmentShop(): Promise<() => Promise<void>> {
  const dataDir = temporaryFolder();
  const shop = await openShop({ tool: 'dev', port: Number(process.env.SHOP_PORT), dataDir });
  return async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
