import type { Config } from '../config.ts';
import { smsChannel } from './sms.ts';
import { keepingChannel, type TextChannels } from './text.ts';
import { whatsappChannel } from './whatsapp.ts';

/** A channel without an account keeps its texts. */
export function textChannels({ sms, whatsapp }: Config['texts']): TextChannels {
  return {
    sms: sms === undefined ? keepingChannel('sms') : smsChannel(sms),
    whatsapp: whatsapp === undefined ? keepingChannel('whatsapp') : whatsappChannel(whatsapp),
  };
}
