// @ts-check
import { createServer } from 'node:http';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

/**
 * Speaks like an SMS gateway (POST /sms) and like Meta's WhatsApp API (POST /{phone id}/messages), and sends nothing. A number's last
 * four digits say what goes wrong: 0400 the number, 0401 the key, each time; 0429 too many, 0500 an error, 0408 no answer and
 * 0444 a connection that breaks after the text was accepted, only the first time. GET /texts lists what was accepted.
 *
 * @typedef {{ channel: 'sms' | 'whatsapp', to: string, reference: string, body: any }} AcceptedText
 */

const PORT = 4010;
const MOST_BYTES = 64 * 1024;

/**
 * @param {{ port?: number, onText?: (text: AcceptedText) => void }} [options]
 * @returns {Promise<{ url: string, accepted: AcceptedText[], asked: AcceptedText[], close: () => Promise<void> }>}
 */
export async function startTextSimulator({ port = 0, onText = () => undefined } = {}) {
  /** @type {AcceptedText[]} */
  const accepted = [];
  /** @type {AcceptedText[]} */
  const asked = [];

  /** @param {AcceptedText} text */
  const accept = (text) => {
    const isKnown = accepted.some(({ reference }) => reference === text.reference);
    // An SMS gateway knows our reference again; Meta does not look at it.
    if (text.channel === 'sms' && isKnown) return;
    accepted.push(text);
    onText(text);
  };

  const server = createServer((request, response) => {
    /** @param {number} status @param {unknown} body */
    const answer = (status, body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'GET' && request.url === '/texts') return void answer(200, accepted);
    let given = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      given += chunk;
      if (given.length > MOST_BYTES) request.destroy();
    });
    request.on('end', () => {
      const text = readText(request.url ?? '', given);
      const refuse = refusals(text?.channel ?? 'sms', answer);
      if (request.method !== 'POST' || text === null) return refuse.request();
      if (!/^Bearer \S+$/.test(request.headers.authorization ?? '')) return refuse.key();
      const isFirst = !asked.some(({ reference }) => reference === text.reference);
      asked.push(text);
      const ending = text.to.slice(-4);
      if (ending === '0400') return refuse.number(text.to);
      if (ending === '0401') return refuse.key();
      if (isFirst && ending === '0429') return refuse.often();
      if (isFirst && ending === '0500') return void answer(500, {});
      if (isFirst && ending === '0408') return undefined;
      accept(text);
      if (isFirst && ending === '0444') return void request.socket.destroy();
      const id = `simulated-${accepted.length}`;
      return void answer(
        200,
        text.channel === 'sms' ? { id } : { messaging_product: 'whatsapp', messages: [{ id }] },
      );
    });
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The simulator has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    accepted,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Null for what neither of the two would understand.
 * @param {string} path @param {string} given @returns {AcceptedText | null}
 */
function readText(path, given) {
  try {
    const body = JSON.parse(given);
    if (path === '/sms') {
      const fields = ['to', 'text', 'sender', 'entityId', 'templateId', 'reference'];
      if (!fields.every((field) => typeof body[field] === 'string' && body[field] !== '')) return null;
      return { channel: 'sms', to: body.to, reference: body.reference, body };
    }
    const { messaging_product, type, template } = body;
    if (!/^\/\d+\/messages$/.test(path) || messaging_product !== 'whatsapp' || type !== 'template')
      return null;
    if (!template.name || !template.language.code || template.components[0].type !== 'body') return null;
    return { channel: 'whatsapp', to: body.to, reference: body.biz_opaque_callback_data, body };
  } catch {
    return null;
  }
}

/**
 * @param {'sms' | 'whatsapp'} channel
 * @param {(status: number, body: unknown) => unknown} answer
 */
function refusals(channel, answer) {
  /** @param {number} status @param {string} code @param {number} metas @param {string} message */
  const refuse = (status, code, metas, message) =>
    void answer(status, channel === 'sms' ? { code, message } : { error: { code: metas, message } });
  return {
    request: () => refuse(400, 'INVALID_REQUEST', 100, 'A field is missing'),
    /** @param {string} to */
    number: (to) => refuse(400, 'INVALID_NUMBER', 131026, `${to} cannot receive messages`),
    key: () => refuse(401, 'INVALID_KEY', 190, 'The key is not valid'),
    often: () => refuse(429, 'TOO_MANY', 130429, 'Too many messages'),
  };
}

/** `npm run texts` */
if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  const { url } = await startTextSimulator({
    port: PORT,
    onText: ({ channel, to, body }) =>
      console.log(`${channel} to ${to}: ${channel === 'sms' ? body.text : JSON.stringify(body.template)}`),
  });
  console.log(`Texts are shown here and not sent. Start the shop with
  SMS_URL=${url}/sms SMS_KEY=simulated-key WHATSAPP_URL=${url} WHATSAPP_PHONE_ID=10000 WHATSAPP_TOKEN=simulated-key`);
}
