import { IMAGE_ALT_MAX } from '../../../../domain/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { EntityFormState } from '../../dialogs/use-entity-form.ts';
import { isOwnPicture } from '../thumb.tsx';
import { PICTURE_FILES, usePictureUpload } from '../use-picture-upload.ts';
import type { CategoryValues } from './category-dialog.tsx';

/** The picture of a category: uploaded, or by its address. */
export function CategoryPicture({ form }: { readonly form: EntityFormState<CategoryValues> }) {
  const address = form.watch('image').trim();
  const setAddress = (image: string) =>
    form.setValue('image', image, { shouldDirty: true, shouldValidate: form.formState.submitCount > 0 });
  const { upload, hint, refusal } = usePictureUpload(([uploaded]) => {
    if (uploaded === undefined) return;
    setAddress(uploaded);
    // The words were about the picture before.
    form.setValue('imageAlt', '', { shouldDirty: true });
  });
  return (
    <>
      {isOwnPicture(address) && (
        <div className="flex flex-wrap items-end gap-3">
          <Picture
            className="size-32 rounded-sm border border-line bg-studio object-cover"
            src={address}
            alt={form.watch('imageAlt') || 'The picture of the category'}
            width={128}
            height={128}
            sizes="128px"
          />
          <Button onClick={() => setAddress('')}>Remove picture</Button>
        </div>
      )}
      <FileDrop
        label={address === '' ? 'Upload a picture' : 'Upload another picture'}
        accept={PICTURE_FILES}
        hint={hint('JPEG, PNG, WebP or AVIF, up to 10 MB. Square pictures look best.')}
        error={refusal}
        onFiles={(files) => void upload(files)}
      />
      <Field label="Image URL" spellCheck={false} {...form.field('image', 'Filled in by the upload.')} />
      <Field
        label="Alt text"
        optional
        maxLength={IMAGE_ALT_MAX}
        placeholder="e.g. three barbells on a rack"
        {...form.field('imageAlt', 'Describe the picture for people who can’t see it.')}
      />
    </>
  );
}
