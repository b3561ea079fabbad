import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Box } from '../frame/admin-page.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { type SetUpStep, setUpSteps } from './set-up-steps.ts';
import { useHealth } from './use-health.ts';

/** The way from a new shop to one that sells; nothing once all is done, or while that is not known. */
export function SetUp() {
  const settings = useSettings().value;
  const health = useHealth();
  const [topic, setTopic] = useState<HelpTopic>('mail');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = (about: HelpTopic) => {
    setTopic(about);
    setHelpOpen(true);
  };
  if (settings === undefined || health?.payments === undefined) return null;
  const steps = setUpSteps(settings, health);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Box
      title="Set up your shop"
      className="border-t-3 border-t-orange"
      aside={
        <label className="grid w-full gap-1.5 text-sm text-steel md:w-65">
          {done} of {steps.length} done
          <progress
            className="h-1.5 w-full appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
            value={done}
            max={steps.length}
          />
        </label>
      }
    >
      <ol className="divide-y divide-line">
        {steps.map((step, index) => (
          <Step key={step.name} step={step} index={index}>
            <Actions step={step} isNext={step === next} onHelp={openHelp} />
          </Step>
        ))}
      </ol>
      {health.payments === 'test mode' && (
        <p className="rounded-b-md border-t border-line bg-studio-light px-4 py-2 text-sm text-steel">
          Want to see what your customer sees?{' '}
          <TextLink tall href="/shop">
            Place a test order
          </TextLink>
        </p>
      )}
      <Dialog isOpen={isHelpOpen} title={HELP[topic].title} onClose={() => setHelpOpen(false)}>
        {HELP[topic].content}
      </Dialog>
    </Box>
  );
}

interface StepProps {
  readonly step: SetUpStep;
  readonly index: number;
  readonly children: ReactNode;
}

function Step({ step: { title, text, isDone }, index, children }: StepProps) {
  return (
    <li className="set-up-step grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-4 py-3.5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
      <span
        className={`grid size-8 place-items-center rounded-full border-2 font-display text-base font-black ${isDone ? 'border-green bg-green text-paper' : 'border-ink'}`}
        aria-hidden="true"
      >
        {isDone ? <AdminIcon name="check" /> : index + 1}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <h3
          className={`font-body text-md leading-snug font-bold [word-spacing:normal] ${isDone ? 'text-steel' : ''}`}
        >
          {title}
          {isDone && <span className="sr-only">, done</span>}
        </h3>
        <p className="text-sm wrap-anywhere text-steel">{text}</p>
      </div>
      <div className="col-start-2 flex flex-wrap gap-2 md:col-start-3">{children}</div>
    </li>
  );
}

interface ActionsProps {
  readonly step: SetUpStep;
  /** The first that is open: its button is the orange one. */
  readonly isNext: boolean;
  readonly onHelp: (topic: HelpTopic) => void;
}

function Actions({ step: { name, isDone }, isNext, onHelp }: ActionsProps) {
  const kind = isNext ? 'primary' : 'outline';
  if (name === 'address')
    return (
      <ButtonLink kind={kind} to="/admin/settings#storeAddress">
        {isDone ? 'Change address' : 'Enter address'}
      </ButtonLink>
    );
  if (name === 'gstin')
    return (
      <ButtonLink kind={kind} to="/admin/settings#gstin">
        {isDone ? 'Change GSTIN' : 'Add GSTIN'}
      </ButtonLink>
    );
  if (isDone) return null;
  if (name === 'mail')
    return (
      <Button kind={kind} onClick={() => onHelp('mail')}>
        Set up mail
      </Button>
    );
  return (
    <>
      <Button kind={kind} onClick={() => onHelp('phonepe')}>
        Connect PhonePe
      </Button>
      <Button onClick={() => onHelp('cash')}>Cash only</Button>
    </>
  );
}

type HelpTopic = 'mail' | 'phonepe' | 'cash';

/** What is set in the environment of the shop, in words. docs/settings.md has the same names. */
const HELP: Readonly<Record<HelpTopic, { readonly title: string; readonly content: ReactNode }>> = {
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
