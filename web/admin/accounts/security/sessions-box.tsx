import { type ReactNode, useState } from 'react';
import type { Security, Session } from '../../../../contract/accounts/second-factor.ts';
import { formatLongDateTime } from '../../../../domain/text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { callAdmin } from '../../admin-call.ts';
import { timeAgo } from '../../dashboard/time-ago.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { Box } from '../../frame/admin-page.tsx';

export function SessionsBox({ security: { sessions } }: { readonly security: Security }) {
  const [ended, setEnded] = useState<Session | 'others' | null>(null);
  const others = sessions.filter(({ isThis }) => !isThis).length;
  const otherDevices = others === 1 ? 'One other device' : `${others} other devices`;
  return (
    <Box
      title="Where you’re signed in"
      aside={others > 0 && <Button onClick={() => setEnded('others')}>End all others</Button>}
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
            action={session.isThis ? null : 'End'}
            name={session.device}
            onAction={() => setEnded(session)}
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
          {...(ended === 'others'
            ? { title: 'End all other sessions?', action: 'End all others', done: 'All other sessions ended' }
            : { title: 'End this session?', action: 'End session', done: 'Session ended' })}
          busyLabel="Ending..."
          kind="security"
          run={() =>
            ended === 'others'
              ? callAdmin('/security/sessions/end-others', { method: 'POST', body: {} })
              : callAdmin(`/security/sessions/${encodeURIComponent(ended.id)}`, { method: 'DELETE' })
          }
          onClose={() => setEnded(null)}
        >
          {ended === 'others'
            ? `${otherDevices} will be signed out at once. This one stays signed in.`
            : `${ended.device} will be signed out at once. What is being typed there and not saved is lost.`}
        </ConfirmDialog>
      )}
    </Box>
  );
}

interface OwnRowProps {
  readonly title: ReactNode;
  readonly facts: string;
  readonly action: string | null;
  readonly name: string;
  readonly onAction: () => void;
}

export function OwnRow({ title, facts, action, name, onAction }: OwnRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-[1_1_180px]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-steel">{facts}</p>
      </div>
      {action !== null && (
        <Button kind="danger-outline" size="small" aria-label={`${action} ${name}`} onClick={onAction}>
          {action}
        </Button>
      )}
    </li>
  );
}
