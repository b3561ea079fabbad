import { useState } from 'react';
import { IMAGE_ALT_MAX, IMAGE_SLOTS } from '../../../../domain/limits.ts';
import { Input } from '../../../ui/control.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RowAction } from '../../list/columns.tsx';
import { isOwnPicture } from '../thumb.tsx';
import { PICTURE_FILES, usePictureUpload } from '../use-picture-upload.ts';
import { freePlaces, movePicture, picturesIn, pictureText } from './picture-list.ts';
import type { ProductForm } from './product-form.ts';

export function PictureField({ form }: { readonly form: ProductForm }) {
  const [dragged, setDragged] = useState<number | null>(null);
  const addresses = picturesIn(form.watch('images'));
  const alts = form.watch('imageAlts');
  const arrange = (next: readonly string[]) =>
    form.setValue('images', pictureText(next), { shouldDirty: true });

  const uploading = usePictureUpload((added) => arrange([...picturesIn(form.getValues('images')), ...added]));
  const upload = (files: File[]) =>
    files.length > freePlaces(addresses)
      ? uploading.setRefusal(`You can add up to ${IMAGE_SLOTS} images`)
      : void uploading.upload(files);

  return (
    <>
      <Field
        label="Image URLs"
        multiline
        rows={2}
        spellCheck={false}
        {...form.field(
          'images',
          `Separate them with commas, up to ${IMAGE_SLOTS}. Cards show the first one.`,
        )}
      />
      {addresses.length > 0 && (
        <ol
          className="grid max-w-180 grid-cols-[repeat(auto-fill,minmax(min(200px,100%),1fr))] gap-2"
          aria-label="Picture order"
        >
          {addresses.map((address, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same address may stand there twice
              key={`${index} ${address}`}
              className="cursor-grab overflow-hidden rounded-sm border border-line bg-studio"
              draggable
              onDragStart={() => setDragged(index)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                arrange(movePicture(addresses, dragged, index));
              }}
              onDragEnd={() => setDragged(null)}
            >
              <Thumb address={address} index={index} />
              <AltField
                index={index}
                alt={alts[address] ?? ''}
                onChange={(alt) =>
                  form.setValue('imageAlts', { ...alts, [address]: alt }, { shouldDirty: true })
                }
              />
              <div className="flex justify-between bg-paper">
                <RowAction
                  icon="earlier"
                  label={`Move picture ${index + 1} earlier`}
                  disabled={index === 0}
                  onClick={() => arrange(movePicture(addresses, index, index - 1))}
                />
                <RowAction
                  icon="later"
                  label={`Move picture ${index + 1} later`}
                  disabled={index === addresses.length - 1}
                  onClick={() => arrange(movePicture(addresses, index, index + 1))}
                />
                <RowAction
                  icon="delete"
                  label={`Remove picture ${index + 1}`}
                  onClick={() => arrange(addresses.filter((_, other) => other !== index))}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <FileDrop
        label="Upload pictures"
        accept={PICTURE_FILES}
        multiple
        hint={uploading.hint('JPEG, PNG, WebP or AVIF, up to 10 MB each.')}
        onFiles={upload}
        error={uploading.refusal}
      />
    </>
  );
}

/** Pages show pictures of this shop alone, so others are shown by their address. */
function Thumb({ address, index }: { readonly address: string; readonly index: number }) {
  if (!isOwnPicture(address))
    return <span className="block h-24 overflow-hidden p-2 text-xs wrap-anywhere">{address}</span>;
  return (
    <Picture
      className="h-24 w-full object-cover"
      src={address}
      alt={`Picture ${index + 1}`}
      width={96}
      height={96}
      sizes="96px"
    />
  );
}

interface AltFieldProps {
  readonly index: number;
  readonly alt: string;
  readonly onChange: (alt: string) => void;
}

function AltField({ index, alt, onChange }: AltFieldProps) {
  return (
    <label className="grid gap-1 bg-paper px-2 pt-1.5 text-sm text-steel">
      <span>
        What it shows<span className="sr-only"> (alt text of picture {index + 1})</span>
      </span>
      <Input
        maxLength={IMAGE_ALT_MAX}
        placeholder="e.g. side view, in black"
        value={alt}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
