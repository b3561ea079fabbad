import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';

export type OpenLog = { descriptor: number; linesSince(): string; close(): void };

/** `linesSince` answers what was written after the log was opened: the words of this attempt alone. */
export function openLog(logFile: string, limit = fullAt): OpenLog {
  rotate(logFile, limit);
  const descriptor = openSync(logFile, 'a', 0o600);
  const from = fstatSync(descriptor).size;
  return {
    descriptor,
    linesSince: () => readTail(logFile, from),
    close: () => closeSync(descriptor),
  };
}

const fullAt = 1_000_000;

/** A full log makes room for a new one, and so does one that another user wrote (root, with sudo, once). */
function rotate(logFile: string, limit: number): void {
  if (!existsSync(logFile)) return;
  if (statSync(logFile).size > limit || !isWritable(logFile)) renameSync(logFile, `${logFile}.1`);
}

function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const tailBytes = 4000;
const tailLines = 12;

function readTail(logFile: string, from: number): string {
  const descriptor = openSync(logFile, 'r');
  try {
    const start = Math.max(from, fstatSync(descriptor).size - tailBytes);
    const buffer = Buffer.alloc(tailBytes);
    const length = readSync(descriptor, buffer, 0, tailBytes, start);
    return buffer.subarray(0, length).toString('utf8').trimEnd().split('\n').slice(-tailLines).join('\n');
  } finally {
    closeSync(descriptor);
  }
}
