import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { platform } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from './start-error.ts';

/**
 * Tells one life of a process id from the next: ids are used again, a pair of id and start time is not.
 * Undefined means that no such process lives; a zombie has nothing left to protect and counts as gone.
 */
export function startMarker(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (platform() === 'linux') return linuxStartMarker(pid);
  if (platform() === 'win32') return windowsProcess(pid);
  const answer = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const line = answer.stdout.trim();
  return line === '' || line.startsWith('Z') ? undefined : line.slice(line.indexOf(' ')).trim();
}

function linuxStartMarker(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold spaces; what follows is fields 3 and up.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return `${boot}-${fields[19]}`;
  } catch {
    return undefined;
  }
}

function windowsProcess(pid: number): string | undefined {
  const answer = spawnSync('tasklist', ['/NH', '/FO', 'CSV', '/FI', `PID eq ${pid}`], { encoding: 'utf8' });
  return answer.stdout.includes(`"${pid}"`) ? answer.stdout.split(',')[0]?.replaceAll('"', '') : undefined;
}

/** As PostgreSQL asks: a zombie that its parent has not yet collected still counts. */
export function holdsPid(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

export function isAlive(pid: number): boolean {
  return startMarker(pid) !== undefined;
}

/** A process id found in a file is believed only when that process is a PostgreSQL working in this data folder. */
export function isPostmasterOf(pid: number, data: string): boolean {
  if (platform() === 'linux') {
    try {
      const program = basename(readlinkSync(`/proc/${pid}/exe`));
      return program.startsWith('postgres') && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    } catch {
      return false;
    }
  }
  if (platform() === 'win32') return windowsProcess(pid) === 'postgres.exe';
  const answer = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return answer.stdout.includes('postgres') && answer.stdout.includes(data);
}

/** True when the program file was replaced under a running server, as `npm ci` does. */
export function runsReplacedProgram(pid: number): boolean {
  if (platform() !== 'linux') return false;
  try {
    return readlinkSync(`/proc/${pid}/exe`).endsWith(' (deleted)');
  } catch {
    return false;
  }
}

export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const marker = startMarker(pid);
  const deadline = Date.now() + milliseconds;
  while (marker !== undefined && startMarker(pid) === marker) {
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}

/** A signal to a process that has just gone is not an error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    return;
  }
}
