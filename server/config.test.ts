import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const phonepe = {
  PHONEPE_CLIENT_ID: 'shop',
  PHONEPE_CLIENT_SECRET: 'secret',
  PHONEPE_WEBHOOK_USERNAME: 'hook',
  PHONEPE_WEBHOOK_PASSWORD: 'hook-secret',
  PHONEPE_ENV: 'sandbox',
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the settings', () => {
  it('need nothing: a fresh machine gets a shop on loopback, in test mode', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      admin: { email: 'admin@rackandrep.example', password: undefined },
      payments: 'test',
      phonepe: undefined,
      trustProxy: false,
      rateLimits: true,
      webConcurrency: 1,
      logLevel: 'info',
      backups: { nightly: true, folder: resolve('.data/backups'), hour: 3, keep: { days: 7, weeks: 4 } },
    });
  });

  it('leave back-ups of an external database to its owner, until they say otherwise', () => {
    const external = { DATABASE_URL: 'postgres://shop@127.0.0.1/shop' };
    expect(readConfig(external).backups.nightly).toBe(false);
    expect(readConfig({ ...external, BACKUPS: 'nightly' }).backups.nightly).toBe(true);
    expect(readConfig({ BACKUPS: 'off' }).backups.nightly).toBe(false);
  });

  it('treat an empty text as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', PHONEPE_CLIENT_ID: '' })).toMatchObject({
      port: 3000,
      phonepe: undefined,
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['HOST', 'my host'],
    ['PUBLIC_URL', 'rackandrep.example'],
    ['DATABASE_URL', 'mysql://127.0.0.1/shop'],
    ['ADMIN_EMAIL', 'owner'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'eleven char'],
    ['ADMIN_PASSWORD', 'Password@1234'],
    ['ADMIN_PASSWORD', 'rackandrep2026'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['SMS_URL', 'ftp://texts.example'],
    ['SMS_URL', 'https://texts.example'],
    ['SMS_KEY', 'alone'],
    ['SMS_KEY', 'two words'],
    ['WHATSAPP_URL', 'graph'],
    ['WHATSAPP_PHONE_ID', '+919876543210'],
    ['WHATSAPP_PHONE_ID', '106540352242922'],
    ['WHATSAPP_TOKEN', 'alone'],
    ['PAYMENTS', 'free'],
    ['ALLOW_NEWER_DATABASE', 'true'],
    ['PHONEPE_CLIENT_VERSION', 'one'],
    ['PHONEPE_ENV', 'live'],
    ['PHONEPE_BASE_URL', 'ftp://gateway'],
    ['PHONEPE_AUTH_URL', 'gateway'],
    ['TRUST_PROXY', 'yes'],
    ['RATE_LIMITS', 'maybe'],
    ['WEB_CONCURRENCY', '0'],
    ['WEB_CONCURRENCY', '4'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['BACKUPS', 'weekly'],
    ['BACKUP_HOUR', '24'],
    ['BACKUP_KEEP_DAYS', '0'],
    ['BACKUP_KEEP_WEEKS', 'all'],
    ['BACKUP_KEY', 'short'],
  ])('stop the start and name %s when it is %s', (name, text) => {
    expect(problemsOf({ [name]: text }).join('\n')).toContain(name);
  });

  it('name every bad setting at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'x' })).toHaveLength(2);
  });

  it.each([
    'PHONEPE_CLIENT_ID',
    'PHONEPE_CLIENT_SECRET',
    'PHONEPE_WEBHOOK_USERNAME',
    'PHONEPE_WEBHOOK_PASSWORD',
    'PHONEPE_ENV',
  ])('refuse a payment gateway without %s', (name) => {
    expect(problemsOf({ ...phonepe, [name]: '' }).join('\n')).toContain(name);
  });

  it('take accounts for texts, and none by default', () => {
    expect(readConfig({}).texts).toEqual({ sms: undefined, whatsapp: undefined });
    const sms = { SMS_URL: 'https://texts.example/send', SMS_KEY: 'key' };
    const whatsapp = { WHATSAPP_PHONE_ID: '106540352242922', WHATSAPP_TOKEN: 'token' };
    expect(readConfig({ ...sms, ...whatsapp }).texts).toEqual({
      sms: { url: 'https://texts.example/send', key: 'key' },
      whatsapp: { url: 'https://graph.facebook.com/v24.0', phoneId: '106540352242922', token: 'token' },
    });
  });

  it('take a whole gateway', () => {
    expect(readConfig(phonepe).phonepe).toMatchObject({
      clientId: 'shop',
      clientVersion: 1,
      environment: 'sandbox',
    });
  });

  it.each([
    {},
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://shop.localhost' },
    { PUBLIC_URL: 'http://[::1]:8080/' },
    { PUBLIC_URL: 'http://127.0.0.1', HOST: 'localhost', TRUST_PROXY: 'off' },
  ])('are in test mode without a word on loopback: %j', (environment) => {
    expect(readConfig(environment).payments).toBe('test');
  });

  it.each([
    { PUBLIC_URL: 'https://shop.example' },
    { PUBLIC_URL: 'http://192.168.1.20:3000' },
    { PUBLIC_URL: 'https://localhost.shop.example' },
    { PUBLIC_URL: 'https://127.0.0.1.shop.example' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { PUBLIC_URL: 'http://127.0.0.1', HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://shop.example', HOST: '127.0.0.1' },
    { TRUST_PROXY: '1' },
    { PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: 'loopback' },
  ])('refuse an address that others reach while nobody has decided about payments: %j', (environment) => {
    const [problem, ...others] = problemsOf(environment);
    expect(others).toEqual([]);
    expect(problem).toContain('PAYMENTS is not set for');
    expect(problem).toContain('PAYMENTS=cod-only');
    expect(readConfig({ ...environment, PAYMENTS: 'test' }).payments).toBe('test');
    expect(readConfig({ ...environment, PAYMENTS: 'cod-only' }).payments).toBe('cod-only');
    const live = { ...phonepe, PHONEPE_ENV: 'production' };
    expect(readConfig({ ...environment, ...live }).payments).toBe('live');
  });

  it('count the gateway’s sandbox as testing, and refuse test payments beside a gateway', () => {
    expect(readConfig(phonepe).payments).toBe('test');
    expect(problemsOf({ ...phonepe, PAYMENTS: 'test' }).join()).toContain('can’t be used together');
    expect(readConfig({ ...phonepe, PAYMENTS: 'cod-only' })).toMatchObject({ payments: 'cod-only' });
  });

  it.each([
    ['off', false],
    ['1', 1],
    ['127.0.0.1, 10.0.0.0/8', ['127.0.0.1', '10.0.0.0/8']],
    ['loopback', ['loopback']],
  ])('read TRUST_PROXY %s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text, PAYMENTS: 'test' }).trustProxy).toEqual(expected);
  });

  it('take several processes with an external database', () => {
    expect(
      readConfig({ WEB_CONCURRENCY: '4', DATABASE_URL: 'postgres://shop@127.0.0.1/shop' }).webConcurrency,
    ).toBe(4);
  });
});
