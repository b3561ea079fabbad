import type { ReactNode } from 'react';

export type HelpTopic = 'mail' | 'phonepe' | 'cash';

/** What is set in the environment of the shop, in words. The README's section Settings has the same names. */
export const HELP: Readonly<Record<HelpTopic, { readonly title: string; readonly content: ReactNode }>> = {
  mail: {
    title: 'Set up mail',
    content: (
      <Help
        lead="Mail needs the address of your mail server. You find it with the company that hosts your e-mail."
        settings={[
          ['SMTP_URL', 'Where mail leaves, such as smtp://user:password@mail.example:587'],
          ['MAIL_FROM', 'The sender that customers see, such as Rack & Rep <sales@rackandrep.example>'],
        ]}
      />
    ),
  },
  phonepe: {
    title: 'Connect PhonePe',
    content: (
      <Help
        lead="You get these from your PhonePe Business account. With them customers pay online, and the money is real."
        settings={[
          ['PHONEPE_CLIENT_ID', 'The id of your account'],
          ['PHONEPE_CLIENT_SECRET', 'Its secret'],
          ['PHONEPE_WEBHOOK_USERNAME', 'A name that you choose at PhonePe for its messages to the shop'],
          ['PHONEPE_WEBHOOK_PASSWORD', 'The password for it'],
          ['PHONEPE_ENV', 'production'],
        ]}
        remark="Take PAYMENTS=test away if it is set."
      />
    ),
  },
  cash: {
    title: 'Take cash only',
    content: (
      <Help
        lead="The checkout then offers cash on delivery alone. You can connect PhonePe later."
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
        Set {settings.length === 1 ? 'it' : 'them'} where the shop is started, as environment variables, and
        start the shop again. {remark} If somebody runs the shop for you, send them this list: the README
        explains each name under Settings.
      </p>
    </div>
  );
}
