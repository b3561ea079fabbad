import { useState } from 'react';
import { PHOTOGRAPHS_MAX } from '../../../domain/claims/claim.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { TextButton } from '../../ui/text-link.tsx';

interface PhotographFieldProps {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** How many more the report takes. */
  readonly most?: number;
}

/** A phone offers its camera and its gallery, and hands over a JPEG where it keeps another format. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

export function PhotographField({ files, onChange, most = PHOTOGRAPHS_MAX }: PhotographFieldProps) {
  const [problem, setProblem] = useState<string>();
  const add = (added: readonly File[]) => {
    const all = [...files, ...added];
    setProblem(all.length > most ? `You can add at most ${most} photos` : undefined);
    onChange(all.slice(0, most));
  };
  return (
    <div className="grid gap-2">
      <FileDrop
        label="Photos"
        accept={ACCEPTED}
        multiple
        hint={`Up to ${most}: the item, the damage and the packing. We remove where they were taken.`}
        error={problem}
        onFiles={add}
      />
      {files.length > 0 && (
        <ul aria-label="Chosen photos">
          {files.map((file, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
            <li className="flex items-center justify-between gap-3 border-b border-line" key={place}>
              <span className="min-w-0 truncate text-md">{file.name}</span>
              <TextButton
                aria-label={`Remove ${file.name}`}
                onClick={() => {
                  setProblem(undefined);
                  onChange(files.filter((_, other) => other !== place));
                }}
              >
                Remove
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
