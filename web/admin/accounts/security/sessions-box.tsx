import { useState } from 'react';
import type { Security, Session } from '../../../../contract/accounts/second-factor.ts';
import { formatLongDateTime } from '../../../../domain/text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { timeAgo } from '../../dashboard/time-ago.ts';
import { Box } from '../../frame/admin-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { OwnRow } from './own-row.tsx';

export function SessionsBox({ security: { sessions } }: { readonly security: Security }) {
  const [ended, setEnded] = useState<Session | null>(null);
  const [isEndingOthers, setEndingOthers] = useState(false);
  const others = sessions.filter(({ isThis }) => !isThis).length;
  return (
    <Box
      title="Where you’re signed in"
      aside={others > 0 && <Button onClick={() => setEndingOthers(true)}>End all others</Button>}
    >
      <ul>
        {sessions.map((session) => (
          <OwnRow
            key={session.id}
            title={
              <>
                {session.device} {session.isThis && <Badge tone="blue">This one</Badge>}
              </>
            }
            facts={`Signed in on ${formatLongDateTime(session.begunAt)}${
              session.isThis ? '' : ` · last seen ${timeAgo(session.seenAt, Date.now())}`
            }`}
            action={
              !session.isThis && (
                <Button
                  kind="danger-outline"
                  size="small"
                  aria-label={`End ${session.device}`}
                  onClick={() => setEnded(session)}
                >
                  End
                </Button>
              )
            }
          />
        ))}
      </ul>
      {others > 0 && (
        <p className="border-t border-line p-4 text-steel">
          Don’t know one of these? End it and set a new password.
        </p>
      )}
      {ended !== null && (
        <ConfirmDialog
          danger
          title="End this session?"
          action="End session"
          busyLabel="Ending..."
          run={() => callAdmin(`/security/sessions/${encodeURIComponent(ended.id)}`, { method: 'DELETE' })}
          onDone={() => showToast({ kind: 'success', text: 'Session ended' })}
          onClose={() => setEnded(null)}
        >
          {ended.device} will be signed out at once. What is being typed there and not saved is lost.
        </ConfirmDialog>
      )}
      {isEndingOthers && (
        <ConfirmDialog
          danger
          title="End all other sessions?"
          action="End all others"
          busyLabel="Ending..."
          run={() => callAdmin('/security/sessions/end-others', { method: 'POST', body: {} })}
          onDone={() => showToast({ kind: 'success', text: 'All other sessions ended' })}
          onClose={() => setEndingOthers(false)}
        >
          {others === 1 ? 'One other device' : `${others} other devices`} will be signed out at once. This one
          stays signed in.
        </ConfirmDialog>
      )}
    </Box>
  );
}
