import { isIP } from 'node:net';

/** Whom passkeys are made for. They work at this address and no other. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * From `PUBLIC_URL`. Browsers make no passkeys for network addresses, so a shop on this machine alone has its passkeys at
 * `localhost`: `http://127.0.0.1:3000` → `http://localhost:3000`. Null where the address has no name, or no TLS.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (/^127\.|^\[::1\]$/.test(hostname))
    return { id: 'localhost', origin: `${protocol}//localhost${port === '' ? '' : `:${port}`}` };
  const isLocal = /(?:^|\.)localhost$/.test(hostname);
  if (isIP(hostname.replace(/[[\]]/g, '')) !== 0 || (protocol !== 'https:' && !isLocal)) return null;
  return { id: hostname, origin };
}
