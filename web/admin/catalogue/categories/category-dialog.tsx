import {
  type CategoryForm,
  type CategoryRecord,
  categoryFormSchema,
  categoryRecordSchema,
} from '../../../../contract/catalogue/category.ts';
import { slugify } from '../../../../domain/catalogue/slug.ts';
import { IMAGE_ALT_MAX } from '../../../../domain/limits.ts';
import { isObject } from '../../../api/response.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { type EditProps, EntityDialog } from '../../dialogs/entity-dialog.tsx';
import { type EntityForm, type EntityFormState, useEntityForm } from '../../dialogs/use-entity-form.ts';
import { changeCollection, entryId } from '../../list/replace-collection.ts';
import { isOwnPicture } from '../thumb.tsx';
import { logAs } from '../use-collection-delete.tsx';
import { PICTURE_FILES, usePictureUpload } from '../use-picture-upload.ts';

const valuesOf = (category: CategoryRecord | null) => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  image: category?.image ?? '',
  imageAlt: category?.imageAlt ?? '',
  isActive: category?.isActive ?? true,
});

export type CategoryValues = ReturnType<typeof valuesOf>;

const CATEGORY: EntityForm<CategoryRecord, CategoryValues, CategoryForm> = {
  kind: 'category',
  rowSchema: categoryRecordSchema,
  valuesOf,
  bodySchema: categoryFormSchema,
};

/** A failure is logged and shown in the dialog, which keeps what was typed. */
export function CategoryDialog({ row: category, ...dialog }: EditProps<CategoryRecord>) {
  const form = useEntityForm(CATEGORY, category, {
    save(body, stored): Promise<unknown> {
      // An empty slug is left to the server, which knows those taken.
      const slug = form.getValues('slug') === '' ? '' : body.slug;
      return saveCategory(stored, { ...body, slug }).catch(logAs('The category was not saved:'));
    },
    done: (stored) => `Category ${stored === null ? 'created' : 'updated'} successfully`,
  });
  const { field, box } = form;
  const name = form.watch('name');

  return (
    <EntityDialog
      form={form}
      title={category === null ? 'Add Category' : 'Edit Category'}
      addLabel="Add category"
      {...dialog}
    >
      <Field label="Name" {...field('name')} data-autofocus />
      <Field
        label="Slug"
        optional
        spellCheck={false}
        autoCapitalize="none"
        placeholder={name.trim() === '' ? undefined : slugify(name)}
        {...field(
          'slug',
          category === null
            ? 'Leave empty to make it from the name. It sets the page address and can’t be changed later.'
            : `Its page stays at /category/${category.id}.`,
        )}
      />
      <Field label="Description" multiline rows={3} {...field('description')} />
      <CategoryPicture form={form} />
      <Checkbox {...box('isActive', 'Show it and its products in the shop')} />
    </EntityDialog>
  );
}

function saveCategory(category: CategoryRecord | null, fields: CategoryForm): Promise<unknown> {
  return changeCollection('categories', (entries) =>
    category === null ? [...entries, fields] : withChange(entries, category, fields),
  );
}

/** With the version that the form was filled from, so that the server detects an edit conflict. */
export function withChange(
  entries: readonly unknown[],
  { id, version }: Pick<CategoryRecord, 'id' | 'version'>,
  fields: object,
): readonly unknown[] {
  if (!entries.some((entry) => entryId(entry) === id))
    throw new Error('Someone else has deleted this category.');
  return entries.map((entry) =>
    entryId(entry) === id ? { ...(isObject(entry) ? entry : {}), ...fields, version } : entry,
  );
}

function CategoryPicture({ form }: { readonly form: EntityFormState<CategoryValues> }) {
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
