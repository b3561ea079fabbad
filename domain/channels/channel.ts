import type { CustomerMailEvent } from '../orders/order-mail.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { readMobile } from '../text/field-formats.ts';
import { TEXT_TEMPLATES, type TextTemplate } from './text-templates.ts';

/** The ways in which messages leave the shop. Mail always does; texts only where the settings switch them on. */
export const TEXT_CHANNELS = ['sms', 'whatsapp'] as const;
export type TextChannel = (typeof TEXT_CHANNELS)[number];
export const CHANNELS = ['mail', ...TEXT_CHANNELS] as const;
export type ChannelName = (typeof CHANNELS)[number];

export const CHANNEL_TITLES: Readonly<Record<ChannelName, string>> = {
  mail: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

type PerTemplate = Readonly<Record<TextTemplate, string>>;

/** What the owner has registered, with India's operators for SMS and with Meta for WhatsApp. */
export interface ChannelSettings {
  readonly sms: {
    readonly isOn: boolean;
    /** The registered header, such as RCKREP. */
    readonly sender: string;
    readonly entityId: string;
    /** Empty for a text that is not registered yet: it is kept and not sent. */
    readonly templateIds: PerTemplate;
  };
  readonly whatsapp: { readonly isOn: boolean; readonly templateNames: PerTemplate };
}

/** A shop that registered its texts before there was another one keeps theirs. */
export const withNewTexts = ({ sms, whatsapp }: ChannelSettings): ChannelSettings => ({
  sms: { ...sms, templateIds: { ...CHANNEL_SETTINGS.sms.templateIds, ...sms.templateIds } },
  whatsapp: {
    ...whatsapp,
    templateNames: { ...CHANNEL_SETTINGS.whatsapp.templateNames, ...whatsapp.templateNames },
  },
});

const forEach = (value: (template: TextTemplate) => string): PerTemplate =>
  Object.fromEntries(TEXT_TEMPLATES.map((template) => [template, value(template)])) as PerTemplate;

/** Those of a shop that has set nothing: messages leave by mail alone. */
export const CHANNEL_SETTINGS: ChannelSettings = {
  sms: { isOn: false, sender: '', entityId: '', templateIds: forEach(() => '') },
  whatsapp: { isOn: false, templateNames: forEach((template) => `order_${template}`) },
};

export const channelsOn = (settings: ChannelSettings | undefined): readonly TextChannel[] =>
  TEXT_CHANNELS.filter((channel) => settings?.[channel].isOn === true);

/** `+919876543210`; null for a number that is no Indian mobile's, which gets no texts. */
export function textRecipient(phone: string): string | null {
  const digits = readMobile(phone);
  return digits === undefined ? null : `+91${digits}`;
}

/** An order as it is when the text leaves, which may be hours after the event. */
export interface TextedOrder {
  readonly status: OrderStatus;
  /** The customer has not confirmed it yet. */
  readonly awaitsConfirmation: boolean;
  /** It can be paid online. */
  readonly awaitsPayment: boolean;
  /** It was cancelled because nobody had confirmed it. */
  readonly hasLapsed: boolean;
}

/** Which text tells of an event; a sentence where it would no longer be true. */
export function textFor(
  event: CustomerMailEvent,
  { status, awaitsConfirmation, awaitsPayment, hasLapsed }: TextedOrder,
): { readonly template: TextTemplate } | { readonly untrue: string } {
  if (event === 'cancelled') {
    if (status !== 'CANCELLED') return { untrue: 'the order is active again' };
    return { template: hasLapsed ? 'lapsed' : 'cancelled' };
  }
  if (status === 'CANCELLED') return { untrue: 'the order was cancelled' };
  if (event === 'asked' && !awaitsConfirmation) return { untrue: 'the order needs no confirmation any more' };
  if (event === 'pay' && !awaitsPayment) return { untrue: 'there is nothing to pay any more' };
  return { template: event === 'placed' && awaitsConfirmation ? 'confirm' : event };
}
