import { readdirSync, readFileSync } from 'node:fs';

/** What Linux tells about processes; elsewhere nothing is known (NaN). */

/** One tick is a hundredth of a second. */
const TICK_MS = 10;

interface Stat {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly ended: number;
}

function readStat(pid: number | string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    return { parent: fields[1] ?? 0, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return null;
  }
}

/** Processor time that a process has used so far, in milliseconds, its threads included. */
export function processorTime(pid: number): number {
  return (readStat(pid)?.own ?? Number.NaN) * TICK_MS;
}

/** The same of a process and all its children, present and past. */
export function processorTimeOfFamily(pid: number): number {
  const parent = readStat(pid);
  if (parent === null) return Number.NaN;
  const children = childrenOf(pid).reduce((sum, child) => sum + (readStat(child)?.own ?? 0), 0);
  return (parent.own + parent.ended + children) * TICK_MS;
}

export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readStat(name)?.parent === pid)
    .map(Number);
}

/** Resident memory in megabytes. */
export function memory(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
