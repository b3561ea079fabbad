import type { z } from 'zod';
import type { Paise } from '../../domain/pricing/money.ts';
import { callGateway, type GatewayResponse } from './gateway-call.ts';
import {
  orderStatusResponse,
  payResponse,
  refundResponse,
  refundStatusResponse,
  sdkOrderResponse,
  tokenResponse,
} from './phonepe-responses.ts';
import { tokenSource } from './phonepe-token.ts';

export interface NewGatewayOrder {
  readonly merchantOrderId: string;
  readonly amount: Paise;
  readonly expireAfterSeconds: number;
  /** Where the shopper's browser goes afterwards, whatever the outcome. */
  readonly redirectUrl: string;
  /** Ten digits; the gateway's page then need not ask for it. */
  readonly phone?: string | undefined;
}

export interface NewGatewayRefund {
  readonly merchantRefundId: string;
  readonly merchantOrderId: string;
  readonly amount: Paise;
}

export interface PhonePeSettings {
  /** A function, since the simulator's address is known only once the shop listens. */
  readonly address: () => { readonly api: string; readonly auth: string };
  readonly credentials: () => Promise<{
    readonly clientId: string;
    readonly clientSecret: string;
    readonly clientVersion: number;
  }>;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

const TIMEOUT_MS = 5_000;

export type PhonePeClient = ReturnType<typeof phonePeClient>;

/** PhonePe's standard checkout, version 2. */
export function phonePeClient(settings: PhonePeSettings) {
  const { timeoutMs = TIMEOUT_MS, now = Date.now } = settings;

  const tokens = tokenSource(async () => {
    const { clientId, clientSecret, clientVersion } = await settings.credentials();
    const form = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      client_version: String(clientVersion),
      grant_type: 'client_credentials',
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    const url = `${settings.address().auth}/v1/oauth/token`;
    return callGateway({ url, method: 'POST', headers, body: form.toString(), timeoutMs }, tokenResponse);
  }, now);

  /** A token may be revoked before it expires: the call is then repeated once with a new one. */
  const call = async <T>(schema: z.ZodType<T>, path: string, body?: object): Promise<GatewayResponse<T>> => {
    const send = (token: string) =>
      callGateway(
        {
          url: settings.address().api + path,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            authorization: `O-Bearer ${token}`,
            'content-type': 'application/json',
            accept: 'application/json',
          },
          body: body === undefined ? undefined : JSON.stringify(body),
          timeoutMs,
        },
        schema,
      );
    const token = await tokens.current();
    if (!token.ok) return token;
    const answer = await send(token.value);
    if (answer.ok || answer.kind !== 'unauthorized') return answer;
    const renewed = await tokens.renew(token.value);
    return renewed.ok ? send(renewed.value) : renewed;
  };

  return {
    pay: (order: NewGatewayOrder) => call(payResponse, '/checkout/v2/pay', newOrder(order)),
    createSdkOrder: (order: NewGatewayOrder) =>
      call(sdkOrderResponse, '/checkout/v2/sdk/order', newOrder(order)),
    orderStatus: (merchantOrderId: string) =>
      call(
        orderStatusResponse,
        `/checkout/v2/order/${encodeURIComponent(merchantOrderId)}/status?details=true&errorContext=false`,
      ),
    refund: ({ merchantRefundId, merchantOrderId, amount }: NewGatewayRefund) =>
      call(refundResponse, '/payments/v2/refund', {
        merchantRefundId,
        originalMerchantOrderId: merchantOrderId,
        amount,
      }),
    refundStatus: (merchantRefundId: string) =>
      call(refundStatusResponse, `/payments/v2/refund/${encodeURIComponent(merchantRefundId)}/status`),
  };
}

function newOrder({ merchantOrderId, amount, expireAfterSeconds, redirectUrl, phone }: NewGatewayOrder) {
  return {
    merchantOrderId,
    amount,
    expireAfter: expireAfterSeconds,
    paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl } },
    ...(phone === undefined ? {} : { prefillUserLoginDetails: { phoneNumber: phone } }),
  };
}
