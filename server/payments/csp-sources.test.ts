import { describe, expect, it } from 'vitest';
import { askPage, htmlPage } from '../../tests/support/test-shop.ts';
import { readConfig } from '../config.ts';
import { PageCache } from '../http/page-cache.ts';
import { cspSourcesForPayment } from '../http/security.ts';
import { scriptAddress } from './gateway.ts';

const PHONEPE = {
  PHONEPE_CLIENT_ID: 'SHOP',
  PHONEPE_CLIENT_SECRET: 'secret',
  PHONEPE_WEBHOOK_USERNAME: 'shop_user',
  PHONEPE_WEBHOOK_PASSWORD: 'Passw0rd123',
};

async function policyOf(path: string, settings: Record<string, string>): Promise<string[]> {
  const { phonepe } = readConfig(settings);
  const pages = new PageCache({
    render: async () => htmlPage('<script>start()</script>'),
    isHttps: false,
    cspSourcesForPayment: cspSourcesForPayment(phonepe && scriptAddress(phonepe)),
  });
  const { reply } = await askPage(pages, { path, isData: false });
  return String(reply.headers['content-security-policy']).split('; ');
}

describe('the provider’s script and page', () => {
  it.each([
    ['production', 'https://mercury.phonepe.com'],
    ['sandbox', 'https://mercury-stg.phonepe.com'],
  ])('are allowed on the checkout page of a shop with PhonePe, %s', async (environment, origin) => {
    const policy = await policyOf('/checkout', { ...PHONEPE, PHONEPE_ENV: environment });
    const scripts = policy.find((part) => part.startsWith('script-src '));
    expect(scripts?.split(' ').slice(1, 2)).toEqual(["'self'"]);
    expect(scripts?.split(' ').at(-1)).toBe(origin);
    expect(policy).toContain('frame-src https://*.phonepe.com');
  });

  it('are allowed on no other page', async () => {
    for (const path of ['/', '/cart', '/payment-response']) {
      const policy = await policyOf(path, { ...PHONEPE, PHONEPE_ENV: 'production' });
      expect(policy.join(' ')).not.toMatch(/phonepe|frame-src/);
    }
  });

  it('are not needed in test mode, where the checkout page frames the shop’s own test page', async () => {
    const policy = await policyOf('/checkout', {});
    expect(policy).toContain("frame-src 'self'");
    expect(policy.join(' ')).not.toContain('phonepe');
  });
});
