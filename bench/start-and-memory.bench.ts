import { untilIdle, withShop } from './bench-shop.ts';
import { type Figure, median, say } from './figures.ts';
import { guestOrders, raiseStock } from './guest-orders.ts';
import { get, load } from './load.ts';
import { memory } from './processes.ts';

/** How long the built shop takes to open, and the memory of its process before and after work. */
const WARM_STARTS = 3;
const LOAD_MS = 5000;
const MOST_MEGABYTES = 200;

export const run = (): Promise<Figure[]> =>
  withShop(async (shop, firstStart) => {
    say(`first start: ${firstStart.toFixed(0)} ms`);
    const starts: number[] = [];
    for (let start = 0; start < WARM_STARTS; start += 1) starts.push(await shop.reopen());
    say(`warm starts: ${starts.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    await untilIdle(shop);
    const idle = memory(shop.pid);
    say(`idle: ${idle.toFixed(0)} MB`);
    await raiseStock(shop);
    const { ofMany } = await guestOrders(shop);
    const common = { port: shop.port, milliseconds: LOAD_MS };
    await load({ ...common, clients: 8, request: () => get('/'), status: 200 });
    await load({ ...common, clients: 32, request: ofMany, status: 201 });
    return [
      { name: 'first start', value: firstStart / 1000, unit: 's' },
      { name: 'warm start', value: median(starts) / 1000, unit: 's', most: 2.5 },
      { name: 'memory, idle', value: idle, unit: 'MB', most: MOST_MEGABYTES },
      { name: 'memory, after load', value: memory(shop.pid), unit: 'MB', most: MOST_MEGABYTES },
    ];
  });
