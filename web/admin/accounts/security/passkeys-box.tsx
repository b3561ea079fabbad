import { useState } from 'react';
import type { Passkey, Security } from '../../../../contract/accounts/second-factor.ts';
import { formatLongDate } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { timeAgo } from '../../dashboard/time-ago.ts';
import { Box } from '../../frame/admin-page.tsx';
import { Notice } from '../../frame/notice.tsx';
import { AddButton } from '../../list/list-buttons.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { OwnRow } from './own-row.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';

interface PasskeysBoxProps {
  readonly security: Security;
  readonly onCodes: (codes: readonly string[]) => void;
}

export function PasskeysBox({ security: { passkeys, appSince, passkeyOrigin }, onCodes }: PasskeysBoxProps) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const isHere = passkeyOrigin === location.origin;
  const isLast = passkeys.length === 1 && appSince === null;
  return (
    <Box
      title="Passkeys"
      aside={isHere && <AddButton onClick={() => setAdding(true)}>Add a passkey</AddButton>}
    >
      {!isHere && (
        <Notice tone="blue" icon="info" role="status" flush>
          {passkeyOrigin === null
            ? 'Passkeys need the shop to have a name and https. Set PUBLIC_URL to such an address.'
            : `Passkeys work only at ${passkeyOrigin}. Open the shop there to add or use one.`}
        </Notice>
      )}
      {passkeys.length === 0 ? (
        <p className="max-w-[70ch] p-4 text-steel">
          With a passkey you sign in by fingerprint, face or PIN, without a password or a code. It stays on
          your device or in your password manager, and works on no other site.
        </p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <OwnRow
              key={passkey.id}
              title={<bdi>{passkey.name}</bdi>}
              facts={`Added on ${formatLongDate(passkey.createdAt)} · ${
                passkey.lastUsedAt === null
                  ? 'not used yet'
                  : `last used ${timeAgo(passkey.lastUsedAt, Date.now())}`
              }`}
              action={
                <Button
                  kind="danger-outline"
                  size="small"
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setRemoved(passkey)}
                >
                  Remove
                </Button>
              }
            />
          ))}
        </ul>
      )}
      {isAdding && <PasskeyDialog onCodes={onCodes} onClose={() => setAdding(false)} />}
      {removed !== null && (
        <ConfirmDialog
          danger
          title="Remove this passkey?"
          action="Remove"
          busyLabel="Removing..."
          run={() => callAdmin(`/security/passkeys/${encodeURIComponent(removed.id)}`, { method: 'DELETE' })}
          onDone={() => showToast({ kind: 'success', text: `${removed.name} removed` })}
          onClose={() => setRemoved(null)}
        >
          <strong>
            <bdi>{removed.name}</bdi>
          </strong>{' '}
          can no longer sign in here. Delete it from your device too.{' '}
          {isLast && 'You’ll sign in with your password alone, and your recovery codes stop working.'}
        </ConfirmDialog>
      )}
    </Box>
  );
}
