import { renderSVG } from 'uqr';
import {
  type AppCode,
  appCodeSchema,
  type appSetUpResponse,
} from '../../../../contract/accounts/second-factor.ts';
import type { z } from '../../../../contract/zod.ts';
import { Field } from '../../../ui/field.tsx';
import { callAdmin } from '../../admin-call.ts';
import { EntityDialog } from '../../dialogs/entity-dialog.tsx';
import { type EntityForm, useEntityForm } from '../../dialogs/use-entity-form.ts';
import { factorAdded } from './factor-added.ts';

const FIRST_CODE: EntityForm<null, AppCode, AppCode> = {
  kind: 'security',
  valuesOf: () => ({ code: '' }),
  bodySchema: appCodeSchema,
};

interface AppDialogProps {
  readonly setUp: z.infer<typeof appSetUpResponse>['data'];
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The secret goes into the app by camera or by hand; its first code proves that it arrived. */
export function AppDialog({ setUp: { secret, uri }, onCodes, onClose }: AppDialogProps) {
  const form = useEntityForm(FIRST_CODE, null, {
    save: (body) => callAdmin('/security/app/confirm', { method: 'POST', body }),
    onSaved: factorAdded(onCodes),
  });
  return (
    <EntityDialog
      form={form}
      title="Turn on the authenticator app"
      saveLabel="Turn on"
      busyLabel="Checking..."
      onClose={onClose}
    >
      <p>Open the app on your phone, add an account and scan this code.</p>
      <img
        className="size-48 justify-self-center border border-line"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
        alt="QR code for your authenticator app"
        width={192}
        height={192}
      />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">Can’t scan it?</summary>
        <p className="text-steel">
          Choose “Enter a setup key” in the app and type this key. It’s time-based.
        </p>
        <p className="mt-2 rounded-sm bg-studio p-3 font-semibold tracking-wide wrap-anywhere">
          <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </details>
      <Field
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        {...form.field('code', 'Six digits. The app shows a new code every 30 seconds.')}
      />
    </EntityDialog>
  );
}
