// @ts-check
import { readFileSync } from 'node:fs';

/** Loaded into a shop's process (`node --import`): its clock is off by the milliseconds that stand in the file CLOCK_FILE. */
const RealDate = Date;
const file = process.env.CLOCK_FILE ?? '';
let shift = 0;
const read = () => {
  try {
    shift = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // Being written.
  }
};
read();
setInterval(read, 100).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (date, given) => Reflect.construct(date, given.length === 0 ? [date.now() + shift] : given),
  get: (date, name) => (name === 'now' ? () => date.now() + shift : Reflect.get(date, name)),
});
