import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { portalErrorsResponse } from '../../../contract/books.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { callAdmin, refusalOr } from '../admin-call.ts';
import { monthName } from './books-text.tsx';

/** The portal's error file, read into sentences beside our documents. Nothing of it is kept. */
export function PortalErrors({ period }: { readonly period: string }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, data, error, reset } = useMutation({
    mutationFn: async (file: File | undefined) => {
      const body = { file: (await file?.text()) ?? '' };
      const response = await callAdmin(`/books/months/${period}/portal-errors`, { method: 'POST', body });
      return portalErrorsResponse.parse(response).data;
    },
  });
  const close = () => {
    reset();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Portal error file</Button>
      <Dialog isOpen={isOpen} title={`Portal error file, ${monthName(period)}`} onClose={close}>
        <FileDrop
          label="Error file from the GST portal"
          accept="application/json,.json"
          hint="JSON, as you downloaded it. Nothing is changed."
          error={
            error === null ? undefined : refusalOr(error, 'We couldn’t read the file. Please try again.')
          }
          onFiles={([file]) => mutate(file)}
        />
        <div role="status" className="mt-4 grid gap-3">
          {data?.length === 0 && <p>This file has no errors in it.</p>}
          {data?.map(({ code, sentence, about, documents }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same error may stand in the file twice
            <div key={at} className="border-l-4 border-red pl-3 wrap-anywhere">
              <p className="font-semibold">{sentence}</p>
              <p className="text-sm text-steel">{[code, about].filter(Boolean).join(', ')}</p>
              {documents.map(({ number, orderId }) => (
                <p key={number}>
                  {orderId === null ? number : <TextLink to={`/admin/orders/${orderId}`}>{number}</TextLink>}
                </p>
              ))}
            </div>
          ))}
        </div>
      </Dialog>
    </>
  );
}
