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

const forEach = (value: (template: TextTemplate) => string): PerTemplate =>
  Object.fromEntries(TEXT_TEMPLATES.map((template) => [template, value(template)])) as PerTemplate;

/** Those of a shop that has set nothing: messages leave by mail alone. */
export const CHANNEL_SETTINGS: ChannelSettings = {
  sms: { isOn: false, sender: '', entityId: '', templateIds: forEach(() => '') },
  whatsapp: { isOn: false, templateNames: forEach((template) => `order_${template}`) },
};

export const channelsOn = (settings: ChannelSettings | undefined): readonly TextChannel[] =>
  TEXT_CHANNELS.filter((channel) => settings?.[channel].isOn === true);
