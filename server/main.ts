import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import * as webBuild from 'virtual:react-router/server-build';
import type { FastifyBaseLogger } from 'fastify';
import type { FirstAdmin } from './accounts/first-admin.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { findFreePort } from './db/embedded/free-port.ts';
import { openDatabase } from './db/open-database.ts';
import { closeGracefully } from './graceful-close.ts';
import { createLogger } from './http/logging.ts';
import { serverBuild } from './http/render-page.ts';
import { prepareShop } from './prepare-shop.ts';
import { openShop } from './shop.ts';
import { onStopSignal } from './stop-signal.ts';
import { runWorkers } from './workers.ts';

export { resetSecondStepCommand } from './accounts/second-factor/reset-command.ts';
export { backUpCommand, restoreCommand } from './backup/commands.ts';
export { mailCommand } from './mail/mail-command.ts';

/** Starts the shop and keeps it running until it is told to stop. Trouble is told in words, without a stack. */
export async function main(say: (line: string) => void, clientFolder: string): Promise<void> {
  try {
    await start(readConfig(process.env), say, clientFolder);
  } catch (error) {
    say('');
    say(describeTrouble(error));
    process.exitCode = 1;
    // What was opened before the trouble is closed by now; a timer left over must not hold the process.
    setTimeout(() => process.exit(1), 2000).unref();
  }
}

async function start(config: Config, say: (line: string) => void, clientFolder: string): Promise<void> {
  const log = createLogger(config.logLevel);
  const opened: Promise<Closable>[] = [];
  /** What is still being opened is closed as soon as it is open: nothing may outlive a start that was given up. */
  const close = async () => {
    for (const part of opened.reverse().splice(0)) await (await part.catch(() => null))?.close();
  };
  const open = <Part extends Closable>(part: Promise<Part>): Promise<Part> => {
    opened.push(part);
    return part;
  };
  const isWorker = cluster.isWorker;
  const stopping = onStopSignal({ close, log, say: isWorker ? () => undefined : say });
  try {
    const database = await open(openDatabase(config, say, (message) => log.error(message)));
    if (stopping.hasBegun()) return;
    const admin = isWorker ? null : await prepareShop(database, config, say);
    if (stopping.hasBegun()) return;
    const port = config.port === 0 ? await findFreePort(`shop in ${config.dataDir}`) : config.port;
    const publicUrl =
      config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;

    if (config.webConcurrency > 1 && !isWorker) {
      process.env.PORT = String(port);
      await tryAddress(port, config.host);
      await open(runWorkers(config.webConcurrency, log));
    } else {
      await open(serve({ ...config, port }, database.url, publicUrl, log, clientFolder));
    }
    if (!isWorker && !stopping.hasBegun()) say(welcome(config, publicUrl, database.description, admin));
  } catch (error) {
    // Told to stop, the database goes away under the steps that still use it.
    if (stopping.hasBegun()) return;
    await close();
    throw error;
  }
}

/** Asked once, before there are workers: each of them would fail and say the same. */
async function tryAddress(port: number, host: string): Promise<void> {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

interface Closable {
  close(): Promise<void>;
}

async function serve(
  config: Config,
  databaseUrl: string,
  publicUrl: string,
  log: FastifyBaseLogger,
  clientFolder: string,
): Promise<Closable> {
  const shop = await openShop({
    config,
    databaseUrl,
    publicUrl,
    log,
    build: serverBuild(webBuild),
    clientFolder,
  });
  const closeServer = closeGracefully(shop.app.server);
  try {
    await shop.app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await shop.close();
    throw error;
  }
  return { close: () => closeServer(shop.close) };
}

function welcome(config: Config, publicUrl: string, database: string, admin: FirstAdmin | null): string {
  const lines = [
    '',
    `  Rack & Rep is open at ${publicUrl}`,
    '',
    `  Database    ${database}`,
    `  Payments    ${describePayments(config)}`,
    config.mail.smtpUrl === undefined
      ? '  Mail        no SMTP_URL, so e-mails are kept: see Mail in the back-office, or npm run mail'
      : '  Mail        sent through SMTP_URL',
    `  API         ${publicUrl}/api/docs`,
  ];
  if (admin !== null) {
    lines.push(`  Admin       ${admin.email}`);
    lines.push(
      admin.generatedPassword === undefined
        ? '              with the password from ADMIN_PASSWORD'
        : `              password ${admin.generatedPassword}  (shown only now: write it down)`,
    );
  }
  return [...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}

function describePayments({ payments, phonepe }: Config): string {
  if (payments === 'cod-only') return 'cash on delivery only (PAYMENTS=cod-only)';
  if (phonepe === undefined) return 'TEST MODE: no PHONEPE_ settings, so no real money is charged';
  return `PhonePe ${phonepe.environment ?? phonepe.baseUrl ?? ''}`;
}

function describeTrouble(error: unknown): string {
  if (error instanceof ConfigError)
    return `The shop could not start: a setting is wrong.\n${error.problems.map((problem) => `  ${problem}`).join('\n')}`;
  if (!(error instanceof Error)) return `The shop could not start: ${String(error)}`;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `The shop could not start: port ${error.port} is used by another program. Stop that program, or set PORT to another number.`;
  if ('code' in error && error.code === 'EACCES' && 'port' in error)
    return `The shop could not start: this user may not open port ${error.port}. Set PORT to a number above 1023.`;
  if ('code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'))
    return 'The shop could not start: HOST is not an address of this machine.';
  return `The shop could not start: ${error.message}`;
}
