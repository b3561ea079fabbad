import { useMutation } from '@tanstack/react-query';
import { keptMailResponse, type MailRecord } from '../../../contract/mail.ts';

import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { downloadFile } from '../download.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { NotLoaded } from '../list/waiting-lines.tsx';
import { refusalOr } from '../shipping/refusals.ts';

interface KeptMailDialogProps {
  readonly mail: MailRecord;
  readonly onClose: () => void;
}

/** A mail or text that was kept because its channel is not set up, as plain text; a mail's file opens in a mail program as it would have arrived. */
export function KeptMailDialog({
  mail: { id, channel, subject, to, lastError },
  onClose,
}: KeptMailDialogProps) {
  const kept = useAdminQuery({
    kind: 'mail',
    path: `/mail/${id}`,
    read: (response) => keptMailResponse.parse(response).data,
  });
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => downloadFile(`/mail/${id}/file`, `mail-${id}.eml`),
    onError: (thrown) => showToast({ kind: 'error', text: refusalOr(thrown, 'We couldn’t load the mail') }),
  });
  return (
    <Dialog isOpen size="large" title={subject} onClose={onClose}>
      <p className="wrap-anywhere text-steel">
        To {to}. {lastError}.
      </p>
      {kept.value !== undefined && (
        <p className="mt-4 whitespace-pre-wrap wrap-anywhere border-t border-line pt-4">{kept.value.text}</p>
      )}
      {kept.value === undefined && (
        <div className="mt-4">
          <NotLoaded query={kept} count={6}>
            We couldn’t load the mail.
          </NotLoaded>
        </div>
      )}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {channel === 'mail' && (
          <Button busy={isPending} onClick={() => download()}>
            <AdminIcon name="download" />
            Download
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
