import { z } from 'zod';
import { PermanentFailure } from '../outbox/failure.ts';
import type { Channel } from './channel.ts';
import { postMessage } from './post-message.ts';
import { keepText, referenceOf, type SmsText } from './text.ts';

export interface SmsAccount {
  readonly url: string;
  readonly key: string;
}

const accepted = z.object({ id: z.union([z.string().min(1), z.number()]) });
const refused = z.object({ code: z.string().max(60).optional(), message: z.string().max(500).optional() });

/** The request itself is wrong: its number, its template or its text. */
const FINAL = new Set([400, 404, 410, 413, 422]);

/**
 * SMS through a gateway that takes one JSON request per text (docs/operations.md). India's operators want the sender, the
 * shop's entity and the template with each of them.
 */
export function smsChannel({ url, key }: SmsAccount, timeLimitMs?: number): Channel<SmsText> {
  return {
    name: 'sms',
    isReal: true,
    send: async (message, delivery) => {
      const { to, text, sender, entityId, templateId } = message;
      if (sender === '' || entityId === '' || templateId === '')
        return keepText('this SMS has no sender, entity ID or template ID in the settings', message);
      const { status, answer } = await postMessage({
        url,
        key,
        body: { to, text, sender, entityId, templateId, reference: referenceOf(delivery) },
        signal: delivery.signal,
        timeLimitMs,
      });
      if (status >= 200 && status < 300) {
        if (accepted.safeParse(answer).success) return undefined;
        throw new Error('The SMS gateway’s answer has no id');
      }
      // Only the gateway's own details count: a 404 page may come from a proxy.
      const { success, data } = refused.safeParse(answer);
      const details = [data?.code, data?.message].filter(Boolean).join(' ').replaceAll(key, '[key]');
      const problem = `The SMS gateway answered ${status}${details === '' ? '' : `: ${details}`}`;
      throw success && FINAL.has(status) ? new PermanentFailure(problem) : new Error(problem);
    },
  };
}
