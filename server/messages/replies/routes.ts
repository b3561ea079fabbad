import type { Pool } from 'pg';
import {
  REPLY_ACCEPTED,
  replyFormSchema,
  replyListResponse,
  replySavedResponse,
} from '../../../contract/messages/reply.ts';
import { administratorOf } from '../../audit/administrator.ts';
import type { Config } from '../../config.ts';
import { strictBody } from '../../http/body-schema.ts';
import { answerList, answerOne, forAdministrators, refusals } from '../../http/crud-responses.ts';
import { ShopError } from '../../http/errors.ts';
import { idempotencyHeaders, requestKey } from '../../http/idempotency.ts';
import { isRowId, onePage, rowParams } from '../../http/lists.ts';
import type { App } from '../../http/typed-app.ts';
import { INBOXES, type InboxName } from '../inboxes.ts';
import { listReplies } from './replies.ts';
import { sendReply } from './send-reply.ts';

export interface ReplyParts {
  readonly pool: Pool;
  readonly config: Pick<Config, 'mail'>;
}

const STATUS = { MESSAGE_NOT_FOUND: 404, ADDRESS_UNUSABLE: 422, KEY_REUSED: 422 };
const notFound = () => new ShopError('MESSAGE_NOT_FOUND', 404, 'This message was deleted');

export function replyRoutes(app: App, parts: ReplyParts): void {
  repliesTo(app, parts, 'contact', '/api/contacts/:id/replies');
  repliesTo(app, parts, 'enquiry', '/api/enquiries/:id/replies');
}

function repliesTo(app: App, { pool, config }: ReplyParts, inbox: InboxName, path: string): void {
  const { table } = INBOXES[inbox];
  const isMailSetUp = config.mail.smtpUrl !== undefined;

  app.get(path, {
    ...forAdministrators('answer messages'),
    schema: {
      summary: `List the replies to one of the ${table}, oldest first`,
      params: rowParams,
      response: { 200: replyListResponse, ...refusals(404) },
    },
    handler: async ({ params: { id } }) => {
      if (!(await isThere(pool, table, id))) throw notFound();
      const replies = await listReplies(pool, inbox, id);
      return { ...answerList(replies, onePage(replies.length)), isMailSetUp };
    },
  });

  app.post(path, {
    ...forAdministrators('answer messages'),
    schema: {
      summary: `Reply to one of the ${table} by e-mail`,
      description:
        'The mail quotes the message, and replies go to the store’s address. The message is marked as replied. Without a mail server, the answer is `MAIL_NOT_SET_UP`.',
      params: rowParams,
      headers: idempotencyHeaders('The same key with the same reply gives the same answer and one mail'),
      body: strictBody(replyFormSchema),
      response: { 201: replySavedResponse, ...refusals(400, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const { params, body, headers } = request;
      if (!isRowId(params.id)) throw notFound();
      if (!isMailSetUp)
        throw new ShopError('MAIL_NOT_SET_UP', 409, 'Mail isn’t set up, so the shop can’t send replies');
      const by = await administratorOf(pool, request);
      const key = requestKey('reply', headers['idempotency-key'], {
        userId: by.id,
        body: [inbox, params.id, body],
      });
      const wanted = { inbox, messageId: params.id, text: body.message, key };
      const sent = await sendReply(pool, wanted, by, new Date());
      if (!sent.ok) throw new ShopError(sent.code, STATUS[sent.code], sent.message);
      reply.status(201);
      return { ...answerOne('reply', sent.reply), message: REPLY_ACCEPTED };
    },
  });
}

async function isThere(pool: Pool, table: string, id: string): Promise<boolean> {
  if (!isRowId(id)) return false;
  const { rowCount } = await pool.query(`select from ${table} where id = $1 and deleted_at is null`, [id]);
  return rowCount === 1;
}
