import {
  type Claim,
  type ClaimRequest,
  claimSentResponse,
  claimsOfOrderResponse,
} from '../../../contract/claims.ts';
import { type ApiClient, shopClient, UNREACHABLE, wordsOf } from '../../api/client.ts';
import { messageOf } from '../../api/response.ts';

const FAILED = 'We couldn’t send your report. Please try again.';
const PHOTOGRAPH_FAILED = 'It didn’t go through. Please try again.';
const PHOTOGRAPH_TIMEOUT_MS = 60_000;

export interface OrderClaims {
  readonly claims: readonly Claim[];
  readonly isClaimable: boolean;
}

export type SentClaim =
  | { readonly ok: true; readonly claim: Claim }
  | { readonly ok: false; readonly message: string };

const pathOf = (orderId: string) => `/orders/${encodeURIComponent(orderId)}/claims`;

export const photographsAddress = ({ orderId, id }: Pick<Claim, 'orderId' | 'id'>) =>
  `/api${pathOf(orderId)}/${encodeURIComponent(id)}/photographs`;

export function createClaimCalls({ callProtected }: Pick<ApiClient, 'callProtected'>) {
  return {
    /** Null: unknown at the moment. */
    async readClaims(orderId: string): Promise<OrderClaims | null> {
      try {
        const read = claimsOfOrderResponse.safeParse(await callProtected(pathOf(orderId)));
        return read.success ? { claims: read.data.data, isClaimable: read.data.claimable } : null;
      } catch {
        return null;
      }
    },

    async sendClaim(orderId: string, claim: ClaimRequest): Promise<SentClaim> {
      try {
        const response = await callProtected(pathOf(orderId), { method: 'POST', body: claim });
        return { ok: true, claim: claimSentResponse.parse(response).claim };
      } catch (thrown) {
        return { ok: false, message: messageOf(thrown, FAILED) };
      }
    },
  };
}

/** By the order's link alone, so it needs no token. Answers what went wrong, if anything did. */
export async function sendPhotograph(claim: Claim, picture: Blob): Promise<string | undefined> {
  try {
    const response = await fetch(photographsAddress(claim), {
      method: 'POST',
      headers: { 'content-type': picture.type || 'image/jpeg' },
      body: picture,
      signal: AbortSignal.timeout(PHOTOGRAPH_TIMEOUT_MS),
    });
    if (response.ok) return undefined;
    return wordsOf(await response.json().catch(() => undefined)) ?? PHOTOGRAPH_FAILED;
  } catch {
    return UNREACHABLE;
  }
}

export const { readClaims, sendClaim } = createClaimCalls(shopClient);
