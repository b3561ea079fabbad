import { createHash } from 'node:crypto';
import { z } from 'zod';
import { CHANNEL_TITLES, type TextChannel } from '../../domain/channels/channel.ts';
import { NothingToSend } from '../outbox/attempt.ts';
import type { Channel, Delivery } from './channel.ts';

/** What the admin lists and shows of a text. */
export interface Text {
  /** E.164, such as +919876543210. */
  readonly to: string;
  /** For the list; nobody is sent it. */
  readonly subject: string;
  /** As the customer reads it. */
  readonly text: string;
}

export interface SmsText extends Text {
  readonly sender: string;
  readonly entityId: string;
  readonly templateId: string;
}

export interface WhatsappText extends Text {
  readonly templateName: string;
  readonly parameters: readonly string[];
}

export interface TextChannels {
  readonly sms: Channel<SmsText>;
  readonly whatsapp: Channel<WhatsappText>;
}

export const keptTextSchema = z.strictObject({ to: z.string(), subject: z.string(), text: z.string() });

/** Nothing is sent, and the text stays with its row of the outbox. */
export const keepText = (reason: string, { to, subject, text }: Text): NothingToSend =>
  new NothingToSend(`Not sent: ${reason}`, { to, subject, text });

/** For a shop without an account at a gateway. */
export function keepingChannel(name: TextChannel): Channel<Text> {
  return {
    name,
    isReal: false,
    send: async (message) => keepText(`${CHANNEL_TITLES[name]} is not set up`, message),
  };
}

/** The same at every attempt, so that a gateway recognises a message whose result we never heard. */
export const referenceOf = ({ dedupeKey }: Delivery): string =>
  createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32);
