import { existsSync, readFileSync } from 'node:fs';
import { type Binaries, findBinaries } from './binaries.ts';
import { bringUp } from './bring-up.ts';
import { chooseRunner } from './choose-runner.ts';
import type { Context } from './context.ts';
import { refuseSecondShop, removeOwner, writeOwner } from './owner-file.ts';
import { openPlace } from './place.ts';
import { checkCluster, createCluster } from './prepare-cluster.ts';
import type { Runner } from './runner.ts';
import { shopUrl } from './server-settings.ts';
import { type Patience, usualPatience } from './stop-postmaster.ts';
import { supervise } from './supervise.ts';

export type EmbeddedPostgresOptions = {
  /** Holds the cluster, its password and the server's log. */
  folder: string;
  log: (line: string) => void;
  /** Without it a free one is chosen, the same for the same folder whenever possible. */
  port?: number;
  /** Called when the server ends by itself; it is then started again. */
  onExit?: (message: string) => void;
  chooseRunner?: (binaries: Binaries, folder: string) => Runner;
  patience?: Partial<Patience>;
};

export type EmbeddedPostgres = {
  url: string;
  /** Of the server that runs now: it changes when the server had to be started again. */
  readonly pid: number;
  reused: boolean;
  stop(): Promise<void>;
};

/** Starts a real PostgreSQL for this process alone, or takes over the one that a killed shop left behind. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = openPlace(options.folder);
  refuseSecondShop(place);
  const binaries = findBinaries();
  const runner = (options.chooseRunner ?? chooseRunner)(binaries, place.folder);
  if (!existsSync(place.cluster)) await createCluster(place, runner, options.log);
  checkCluster(place, binaries.major);

  const controller = new AbortController();
  const context: Context = {
    place,
    binaries,
    runner,
    log: options.log,
    patience: { ...usualPatience, ...options.patience },
    signal: controller.signal,
    password: () => readFileSync(place.password, 'utf8').trim(),
  };
  const running = await bringUp(context, options.port);
  writeOwner(place);
  const supervised = supervise(context, running, () => controller.abort(), options.onExit ?? (() => {}));
  return {
    url: shopUrl(running.port, context.password()),
    get pid() {
      return supervised.pid;
    },
    reused: running.reused,
    stop: () => supervised.stop().then(() => removeOwner(place)),
  };
}
