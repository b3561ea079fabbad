import type { Pool } from 'pg';
import { z } from 'zod';
import { keptMailResponse, MAIL_STATUSES, mailListResponse } from '../../contract/mail.ts';
import { messageResponse } from '../../contract/responses.ts';
import { CHANNELS } from '../../domain/channels/channel.ts';
import { administratorOf, recordChange } from '../audit/administrator.ts';
import type { Config } from '../config.ts';
import { withTransaction } from '../db/connect.ts';
import { answerList, answerMessage, answerOne, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { pageOf, pagingQuery, rowParams, searchQuery, wordQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { retryDead } from '../outbox/backlog.ts';
import { composeFile, type KeptMail, type KeptText, readKeptMail } from './kept-mail.ts';
import { isReadable } from './kinds.ts';
import { listMail } from './list-mail.ts';

const PAGE_SIZE = 50;
const parseChannel = (word: string) => CHANNELS.find((channel) => channel === word.toLowerCase());
const parseStatus = (word: string) => MAIL_STATUSES.find((status) => status === word.toLowerCase());

const isMailId = (id: string) => /^\d{1,15}$/.test(id);

interface MailParts {
  readonly pool: Pool;
  readonly config: Pick<Config, 'mail'>;
}

export function mailAdminRoutes(app: App, parts: MailParts): void {
  const { pool } = parts;
  keptMailRoutes(app, parts);
  app.get('/api/mail', {
    ...forAdministrators('see mail'),
    schema: {
      summary: 'List mails and texts, newest first',
      description: 'Recipient, subject and status, without the text.',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', parseStatus).describe('pending, sent, failed, dead or unsent'),
        channel: wordQuery('channel', parseChannel).describe('mail, sms or whatsapp'),
        search: searchQuery('recipient and subject'),
      }),
      response: { 200: mailListResponse, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { mails, ...count } = await listMail(pool, query);
      return answerList(mails, pageOf(query, count));
    },
  });

  app.post('/api/mail/:id/retry', {
    ...forAdministrators('send mails again'),
    schema: {
      summary: 'Retry a mail that couldn’t be sent',
      description: 'All attempts start over, the first one right away.',
      params: rowParams,
      response: { 200: messageResponse('We’ll send the mail again'), ...refusals(404) },
    },
    handler: async (request) => {
      const { id } = request.params;
      const by = await administratorOf(pool, request);
      const isRevived =
        isMailId(id) &&
        (await withTransaction(pool, async (client) => {
          if (!(await retryDead(client, Number(id)))) return false;
          await recordChange(client, by, 'retry', 'mail', id);
          return true;
        }));
      if (!isRevived) throw new ShopError('MAIL_NOT_FOUND', 404, 'There’s no such mail to retry');
      return answerMessage('We’ll send the mail again');
    },
  });
}

const fileResponses: Readonly<Record<number, unknown>> = {
  200: { description: 'The mail', content: { 'message/rfc822': { schema: z.string() } } },
  ...refusals(404),
};

const noMail = () => new ShopError('MAIL_NOT_FOUND', 404, 'There’s no such mail to read');

/** Mails that were kept because mail is not set up, so that somebody can read them and pass them on. */
function keptMailRoutes(app: App, { pool, config }: MailParts): void {
  const findKept = async (id: string): Promise<KeptMail | KeptText> => {
    const kept = isMailId(id) ? await readKeptMail(pool, Number(id)) : null;
    if (kept === null || !isReadable(kept.kind)) throw noMail();
    return kept;
  };

  app.get('/api/mail/:id', {
    ...forAdministrators('see mail'),
    schema: {
      summary: 'Read a mail or text that was kept because its channel isn’t set up',
      description:
        'Not for mails with a link that opens an account: `npm run mail` shows those on the server.',
      params: rowParams,
      response: { 200: keptMailResponse, ...refusals(404) },
    },
    handler: async ({ params }) => {
      const { id, createdAt, mail } = await findKept(params.id);
      const { to, subject, text } = mail;
      return answerOne('mail', { id, to, subject, text, createdAt: createdAt.toISOString() });
    },
  });

  app.get('/api/mail/:id/file', {
    ...forAdministrators('see mail'),
    schema: {
      summary: 'Download a kept mail as a file for a mail program',
      params: rowParams,
      response: fileResponses,
    },
    handler: async ({ params }, reply) => {
      const kept = await findKept(params.id);
      if (kept.channel !== 'mail') throw noMail();
      return reply
        .type('message/rfc822')
        .header('content-disposition', `attachment; filename="mail-${kept.id}.eml"`)
        .send(await composeFile(kept, config.mail.from));
    },
  });
}
