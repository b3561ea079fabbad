import { CHANNEL_TITLES, type TextChannel } from '../../../domain/channels/channel.ts';
import {
  smsRegistration,
  TEMPLATE_TITLES,
  TEXT_TEMPLATES,
  whatsappRegistration,
} from '../../../domain/channels/text-templates.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import type { EntityFormState } from '../dialogs/use-entity-form.ts';
import type { SettingsValues } from './settings-values.ts';
import type { TextAccounts } from './use-settings.ts';

const VARIABLES: Readonly<Record<TextChannel, string>> = {
  sms: 'SMS_URL and SMS_KEY aren’t',
  whatsapp: 'WHATSAPP_PHONE_ID and WHATSAPP_TOKEN aren’t',
};

interface MessageFieldsProps {
  readonly form: EntityFormState<SettingsValues>;
  readonly accounts: TextAccounts;
}

/** Texts beside the mails about an order, and what has to be registered for them, word for word. */
export function MessageFields({ form, accounts }: MessageFieldsProps) {
  const shop = { storeName: form.watch('storeName'), publicUrl: accounts.publicUrl };
  return (
    <>
      <p className="text-md text-steel sm:col-span-full">
        Order e-mails are always sent. Texts go to the same customers, if their phone is an Indian mobile.
      </p>
      <div className="sm:col-span-full">
        <Checkbox {...form.box('channels.sms.isOn', 'Text customers by SMS')} />
      </div>
      {form.watch('channels.sms.isOn') && (
        <>
          <Account channel="sms" accounts={accounts} />
          <Field
            label="Sender"
            spellCheck={false}
            autoComplete="off"
            {...form.field('channels.sms.sender', 'The header that you’ve registered, such as RCKREP.')}
          />
          <Field
            label="Entity ID"
            inputMode="numeric"
            autoComplete="off"
            {...form.field('channels.sms.entityId', 'From your operator’s DLT portal.')}
          />
          <p className="text-md sm:col-span-full">
            Register each text below on that portal, exactly as shown, and enter the template ID that you get.
            Until then we save the text and don’t send it.
          </p>
          {TEXT_TEMPLATES.map((template) => (
            <div key={template} className="sm:col-span-full">
              <Field
                label={`Template ID: ${TEMPLATE_TITLES[template]}`}
                inputMode="numeric"
                autoComplete="off"
                {...form.field(`channels.sms.templateIds.${template}`, smsRegistration(template, shop))}
              />
            </div>
          ))}
        </>
      )}
      <div className="sm:col-span-full">
        <Checkbox {...form.box('channels.whatsapp.isOn', 'Send WhatsApp updates')} />
      </div>
      {form.watch('channels.whatsapp.isOn') && (
        <>
          <Account channel="whatsapp" accounts={accounts} />
          <p className="text-md sm:col-span-full">
            Register each text below with Meta, exactly as shown, as a utility template in English, under the
            name above it.
          </p>
          {TEXT_TEMPLATES.map((template) => (
            <div key={template} className="sm:col-span-full">
              <Field
                label={`Template name: ${TEMPLATE_TITLES[template]}`}
                spellCheck={false}
                autoComplete="off"
                {...form.field(
                  `channels.whatsapp.templateNames.${template}`,
                  whatsappRegistration(template, shop),
                )}
              />
            </div>
          ))}
        </>
      )}
    </>
  );
}

function Account({ channel, accounts }: { readonly channel: TextChannel; readonly accounts: TextAccounts }) {
  return (
    <p className="text-md text-steel sm:col-span-full">
      {accounts[channel]
        ? `${CHANNEL_TITLES[channel]} is set up on the server.`
        : `${VARIABLES[channel]} set on the server: texts are saved under Mail, not sent.`}
    </p>
  );
}
