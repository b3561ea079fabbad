import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { administratorPasswordProblem } from '../domain/accounts/administrator-password.ts';
import type { PaymentMode } from '../domain/payments/payment-mode.ts';
import { isEmail } from '../domain/text/field-formats.ts';

/** Settings come from the environment, once, at start. A bad value names itself and stops the start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

const PHONEPE_NEEDED = [
  'PHONEPE_CLIENT_ID',
  'PHONEPE_CLIENT_SECRET',
  'PHONEPE_WEBHOOK_USERNAME',
  'PHONEPE_WEBHOOK_PASSWORD',
] as const;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** `off`, a number of proxies in front of the shop, or their addresses: `127.0.0.1,10.0.0.0/8`. */
const trustProxy = z.string().transform((text, context): false | number | string[] => {
  if (text === 'off') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  const named = ['loopback', 'linklocal', 'uniquelocal'];
  if (addresses.every((part) => named.includes(part) || isIP(part.replace(/\/\d{1,3}$/, '')) !== 0))
    return addresses;
  context.addIssue('must be off, the number of proxies (1 to 9) or their addresses, separated by commas');
  return z.NEVER;
});

/** Sent in a header, where spaces and other letters break the request. */
const secret = z.string().regex(/^[\x21-\x7e]{1,1000}$/, 'must have no spaces');

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  PUBLIC_URL: address('http:', 'https:').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  ADMIN_EMAIL: z.string().refine(isEmail, 'must be an e-mail address').default('admin@rackandrep.example'),
  ADMIN_PASSWORD: z.string().max(200).optional(),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n]*[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>?$/,
      'must be an e-mail address, with or without a name before it',
    )
    .default('Rack & Rep <sales@rackandrep.example>'),
  SMS_URL: address('http:', 'https:').optional(),
  SMS_KEY: secret.optional(),
  WHATSAPP_URL: address('http:', 'https:').default('https://graph.facebook.com/v24.0'),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'must be the phone number ID from Meta, digits only')
    .optional(),
  WHATSAPP_TOKEN: secret.optional(),
  PAYMENTS: z.enum(['test', 'cod-only'], 'must be test or cod-only').optional(),
  PHONEPE_CLIENT_ID: z.string().optional(),
  PHONEPE_CLIENT_SECRET: z.string().optional(),
  PHONEPE_CLIENT_VERSION: wholeNumber(1, 99).default(1),
  PHONEPE_WEBHOOK_USERNAME: z.string().optional(),
  PHONEPE_WEBHOOK_PASSWORD: z.string().optional(),
  PHONEPE_ENV: z.enum(['sandbox', 'production'], 'must be sandbox or production').optional(),
  PHONEPE_BASE_URL: address('http:', 'https:').optional(),
  PHONEPE_AUTH_URL: address('http:', 'https:').optional(),
  TRUST_PROXY: trustProxy.default(false),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  ALLOW_NEWER_DATABASE: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  BACKUPS: z.enum(['nightly', 'off'], 'must be nightly or off').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOUR: wholeNumber(0, 23).default(3),
  BACKUP_KEEP_DAYS: wholeNumber(1, 1000).default(7),
  BACKUP_KEEP_WEEKS: wholeNumber(0, 1000).default(4),
  BACKUP_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment, e.g. `readConfig({ PORT: '8080' }).port === 8080`. Empty texts count as not set. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, text]) => text !== undefined && text !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const problems = parsed.success
    ? combinationProblems(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    texts: textAccounts(env),
    payments: paymentMode(env),
    phonepe: phonepe(env),
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS === 'on',
    serviceWorker: env.SERVICE_WORKER === 'on',
    webConcurrency: env.WEB_CONCURRENCY,
    allowNewerDatabase: env.ALLOW_NEWER_DATABASE === 'yes',
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    backups: {
      // A PostgreSQL of one's own usually has back-ups of its own.
      nightly: (env.BACKUPS ?? (env.DATABASE_URL === undefined ? 'nightly' : 'off')) === 'nightly',
      folder: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')),
      hour: env.BACKUP_HOUR,
      keep: { days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS },
      key: env.BACKUP_KEY,
    },
  };
}

type Environment = z.infer<typeof environmentSchema>;

function combinationProblems(env: Environment): string[] {
  const problems: string[] = [];
  if (env.WEB_CONCURRENCY > 1 && env.DATABASE_URL === undefined)
    problems.push('WEB_CONCURRENCY above 1 needs DATABASE_URL: the embedded database serves one process');
  const { ADMIN_PASSWORD: password, ADMIN_EMAIL: email } = env;
  const weakness = password === undefined ? undefined : administratorPasswordProblem(password, [email]);
  if (weakness !== undefined) problems.push(`ADMIN_PASSWORD is refused. ${weakness}`);
  for (const names of [
    ['SMS_URL', 'SMS_KEY'],
    ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN'],
  ] as const)
    if (names.some((name) => env[name] === undefined) && names.some((name) => env[name] !== undefined))
      problems.push(`${names.join(' and ')} belong together: set both or neither`);
  if (isPhonepeNamed(env)) {
    for (const name of PHONEPE_NEEDED)
      if (env[name] === undefined) problems.push(`${name} is missing; payments through PhonePe need it`);
    if ((env.PHONEPE_BASE_URL === undefined) !== (env.PHONEPE_AUTH_URL === undefined))
      problems.push('PHONEPE_BASE_URL and PHONEPE_AUTH_URL belong together: set both or neither');
    if (env.PHONEPE_ENV === undefined && env.PHONEPE_BASE_URL === undefined)
      problems.push('PHONEPE_ENV is missing; set it to sandbox or production');
    if (env.PAYMENTS === 'test')
      problems.push('PAYMENTS=test and the PHONEPE_ settings can’t be used together; remove one of them');
  } else if (env.PAYMENTS === undefined && reachableAt(env) !== undefined)
    problems.push(
      `PAYMENTS is not set for ${reachableAt(env)}, which others can reach. Set the PHONEPE_ settings to take online payments, PAYMENTS=cod-only to take only cash on delivery, or PAYMENTS=test to try the shop without real money`,
    );
  return problems;
}

function isPhonepeNamed(env: Environment): boolean {
  return [
    ...PHONEPE_NEEDED,
    'PHONEPE_ENV' as const,
    'PHONEPE_BASE_URL' as const,
    'PHONEPE_AUTH_URL' as const,
  ].some((name) => env[name] !== undefined);
}

/** Where others than this machine may reach the shop; a proxy in front may let anybody in. */
function reachableAt({ PUBLIC_URL, HOST, TRUST_PROXY }: Environment): string | undefined {
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) return PUBLIC_URL;
  if (!isLoopback(HOST)) return HOST;
  return TRUST_PROXY === false ? undefined : 'a shop behind a proxy (TRUST_PROXY)';
}

const isLoopback = (host: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** PhonePe's sandbox moves no money either. */
function paymentMode(env: Environment): PaymentMode {
  if (env.PAYMENTS !== undefined) return env.PAYMENTS;
  return isPhonepeNamed(env) && env.PHONEPE_ENV !== 'sandbox' ? 'live' : 'test';
}

/** The accounts that SMS and WhatsApp messages leave through; undefined for one that is not set up. */
function textAccounts({ SMS_URL, SMS_KEY, WHATSAPP_URL, WHATSAPP_PHONE_ID, WHATSAPP_TOKEN }: Environment) {
  return {
    sms: SMS_URL === undefined || SMS_KEY === undefined ? undefined : { url: SMS_URL, key: SMS_KEY },
    whatsapp:
      WHATSAPP_PHONE_ID === undefined || WHATSAPP_TOKEN === undefined
        ? undefined
        : { url: WHATSAPP_URL.replace(/\/+$/, ''), phoneId: WHATSAPP_PHONE_ID, token: WHATSAPP_TOKEN },
  };
}

/** Undefined where no gateway is named. */
function phonepe(env: Environment) {
  if (!isPhonepeNamed(env)) return undefined;
  return {
    clientId: env.PHONEPE_CLIENT_ID ?? '',
    clientSecret: env.PHONEPE_CLIENT_SECRET ?? '',
    clientVersion: env.PHONEPE_CLIENT_VERSION,
    webhookUsername: env.PHONEPE_WEBHOOK_USERNAME ?? '',
    webhookPassword: env.PHONEPE_WEBHOOK_PASSWORD ?? '',
    environment: env.PHONEPE_ENV,
    baseUrl: env.PHONEPE_BASE_URL,
    authUrl: env.PHONEPE_AUTH_URL,
  };
}
