import type { ChannelName } from '../../domain/channels/channel.ts';

/** The outbox row of a message, so that every attempt sends the same. */
export interface Delivery {
  readonly id: number;
  /** As it was queued. */
  readonly payload?: unknown;
  readonly dedupeKey: string;
  readonly createdAt: Date;
  readonly signal?: AbortSignal;
}

/** A way in which messages leave the shop: mail, SMS or WhatsApp. */
export interface Channel<Message> {
  readonly name: ChannelName;
  /** False while messages are only kept. */
  readonly isReal: boolean;
  /**
   * Resolves like an outbox handler: when the message was sent, or with `NothingToSend`. A refusal of this very message is a
   * `PermanentFailure`; after anything else it is sent again later.
   */
  readonly send: (message: Message, delivery: Delivery) => Promise<unknown>;
}
