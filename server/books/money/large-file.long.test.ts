import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHONEPE_TITLES } from '../../../domain/books/money/read-phonepe.ts';
import { phonePeFile } from '../../../tests/support/money-files.ts';
import { moneyDesk } from '../../../tests/support/money-in.ts';
import { RUNS_ALL } from '../../../tests/support/rounds.ts';
import { type TestShop, testShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const LINES = RUNS_ALL ? 50_000 : 5_000;
/** Of this process, since how long the clock runs depends on what else the machine does. */
const MOST_CPU_MS = 10_000;
/** Of what is in use: garbage is left lying while there is room for it. */
const MOST_BYTES = 100 * 1024 * 1024;
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const RUPEES = { amount: 100, fee: -2, gst: -0.36 };

const csv = async () =>
  Buffer.from(phonePeFile(Array.from({ length: LINES }, (_, at) => ({ id: `CSV-${at}`, ...RUPEES }))));
const xlsx = async () => {
  const row = (at: number) =>
    PHONEPE_TITLES.map((title): string | number => {
      if (title === 'PaymentType') return 'PAYMENT';
      if (title === 'Amount') return 100;
      if (title === 'Fee') return -2;
      if (title === 'SettlementDate') return '17-11-2026';
      return title.endsWith('Id') ? `XLSX-${at}` : '';
    });
  const rows = [[...PHONEPE_TITLES], ...Array.from({ length: LINES }, (_, at) => row(at))];
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Report', rows }] }));
};

it.each([
  ['CSV', csv],
  ['Excel', xlsx],
])('50,000 lines of a %s file cost less than ten seconds and a hundred megabytes', async (kind, fileOf) => {
  const desk = moneyDesk(shop, (await shop.signUp('ADMIN')).token);
  const file = await fileOf();
  collect();
  const [cpu, before] = [process.cpuUsage(), process.memoryUsage().heapUsed];
  let most = before;
  const watch = setInterval(() => {
    collect();
    most = Math.max(most, process.memoryUsage().heapUsed);
  }, 1000);
  const reply = await desk.send('import', file, { kind: 'phonepe', name: kind });
  clearInterval(watch);
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = (user + system) / 1000;
  expect(reply.json()).toMatchObject({ success: true, waiting: LINES });
  expect(cpuMs).toBeLessThan(MOST_CPU_MS);
  expect(most - before).toBeLessThan(MOST_BYTES);
});
