import { useRef, useState } from 'react';
import type { Carrier } from '../../../contract/shipping/carrier.ts';
import { formatCount, formatLongDateTime } from '../../../domain/text/format.ts';
import { z } from '../../../domain/zod.ts';
import { ApiError } from '../../api/client.ts';
import { getPath, messageOf } from '../../api/response.ts';
import { Button } from '../../ui/button.tsx';
import { Radio, RadioGroup } from '../../ui/choice.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin, fetchAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { useGuardedClose } from '../dialogs/use-unsaved-guard.ts';
import { DialogFailure } from '../frame/admin-page.tsx';
import { servedText } from './shipping-text.ts';

interface CarrierListDialogProps {
  readonly carrier: Carrier;
  readonly onClose: () => void;
}

/** A larger one is not sent at all: the shop would hang up in the middle of it. */
const LARGEST_FILE = 4 * 1024 * 1024;

const problemsSchema = z.array(z.object({ row: z.number(), message: z.string() }));

interface Failure {
  readonly message: string;
  readonly problems: z.infer<typeof problemsSchema>;
  readonly count: number;
}

/** Where a carrier delivers, from the file that it hands out. The file replaces the list as a whole. */
export function CarrierListDialog({ carrier, onClose }: CarrierListDialogProps) {
  const actions = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [servesOthers, setServesOthers] = useState(carrier.pincodes?.servesOthers ?? true);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const leave = useGuardedClose(actions, { mayLeave: () => !isBusy, onClose });
  const path = `/shipping/partners/${carrier.id}/pincodes`;

  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      showToast({ kind: 'success', text: done });
      await refresh('carrier');
      onClose();
    } catch (thrown) {
      setFailure(failureOf(thrown));
    } finally {
      setBusy(false);
    }
  };
  const send = (chosen: File) =>
    run(
      () =>
        fetchAdmin(`${path}?others=${servesOthers ? 'yes' : 'no'}`, {
          method: 'PUT',
          body: new Blob([chosen], { type: 'text/csv' }),
        }),
      'Pincodes imported successfully',
    );

  return (
    <Dialog isOpen title={`Pincodes of ${carrier.name}`} onClose={leave}>
      <div className="grid gap-4">
        <p className="text-steel">
          {carrier.pincodes === null
            ? 'This carrier has no list, so it counts as delivering everywhere.'
            : `${servedText(carrier.pincodes)}. Imported ${formatLongDateTime(carrier.pincodes.importedAt)}.`}{' '}
          A file replaces the whole list. If no carrier with a list delivers to a pincode, shoppers can’t
          order to it.
        </p>
        <FileDrop
          label={file === null ? 'File' : file.name}
          accept=".csv,.txt,text/csv"
          hint="CSV with the columns Pincode, Serviceable (Yes or No), Days Min and Days Max. The last three are optional."
          onFiles={([given]) => {
            if (given === undefined || isBusy) return;
            setFile(given);
            setFailure(
              given.size > LARGEST_FILE
                ? { message: 'The file is larger than 4 MB.', problems: [], count: 0 }
                : null,
            );
          }}
        />
        <RadioGroup legend="Pincodes that aren’t in the file">
          <Radio
            name="others"
            label="The carrier delivers there too"
            checked={servesOthers}
            onChange={() => setServesOthers(true)}
          />
          <Radio
            name="others"
            label="The carrier doesn’t deliver there"
            checked={!servesOthers}
            onChange={() => setServesOthers(false)}
          />
        </RadioGroup>
        {failure !== null && <ListFailure failure={failure} />}
      </div>
      <DialogActions ref={actions}>
        {carrier.pincodes !== null && (
          <Button
            kind="danger"
            disabled={isBusy}
            onClick={() =>
              void run(() => callAdmin(path, { method: 'DELETE' }), 'Pincodes removed successfully')
            }
          >
            Remove the list
          </Button>
        )}
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button
          kind="primary"
          busy={isBusy}
          busyLabel="Importing..."
          disabled={file === null || file.size > LARGEST_FILE}
          onClick={() => file !== null && void send(file)}
        >
          Import
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ListFailure({ failure: { message, problems, count } }: { readonly failure: Failure }) {
  return (
    <DialogFailure>
      {message}
      {problems.map(({ row, message: text }) => (
        <span key={row} className="block">
          Row {row}: {text}
        </span>
      ))}
      {count > problems.length && (
        <span className="block">and {formatCount(count - problems.length)} more</span>
      )}
    </DialogFailure>
  );
}

const SHOWN = 8;

function failureOf(thrown: unknown): Failure {
  const body = thrown instanceof ApiError ? thrown.body : undefined;
  const problems = problemsSchema.safeParse(getPath(body, 'details', 'problems')).data ?? [];
  const count = getPath(body, 'details', 'problemCount');
  return {
    message: messageOf(thrown, 'The file was not imported.'),
    problems: problems.slice(0, SHOWN),
    count: typeof count === 'number' ? count : problems.length,
  };
}
