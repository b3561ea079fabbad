import { statfs } from 'node:fs/promises';

/** Less than this is gone within minutes, and then no order can be written any more. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** A folder that cannot be looked at yet does not keep the shop closed. */
export async function isDiskFull(folder: string, leastFree = LEAST_FREE_BYTES): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < leastFree;
}
