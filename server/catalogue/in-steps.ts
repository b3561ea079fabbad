import { setImmediate } from 'node:timers/promises';

/** Thousands of products at once would keep everybody else waiting: after each step others are answered. */
export async function inSteps<T>(steps: Generator<void, T>): Promise<T> {
  let step = steps.next();
  while (step.done !== true) {
    await setImmediate();
    step = steps.next();
  }
  return step.value;
}

const STEP = 50;

export function* mapSteps<From, To>(list: readonly From[], map: (each: From) => To): Generator<void, To[]> {
  const mapped: To[] = [];
  for (const each of list) {
    mapped.push(map(each));
    if (mapped.length % STEP === 0) yield;
  }
  return mapped;
}
