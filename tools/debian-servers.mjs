// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptGet } from './apt-get.mjs';
import { step } from './steps.mjs';

const NGINX = '/usr/sbin/nginx';
const VERSIONS = '/usr/lib/postgresql';

/** The newest PostgreSQL that is here; each version has a folder of its own. */
function findPostgres() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  const folders = versions.sort((a, b) => b - a).map((version) => join(VERSIONS, String(version), 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Debian's nginx and PostgreSQL, for the test of two shops behind one proxy. They are installed if they are missing and we may;
 * the packages' own servers are not started by us.
 * @returns {Promise<{ nginx: string, postgres: string } | undefined>}
 */
export async function installedServers() {
  const isThere = () => existsSync(NGINX) && findPostgres() !== undefined;
  if (!isThere() && existsSync('/usr/bin/apt-get'))
    await step('Installing nginx and PostgreSQL for the test of two shops', async () => {
      await aptGet('update', '-qq');
      await aptGet('install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'postgresql');
    });
  const postgres = findPostgres();
  return existsSync(NGINX) && postgres !== undefined ? { nginx: NGINX, postgres } : undefined;
}
