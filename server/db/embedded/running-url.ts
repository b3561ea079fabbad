import { readFileSync } from 'node:fs';
import { openPlace } from './place.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { shopUrl } from './server-settings.ts';

/** The address of the database that another process runs in this folder, as that process knows it. */
export function runningUrl(folder: string): string | undefined {
  const place = openPlace(folder);
  const port = readPostmasterFile(place.data)?.port;
  return port === undefined ? undefined : shopUrl(port, readFileSync(place.password, 'utf8').trim());
}
