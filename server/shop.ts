import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { channelsOn } from '../domain/channels/channel.ts';
import { emailVerificationHandler } from './accounts/email-verification.ts';
import { invitationHandler } from './accounts/invitation.ts';
import { passwordResetHandler } from './accounts/password-reset.ts';
import { BackgroundJobs } from './background-jobs.ts';
import { nightlyBackups } from './backup/nightly.ts';
import { LiveCatalogue } from './catalogue/live-catalogue.ts';
import { catalogueReads } from './catalogue/reads.ts';
import { recordRecipient } from './channels/channel.ts';
import { textChannels } from './channels/text-channels.ts';
import type { Config } from './config.ts';
import { adminEvents } from './dashboard/admin-events.ts';
import { connectPool } from './db/connect.ts';
import { listen } from './db/listen.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { PageCache, type RenderPage } from './http/page-cache.ts';
import type { PageKey } from './http/page-key.ts';
import { pageRenderer } from './http/render-page.ts';
import { cspSourcesForPayment } from './http/security.ts';
import { backgroundJobs, STOCK_ALERTS } from './jobs.ts';
import {
  DATA_LINK_KIND,
  EMAIL_VERIFICATION_KIND,
  INVITATION_KIND,
  MAIL_KIND,
  type MailKind,
  ORDER_MAIL_KIND,
  ORDER_TEXT_KIND,
  PASSWORD_RESET_KIND,
} from './mail/kinds.ts';
import { mailHandler, mailTransport } from './mail/transport.ts';
import { orderMailHandler } from './orders/order-mails.ts';
import { orderTextHandler } from './orders/order-texts.ts';
import type { OutboxHandler } from './outbox/attempt.ts';
import { startOutbox } from './outbox/runner.ts';
import { scriptAddress } from './payments/gateway.ts';
import { paymentParts } from './payments/routes.ts';
import { dataLinkHandler } from './privacy/data-link.ts';
import { buildShopApp } from './routes.ts';
import { readStoredSettings } from './settings/read-settings.ts';
import { shopContext } from './shop-context.ts';

export interface ShopOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly clientFolder: string | null;
}

export interface RunningShop {
  readonly app: FastifyInstance;
  readonly render: RenderPage;
  close(): Promise<void>;
}

const PAUSE_MS = 2000;
/** Pages of so many products are ready before anybody asks; those of 5,000 would keep a processor busy for minutes. */
const PRODUCTS_AT_FIRST = 200;

/** Puts a shop together on a database that is migrated and filled: pages, API, mail and what listens to changes. */
export async function openShop({
  config,
  databaseUrl,
  publicUrl,
  log,
  build,
  clientFolder,
}: ShopOptions): Promise<RunningShop> {
  const pool = connectPool(databaseUrl, {
    onError: (err) => log.warn({ err }, 'an idle database connection was lost'),
  });
  const catalogue = catalogueReads(pool);
  const live = new LiveCatalogue(
    catalogue,
    () => new Date(),
    () => changed(),
  );
  const shop = {
    catalogue,
    publicUrl,
    payments: config.payments,
    snapshot: () => live.current(),
    textChannels: async () => channelsOn((await readStoredSettings(pool)).channels),
    now: () => new Date(),
  };
  const render = pageRenderer(build, shopContext, shop);
  const pages = new PageCache({
    render,
    isHttps: publicUrl.startsWith('https:'),
    cspSourcesForPayment: cspSourcesForPayment(config.phonepe && scriptAddress(config.phonepe)),
    onFailure: (err, { path }) => log.error({ err, page: path }, 'a page could not be rendered'),
  });

  const jobs = new BackgroundJobs(log);
  /** Everything that was rendered is stale; what visitors will want next is made anew once changes pause. */
  const changed = () => {
    live.changed();
    pages.invalidate();
    jobs.wake(STOCK_ALERTS);
    clearTimeout(pause);
    pause = setTimeout(() => {
      warming = warming.then(warm).catch((err: unknown) => log.warn({ err }, 'pages could not be prepared'));
    }, PAUSE_MS);
  };
  let pause: NodeJS.Timeout | undefined;
  let warming = Promise.resolve();
  let isNew = true;
  let isClosing = false;
  /** At first the first products too, then what somebody looks at: of thousands most wait until they are asked for. */
  const warm = async () => {
    if (isClosing) return;
    const { categories, products } = await live.current();
    const paths = ['/', '/shop', ...categories.map(({ id }) => `/category/${id}`)];
    const more = isNew ? products.slice(0, PRODUCTS_AT_FIRST).map(({ slug }) => `/product/${slug}`) : [];
    isNew = false;
    const wanted = [...inBothForms([...paths, ...more]), ...pages.visited()];
    await pages.warm(untilClosing(wanted));
  };
  /** One page after the other, and none once the shop closes: the database goes away then. */
  function* untilClosing(keys: readonly PageKey[]): Generator<PageKey> {
    for (const key of keys) {
      if (isClosing) return;
      yield key;
    }
  }

  const mail = mailTransport({
    smtpUrl: config.mail.smtpUrl,
    from: config.mail.from,
    log,
  });
  const mailing = { pool, publicUrl, send: recordRecipient(pool, mail.send), now: () => new Date() };
  const outbox = startOutbox({
    pool,
    handlers: {
      [MAIL_KIND]: mailHandler(mail),
      [ORDER_MAIL_KIND]: orderMailHandler({
        ...mailing,
        readSettings: async () => (await live.current()).settings,
      }),
      [ORDER_TEXT_KIND]: orderTextHandler({ pool, publicUrl, channels: textChannels(config.texts) }),
      [EMAIL_VERIFICATION_KIND]: emailVerificationHandler(mailing),
      [PASSWORD_RESET_KIND]: passwordResetHandler(mailing),
      [INVITATION_KIND]: invitationHandler(mailing),
      [DATA_LINK_KIND]: dataLinkHandler(mailing),
    } satisfies Record<MailKind, OutboxHandler>,
    log,
  });
  const events = adminEvents();
  const listener = await listen({
    url: databaseUrl,
    channels: {
      catalogue_changed: changed,
      outbox: () => outbox.wake(),
      admin_events: events.publish,
      session_ended: events.endSession,
    },
    onConnected: () => {
      changed();
      events.endAll();
      outbox.wake();
    },
    onTrouble: (err) => log.warn({ err }, 'the connection that hears of changes was lost'),
  });
  const backups = nightlyBackups({
    settings: config.backups,
    databaseUrl,
    log,
    now: () => new Date(),
  });

  const app = await buildShopApp({
    config,
    publicUrl,
    pool,
    catalogue,
    live,
    adminEvents: events,
    jobs,
    pages,
    answers: new AnswerCache({ live, isHttps: publicUrl.startsWith('https:') }),
    clientFolder,
    logger: log,
    backupState: backups.state,
    mailState: async () => (mail.isReal ? ((await mail.verify()) ? 'smtp' : 'failing') : 'kept'),
  });

  jobs.start(backgroundJobs({ ...paymentParts(app, { pool, publicUrl }), databaseUrl, outbox, backups }));

  return {
    app,
    render,
    async close() {
      isClosing = true;
      clearTimeout(pause);
      await jobs.stop();
      await app.close();
      await Promise.all([outbox.stop(), listener.close(), warming]);
      live.close();
      events.close();
      mail.close();
      await pool.end();
    },
  };
}

/** A page as a document, and as the data with which the browser goes there by itself. */
function inBothForms(paths: readonly string[]): PageKey[] {
  return paths.flatMap((path) => [false, true].map((isData) => ({ path, isData })));
}
