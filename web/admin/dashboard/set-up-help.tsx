import type { ReactNode } from 'react';

export type HelpTopic = 'mail' | 'phonepe' | 'cash';

/** What is set in the environment of the shop, in words. docs/settings.md has the same names. */
export const HELP: Readonly<Record<HelpTopic, { readonly title: string; readonly content: ReactNode }>> = {
  mail: {
    title: 'Set up mail',
    content: (
      <Help
        lead="The shop sends e-mails through your mail server. Ask the company that hosts your e-mail for its address."
        settings={[
          ['SMTP_URL', 'Your mail server, such as smtp://user:password@mail.example:587'],
          ['MAIL_FROM', 'The sender your customers see, such as Rack & Rep <sales@rackandrep.example>'],
        ]}
      />
    ),
  },
  phonepe: {
    title: 'Connect PhonePe',
    content: (
      <Help
        lead="You get these from your PhonePe Business account. Once they are set, customers pay online with real money."
        settings={[
          ['PHONEPE_CLIENT_ID', 'Your PhonePe client id'],
          ['PHONEPE_CLIENT_SECRET', 'Your PhonePe client secret'],
          ['PHONEPE_WEBHOOK_USERNAME', 'The user name you set for webhooks at PhonePe'],
          ['PHONEPE_WEBHOOK_PASSWORD', 'The password you set for webhooks at PhonePe'],
          ['PHONEPE_ENV', 'production'],
        ]}
        remark="Remove PAYMENTS=test if it is set."
      />
    ),
  },
  cash: {
    title: 'Take cash on delivery only',
    content: (
      <Help
        lead="Checkout then offers only cash on delivery. You can connect PhonePe later."
        settings={[['PAYMENTS', 'cod-only']]}
      />
    ),
  },
};

interface HelpProps {
  readonly lead: string;
  readonly settings: readonly (readonly [name: string, value: string])[];
  readonly remark?: string;
}

function Help({ lead, settings, remark }: HelpProps) {
  return (
    <div className="grid gap-4">
      <p>{lead}</p>
      <dl className="grid gap-3">
        {settings.map(([name, value]) => (
          <div key={name}>
            <dt>
              <code className="font-bold wrap-anywhere">{name}</code>
            </dt>
            <dd className="wrap-anywhere text-steel">{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        Set {settings.length === 1 ? 'it as an environment variable' : 'them as environment variables'} where
        the shop runs, then restart the shop. {remark} If someone else runs the shop for you, send them this
        list. The README explains each setting.
      </p>
    </div>
  );
}
