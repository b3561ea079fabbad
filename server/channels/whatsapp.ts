import { z } from 'zod';
import { PermanentFailure } from '../outbox/failure.ts';
import type { Channel } from './channel.ts';
import { postMessage } from './post-message.ts';
import { keepText, referenceOf, type WhatsappText } from './text.ts';

export interface WhatsappAccount {
  readonly url: string;
  readonly phoneId: string;
  readonly token: string;
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const refused = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().max(1000).optional(),
    error_data: z.object({ details: z.string().max(1000).optional() }).optional(),
  }),
});

/** Meta's codes for a message that will never be sent: its recipient, its template or its values are wrong. */
const FINAL = new Set([
  100, 131008, 131009, 131021, 131026, 131030, 131051, 132000, 132001, 132005, 132007, 132012, 132015, 132016,
]);

/** The language under which the templates are registered. */
const LANGUAGE = 'en';

/** WhatsApp through Meta's Business Cloud API: a registered template and its values. */
export function whatsappChannel(
  { url, phoneId, token }: WhatsappAccount,
  timeLimitMs?: number,
): Channel<WhatsappText> {
  return {
    name: 'whatsapp',
    isReal: true,
    send: async (message, delivery) => {
      if (message.templateName === '')
        return keepText('this WhatsApp message has no template name in the settings', message);
      const { status, answer } = await postMessage({
        url: `${url}/${phoneId}/messages`,
        key: token,
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: message.to,
          type: 'template',
          template: {
            name: message.templateName,
            language: { code: LANGUAGE },
            components: [
              { type: 'body', parameters: message.parameters.map((text) => ({ type: 'text', text })) },
            ],
          },
          biz_opaque_callback_data: referenceOf(delivery),
        },
        signal: delivery.signal,
        timeLimitMs,
      });
      if (status >= 200 && status < 300) {
        if (accepted.safeParse(answer).success) return undefined;
        throw new Error('WhatsApp’s answer has no message id');
      }
      const error = refused.safeParse(answer).data?.error;
      const details = [error?.code, error?.error_data?.details ?? error?.message].filter(Boolean).join(' ');
      const problem = `WhatsApp answered ${status}${details === '' ? '' : `: ${details.replaceAll(token, '[key]')}`}`;
      throw error !== undefined && FINAL.has(error.code) ? new PermanentFailure(problem) : new Error(problem);
    },
  };
}
