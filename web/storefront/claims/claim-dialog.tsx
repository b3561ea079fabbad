import { useState } from 'react';
import { CLAIM_SENT, checkClaim, claimSentResponse } from '../../../contract/claims.ts';
import { nameWithVariant } from '../../../domain/catalogue/variant-text.ts';
import { CLAIM_PROBLEMS, PROBLEM_LABELS } from '../../../domain/claims/claim.ts';
import { callProtected } from '../../api/client.ts';
import { parseResponse } from '../../api/parse-response.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox, Legend, Radio, RadioGroup } from '../../ui/choice.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useCheckedForm } from '../accounts/use-checked-form.ts';
import type { ShownLine, ShownOrder } from '../orders/order-response.ts';
import { PhotographField } from './photograph-field.tsx';
import { claimsPath, sendPhotographs } from './send-photographs.ts';

const FAILED = 'We couldn’t send your report. Please try again.';

interface ClaimDialogProps {
  readonly order: ShownOrder;
  /** Those without an open report. */
  readonly lines: readonly ShownLine[];
  readonly isOpen: boolean;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Which items, what is wrong, and photographs. What was typed stays until it is sent, also behind a closed dialog. */
export function ClaimDialog({ order, lines, isOpen, onSent, onClose }: ClaimDialogProps) {
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>(() =>
    lines.length === 1 && lines[0] !== undefined ? { [lines[0].key]: lines[0].quantity } : {},
  );
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sending, setSending] = useState(0);

  const { form, field, register, errors, refusal, isBusy } = useCheckedForm({
    failed: FAILED,
    check: (typed) =>
      checkClaim({
        ...typed,
        lines: Object.entries(quantities).map(([key, quantity]) => ({ itemId: Number(key), quantity })),
      }),
    async send(claim) {
      const call = callProtected(claimsPath(order.id), { method: 'POST', body: claim });
      const sent = await parseResponse(claimSentResponse, call);
      const unsent = await sendPhotographs(sent.claim, files, setSending);
      setSending(0);
      onSent();
      if (unsent === null) showToast({ kind: 'success', text: CLAIM_SENT });
      else
        showToast({
          kind: 'error',
          text: `We’ve received your report, but not every photo. ${unsent.reason}`,
        });
    },
  });
  const choose = (line: ShownLine, isChosen: boolean) => {
    const { [line.key]: _dropped, ...others } = quantities;
    setQuantities(isChosen ? { ...others, [line.key]: line.quantity } : others);
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Report a Problem">
      <form {...form} className="grid gap-5">
        <fieldset aria-describedby={errors.lines && 'claim-lines-error'}>
          <Legend>Which items?</Legend>
          {lines.map((line) => {
            const quantity = quantities[line.key];
            return (
              <div className="flex flex-wrap items-center justify-between gap-x-3" key={line.key}>
                <Checkbox
                  className="flex-[1_1_12rem]"
                  label={nameWithVariant(line.name, line.variant)}
                  name="lines"
                  value={line.key}
                  checked={quantity !== undefined}
                  onChange={({ target }) => choose(line, target.checked)}
                />
                {quantity !== undefined && line.quantity > 1 && (
                  <QuantityStepper
                    label={`How many of ${line.name}`}
                    value={quantity}
                    max={line.quantity}
                    onChange={(next) => setQuantities({ ...quantities, [line.key]: next })}
                  />
                )}
              </div>
            );
          })}
          <FieldError id="claim-lines-error">{errors.lines}</FieldError>
        </fieldset>
        <RadioGroup legend="What is wrong?" error={errors.problem}>
          {CLAIM_PROBLEMS.map((problem) => (
            <Radio key={problem} {...register('problem')} value={problem} label={PROBLEM_LABELS[problem]} />
          ))}
        </RadioGroup>
        <Field label="Message" {...field('message')} multiline rows={3} optional maxLength={2000} />
        <div>
          <PhotographField files={files} onChange={setFiles} />
          <div role="alert">
            {refusal !== null && (
              <div className="mt-4">
                <Callout tone="red" icon="warning" isColoured>
                  {refusal}
                </Callout>
              </div>
            )}
          </div>
          <div role="status">
            {sending > 0 && (
              <p className="mt-4">
                Sending photo {sending} of {files.length}. Please keep this page open.
              </p>
            )}
          </div>
        </div>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isBusy} busyLabel="Sending...">
            Send Report
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
