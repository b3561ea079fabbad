import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookMonthReport, overrideSchema } from '../../../contract/books.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { callAdmin, toastRefusal } from '../admin-call.ts';
import { EntityDialog } from '../dialogs/entity-dialog.tsx';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { downloadFile } from '../download.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Box } from '../frame/admin-page.tsx';
import { useMay } from '../frame/role.tsx';

export function MonthFiles({ report }: { readonly report: BookMonthReport }) {
  const { month, checks, fileName } = report;
  const [isAsking, setAsking] = useState(false);
  const may = useMay();
  const red = checks.filter(({ level }) => level === 'red').length;
  const isHeld = red > 0 && month.overrideReason === null;
  const aside = isHeld
    ? `Held back until ${red === 1 ? 'the red check is' : 'the red checks are'} fixed`
    : '';
  return (
    <Box title="Files" aside={<p className="text-sm text-steel">{aside}</p>}>
      <ul>
        <DownloadLine period={month.period} type="json" label="JSON" isHeld={isHeld} note={fileName}>
          GSTR-1 for the portal
        </DownloadLine>
        <DownloadLine
          period={month.period}
          type="xlsx"
          label="Excel"
          isHeld={isHeld}
          note="The official sheets, for your accountant"
        >
          GSTR-1 workbook
        </DownloadLine>
      </ul>
      {month.overrideReason !== null && (
        <p className="px-4 py-3 text-sm wrap-anywhere">
          Allowed with a check open, because: {month.overrideReason}
        </p>
      )}
      {isHeld && month.state === 'open' && may('change the books') && (
        <div className="flex flex-wrap items-center gap-x-4 px-4 py-1.5">
          <TextButton onClick={() => setAsking(true)}>Download anyway, with a reason</TextButton>
          <p className="text-sm text-steel">The reason is saved in the audit log.</p>
        </div>
      )}
      {isAsking && <OverrideDialog period={month.period} onClose={() => setAsking(false)} />}
    </Box>
  );
}

interface DownloadLineProps {
  readonly period: string;
  readonly type: 'json' | 'xlsx';
  readonly label: string;
  readonly isHeld: boolean;
  readonly note: string;
  readonly children: string;
}

function DownloadLine({ period, type, label, isHeld, note, children }: DownloadLineProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(`/books/months/${period}/gstr1.${type}`, `gstr1-${period}.${type}`),
    onError: toastRefusal('We couldn’t make the file. Please try again.'),
  });
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-3">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b className="block">{children}</b>
        <span className="text-sm text-steel">{note}</span>
      </p>
      <Button
        disabled={isHeld}
        busy={isPending}
        aria-label={`${children}, ${label}`}
        onClick={() => mutate()}
      >
        <AdminIcon name="download" />
        {label}
      </Button>
    </li>
  );
}

const OVERRIDE = { kind: 'book', valuesOf: () => ({ reason: '' }), bodySchema: overrideSchema } as const;

function OverrideDialog({ period, onClose }: { readonly period: string; readonly onClose: () => void }) {
  const form = useEntityForm(OVERRIDE, null, {
    save: (body) => callAdmin(`/books/months/${period}/override`, { method: 'POST', body }),
    done: () => 'You can download the files now',
  });
  return (
    <EntityDialog form={form} title="Download anyway" addLabel="Allow the files" onClose={onClose}>
      <Field
        label="Why may the files leave with a check open?"
        multiline
        {...form.field('reason', 'Saved in the audit log with your name.')}
      />
    </EntityDialog>
  );
}
