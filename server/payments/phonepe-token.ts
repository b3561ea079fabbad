import type { GatewayResponse } from './gateway-call.ts';
import type { TokenResponse } from './phonepe-responses.ts';

interface CachedToken {
  readonly token: string;
  readonly renewAt: number;
  readonly endsAt: number;
}

const SHORTEST_LIFE_SECONDS = 60;

/**
 * Caches one token for all calls. It is renewed after half of its lifetime, by one caller at a time. While the gateway
 * gives no new one, the old one is used until it expires.
 */
export function tokenSource(fetchToken: () => Promise<GatewayResponse<TokenResponse>>, now: () => number) {
  let cached: CachedToken | null = null;
  let fetching: Promise<GatewayResponse<string>> | null = null;

  const fetchOnce = async (): Promise<GatewayResponse<string>> => {
    const askedAt = now();
    const answer = await fetchToken();
    if (!answer.ok) return answer;
    const life = lifeInSeconds(answer.value) * 1000;
    const token = answer.value.access_token;
    cached = { token, renewAt: askedAt + life / 2, endsAt: askedAt + life };
    return { ok: true, value: token };
  };
  const fetchTogether = (): Promise<GatewayResponse<string>> => {
    fetching ??= fetchOnce().finally(() => {
      fetching = null;
    });
    return fetching;
  };

  return {
    current: async (): Promise<GatewayResponse<string>> => {
      if (cached !== null && now() < cached.renewAt) return { ok: true, value: cached.token };
      const fetched = await fetchTogether();
      if (fetched.ok || cached === null || now() >= cached.endsAt) return fetched;
      return { ok: true, value: cached.token };
    },
    /** Replaces a token that the gateway refused before it had expired. */
    renew: async (stale: string): Promise<GatewayResponse<string>> => {
      if (cached !== null && cached.token !== stale) return { ok: true, value: cached.token };
      cached = null;
      return fetchTogether();
    },
  };
}

/** By the gateway's own clock, so that a wrong clock here does no harm: expires_at − issued_at, else expires_in. */
function lifeInSeconds({ issued_at, expires_at, expires_in }: TokenResponse): number {
  const life = issued_at && expires_at ? expires_at - issued_at : (expires_in ?? 0);
  return Math.max(SHORTEST_LIFE_SECONDS, life);
}
