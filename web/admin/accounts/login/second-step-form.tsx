import { type ReactNode, useEffect, useState } from 'react';
import type { SecondStepNeeded } from '../../../../contract/accounts/second-factor.ts';
import type { Checked } from '../../../../contract/check.ts';
import { ApiError } from '../../../api/client.ts';
import { fieldErrorsOf } from '../../../api/field-errors.ts';
import { getPath, messageOf, textOf } from '../../../api/response.ts';
import { useAuth } from '../../../session/auth-store.ts';
import { useCheckedForm } from '../../../storefront/accounts/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.tsx';

interface SecondStepFormProps {
  readonly step: SecondStepNeeded;
  readonly passkeyButton: ReactNode;
  readonly onRestart: () => void;
}

export default function SecondStepForm({ step, passkeyButton, onRestart }: SecondStepFormProps) {
  const { challenge, hasApp, hasPasskey } = step;
  const finish = useAuth((auth) => auth.adminLogin);
  /** A field takes either kind of code; only its words and the phone's keyboard differ. */
  const [isRecovery, setRecovery] = useState(!hasApp);
  const { form, field, isBusy, setFocus } = useCheckedForm({
    check: checkCode,
    async send({ code }) {
      try {
        await finish({ challenge, code }, 'second-step');
        showToast({ kind: 'success', text: 'Admin login successful' });
      } catch (thrown) {
        const message = messageOf(thrown, 'Failed to login');
        const fields = fieldErrorsOf(thrown);
        if (fields.code !== undefined) return { message, fields };
        showToast({ kind: 'error', text: message });
        if (isExpired(thrown)) onRestart();
      }
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is typed into the same field
  useEffect(() => {
    if (hasApp || isRecovery !== !hasApp) setFocus('code');
  }, [isRecovery]);

  return (
    <form {...form} className="grid w-[min(400px,100vw-32px)] gap-4 rounded-b-md bg-paper p-6">
      <h1>One more step</h1>
      {hasPasskey && (
        <>
          {passkeyButton}
          <p className="text-center text-steel">or</p>
        </>
      )}
      <Field
        label={isRecovery ? 'Recovery code' : 'Code from your authenticator app'}
        {...field('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isRecovery ? 'text' : 'numeric'}
        enterKeyHint="go"
        hint={
          isRecovery
            ? 'One of the ten codes you saved, such as k7m2-9xqp-4tns-w8hd. Each works once.'
            : 'The app shows a new code every 30 seconds.'
        }
      />
      <Button
        type="submit"
        kind={hasApp ? 'primary' : 'outline'}
        block
        className="mt-1"
        busy={isBusy}
        busyLabel="Signing in..."
      >
        Sign in
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        {hasApp && (
          <TextButton onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? 'Use the app' : 'Use a recovery code'}
          </TextButton>
        )}
        <TextButton onClick={onRestart}>Start again</TextButton>
      </div>
      <p className="text-sm text-steel">
        Lost your phone and your codes? An owner of the shop can remove the second step for you.
      </p>
    </form>
  );
}

/** What a code looks like, the server says: its schema would bring more than this page has. */
function checkCode(input: unknown): Checked<{ readonly code: string }> {
  const code = textOf(getPath(input, 'code'));
  if (code === undefined) return { ok: false, errors: { code: 'Code is required' } };
  return { ok: true, value: { code } };
}

const isExpired = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.cause instanceof ApiError && thrown.cause.code === 'SIGN_IN_EXPIRED';
