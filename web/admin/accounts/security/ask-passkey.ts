import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { newPasskeyOptionsResponse, passkeyOptionsResponse } from '../../../../contract/accounts/passkeys.ts';
import { messageOf } from '../../../api/response.ts';

/** The browser's part of passkeys. Loaded when somebody uses one. */

/** Answers what `navigator.credentials.get()` says to the shop's options. Throws an error with words for people. */
export async function askPasskey(response: unknown): Promise<object> {
  const { origin, data } = passkeyOptionsResponse.parse(response);
  return atOrigin(origin, () => startAuthentication({ optionsJSON: data }));
}

export async function makePasskey(response: unknown): Promise<object> {
  const { origin, data } = newPasskeyOptionsResponse.parse(response);
  return atOrigin(origin, () => startRegistration({ optionsJSON: data }));
}

async function atOrigin(origin: string, ask: () => Promise<object>): Promise<object> {
  if (location.origin !== origin)
    throw new Error(`Passkeys work only at ${origin}. Please open the shop there.`);
  try {
    return await ask();
  } catch (cause) {
    throw new Error(failureMessage(cause), { cause });
  }
}

const MESSAGES: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device already has a passkey for your account.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    'This security key can’t store passkeys. Please use another one.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device can’t check a fingerprint, face or PIN. Please use another one.',
};

function failureMessage(thrown: unknown): string {
  const known = thrown instanceof WebAuthnError ? MESSAGES[thrown.code] : undefined;
  if (known !== undefined) return known;
  // Browsers say the same for a closed window, a timeout and a passkey that is not there.
  if (thrown instanceof Error && /^(?:NotAllowedError|AbortError)$/.test(thrown.name))
    return 'No passkey was used. Please try again.';
  if (!('PublicKeyCredential' in window)) return 'This browser doesn’t support passkeys.';
  return messageOf(thrown, 'Your browser couldn’t use the passkey. Please try again.');
}
