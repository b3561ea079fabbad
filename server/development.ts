import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { createLogger } from './http/logging.ts';
import { NOT_A_PAGE } from './http/page-key.ts';
import { serverBuild } from './http/render-page.ts';
import { prepareShop } from './prepare-shop.ts';
import type { openShop, RunningShop } from './shop.ts';
import { onStopSignal } from './stop-signal.ts';

interface DevelopmentTools {
  readonly vite: ViteDevServer;
  readonly say: (line: string) => void;
}

/**
 * The shop for those who change it: the same database, API and pages, but each page is rendered when it is
 * asked for, and the strict CSP is left off because hot reload works with inline scripts.
 */
export async function openDevelopmentShop({ vite, say }: DevelopmentTools): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, say, (message) => log.error(message));
  const admin = await prepareShop(database, config, say);
  const publicUrl = `http://${config.host}:${config.port}`;

  const open = async (): Promise<RunningShop> => {
    const module = await vite.ssrLoadModule('/server/shop.ts');
    const openChangedShop: typeof openShop = module.openShop;
    const shop = await openChangedShop({
      config,
      databaseUrl: database.url,
      publicUrl,
      log,
      build: () => vite.ssrLoadModule('virtual:react-router/server-build').then(serverBuild),
      clientFolder: null,
    });
    await shop.app.ready();
    return shop;
  };
  let shop = await open();
  let reopening: Promise<void> | null = null;
  vite.watcher.on('change', (file) => {
    if (!/\/(server|domain|catalogue)\//.test(file) || file.endsWith('.test.ts')) return;
    reopening ??= (async () => {
      await shop.close();
      shop = await open();
      say('  The server changed: the shop is open again');
    })()
      .catch((err: unknown) => log.error({ err }, 'the changed server does not open'))
      .finally(() => {
        reopening = null;
      });
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await reopening;
    const [path = '/'] = (request.url ?? '/').split('?');
    if (request.method !== 'GET' || NOT_A_PAGE.test(path)) return shop.app.routing(request, response);
    const isData = path.endsWith('.data');
    const page = await shop.render({
      path: isData ? path.replace(/(\/_root)?\.data$/, '') || '/' : path,
      isData,
    });
    response
      .writeHead(page.status, { 'content-type': page.contentType, 'cache-control': 'no-store' })
      .end(page.body);
  };
  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => {
      answer(request, response).catch((err: unknown) => {
        log.error({ err }, 'the page failed');
        response
          .writeHead(500, { 'content-type': 'text/plain' })
          .end(err instanceof Error ? err.stack : String(err));
      });
    });
  });
  server.listen(config.port, config.host, () => {
    say(`\n  Rack & Rep, for development, at ${publicUrl}`);
    if (admin?.generatedPassword !== undefined)
      say(`  Admin ${admin.email}, password ${admin.generatedPassword} (shown only now)`);
  });
  onStopSignal({
    log,
    say,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await shop.close();
      await vite.close();
      await database.close();
    },
  });
}
