import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { GatewayFailure } from './gateway-call.ts';
import { type PhonePeClient, phonePeClient } from './phonepe.ts';
import { mountSimulator } from './simulator/mount.ts';
import { isSignature, webhookSignature } from './webhook-signature.ts';

/** PhonePe, in test mode a simulator with the same protocol, or none where only cash is taken. */
export interface Gateway {
  readonly provider: 'phonepe' | 'simulator' | 'none';
  /** No money moves, and the orders that it pays are marked. */
  readonly isTest: boolean;
  readonly client: PhonePeClient;
  /** The provider's script for paying inside the shop's own page. */
  readonly scriptUrl: string;
  readonly isGenuineWebhook: (authorization: string | undefined) => Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    paymentGateway: Gateway;
  }
}

type PhonePeConfig = NonNullable<Config['phonepe']>;

const SANDBOX = 'https://api-preprod.phonepe.com/apis/pg-sandbox';
const ADDRESSES = {
  sandbox: {
    api: SANDBOX,
    auth: SANDBOX,
    script: 'https://mercury-stg.phonepe.com/web/bundle/checkout.js',
  },
  production: {
    api: 'https://api.phonepe.com/apis/pg',
    auth: 'https://api.phonepe.com/apis/identity-manager',
    script: 'https://mercury.phonepe.com/web/bundle/checkout.js',
  },
} as const;

export function scriptAddress({ environment }: PhonePeConfig): string {
  return ADDRESSES[environment ?? 'sandbox'].script;
}

export function openGateway(
  app: FastifyInstance,
  parts: { config: Pick<Config, 'phonepe' | 'payments'>; pool: Pool; publicUrl: string },
): Gateway {
  const { phonepe, payments } = parts.config;
  if (phonepe !== undefined) return phonePeGateway(phonepe);
  return payments === 'cod-only' ? noGateway : simulatedGateway(app, parts);
}

/** Where the shop sells for cash alone and has no account at a gateway. */
const noResponse = async (): Promise<GatewayFailure> => ({
  ok: false,
  kind: 'unavailable',
  code: 'NO_GATEWAY',
});
const noGateway: Gateway = {
  provider: 'none',
  isTest: false,
  client: {
    pay: noResponse,
    createSdkOrder: noResponse,
    orderStatus: noResponse,
    refund: noResponse,
    refundStatus: noResponse,
  },
  scriptUrl: '',
  isGenuineWebhook: async () => false,
};

export function phonePeGateway(config: PhonePeConfig): Gateway {
  const { api, auth } = ADDRESSES[config.environment ?? 'sandbox'];
  const address = {
    api: config.baseUrl?.replace(/\/+$/, '') ?? api,
    auth: config.authUrl?.replace(/\/+$/, '') ?? auth,
  };
  const wanted = webhookSignature(config.webhookUsername, config.webhookPassword);
  return {
    provider: 'phonepe',
    isTest: config.environment === 'sandbox',
    client: phonePeClient({ address: () => address, credentials: async () => config }),
    scriptUrl: scriptAddress(config),
    isGenuineWebhook: async (authorization) => isSignature(authorization, wanted),
  };
}

function simulatedGateway(
  app: FastifyInstance,
  { pool, publicUrl }: { pool: Pool; publicUrl: string },
): Gateway {
  const ownAddress = () => loopbackAddress(app.server.address()) ?? publicUrl;
  const { keys } = mountSimulator(app, { pool, publicUrl, ownAddress });
  const address = () => ({ api: `${ownAddress()}/simulator`, auth: `${ownAddress()}/simulator` });
  return {
    provider: 'simulator',
    isTest: true,
    client: phonePeClient({
      address,
      credentials: async () => ({ ...(await keys()), clientVersion: 1 }),
    }),
    scriptUrl: `${publicUrl}/simulator/checkout.js`,
    isGenuineWebhook: async (authorization) => {
      const { webhookUsername, webhookPassword } = await keys();
      return isSignature(authorization, webhookSignature(webhookUsername, webhookPassword));
    },
  };
}

/** The shop calls itself directly, not through the proxy and the name that visitors use. */
function loopbackAddress(listening: AddressInfo | string | null): string | undefined {
  if (listening === null || typeof listening === 'string') return undefined;
  const { address, port } = listening;
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (address === '::') return `http://[::1]:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
