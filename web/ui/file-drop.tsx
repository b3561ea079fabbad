import { type DragEvent, type ReactNode, useState } from 'react';
import { FieldFrame, useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';

const AREA =
  'file-drop relative grid min-h-32 cursor-pointer content-center justify-items-center gap-2 rounded-sm border-2 border-dashed border-edge bg-studio p-5 text-center text-md text-balance transition-colors admin:min-h-21 admin:p-3 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink data-invalid:border-red data-over:border-solid data-over:border-ink data-over:bg-orange-tint';

interface FileDropProps {
  readonly label: string;
  /** As of an input: `image/png,image/*,.csv`. The browser lets everything be dropped, so it is checked here. */
  readonly accept: string;
  readonly multiple?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly onFiles: (files: File[]) => void;
  readonly error?: string | undefined;
}

export function FileDrop({ label, accept, multiple = false, hint, onFiles, error }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const problem = error ?? refusal;
  const control = useFieldControl({ error: problem, hint }, {});

  function take(files: FileList | null) {
    const given = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    const wanted = given.filter((file) => isAccepted(file, accept));
    const others = given.filter((file) => !wanted.includes(file)).map(({ name }) => name);
    setRefusal(others.length > 0 ? `You can’t use this kind of file here: ${others.join(', ')}` : undefined);
    if (wanted.length > 0) onFiles(wanted);
  }

  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
      setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };

  return (
    <FieldFrame {...{ label, hint }} error={problem} id={control.id}>
      <label
        className={AREA}
        data-over={isOver || undefined}
        data-invalid={problem ? true : undefined}
        {...drag}
      >
        <input
          {...control}
          className="pointer-events-none absolute inset-0 opacity-0"
          type="file"
          accept={accept}
          multiple={multiple}
          onChange={({ target }) => {
            take(target.files);
            // The same file can be chosen once more.
            target.value = '';
          }}
        />
        <Icon name="upload" />
        <span>
          <b className="font-semibold underline underline-offset-3">
            {multiple ? 'Choose files' : 'Choose a file'}
          </b>{' '}
          or drop {multiple ? 'them' : 'it'} here
        </span>
      </label>
    </FieldFrame>
  );
}

/** Of `image/png,image/*,.csv` any one kind must fit. */
function isAccepted({ name, type }: File, accept: string): boolean {
  return accept.split(',').some((entry) => {
    const kind = entry.trim().toLowerCase();
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}
