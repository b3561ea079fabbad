import type { GatewayAnswer } from './gateway-call.ts';
import type { TokenAnswer } from './phonepe-responses.ts';

export interface TokenSource {
  readonly current: () => Promise<GatewayAnswer<string>>;
  /** For a token that the gateway did not accept, although its time was not over. */
  readonly renew: (stale: string) => Promise<GatewayAnswer<string>>;
}

interface HeldToken {
  readonly token: string;
  readonly renewAt: number;
  readonly endsAt: number;
}

const SHORTEST_LIFE_SECONDS = 60;

/**
 * One token for everybody, fetched anew when half of its life is over and by one caller at a time. While the gateway
 * gives no new one, the old one serves to its end.
 */
export function tokenSource(
  fetchToken: () => Promise<GatewayAnswer<TokenAnswer>>,
  now: () => number,
): TokenSource {
  let held: HeldToken | null = null;
  let fetching: Promise<GatewayAnswer<string>> | null = null;

  const fetchOnce = async (): Promise<GatewayAnswer<string>> => {
    const askedAt = now();
    const answer = await fetchToken();
    if (!answer.ok) return answer;
    const life = lifeInSeconds(answer.value) * 1000;
    const token = answer.value.access_token;
    held = { token, renewAt: askedAt + life / 2, endsAt: askedAt + life };
    return { ok: true, value: token };
  };
  const fetchTogether = (): Promise<GatewayAnswer<string>> => {
    fetching ??= fetchOnce().finally(() => {
      fetching = null;
    });
    return fetching;
  };

  return {
    current: async () => {
      if (held !== null && now() < held.renewAt) return { ok: true, value: held.token };
      const fetched = await fetchTogether();
      if (fetched.ok || held === null || now() >= held.endsAt) return fetched;
      return { ok: true, value: held.token };
    },
    renew: async (stale) => {
      if (held !== null && held.token !== stale) return { ok: true, value: held.token };
      held = null;
      return fetchTogether();
    },
  };
}

/** By the gateway's own clock, so that a wrong clock here does no harm: expires_at − issued_at, else expires_in. */
function lifeInSeconds({ issued_at, expires_at, expires_in }: TokenAnswer): number {
  const life = issued_at && expires_at ? expires_at - issued_at : (expires_in ?? 0);
  return Math.max(SHORTEST_LIFE_SECONDS, life);
}
