import {
  type CategoryForm,
  type CategoryRecord,
  categoryFormSchema,
  categoryRecordSchema,
} from '../../../../contract/catalogue/category.ts';
import { slugify } from '../../../../domain/catalogue/slug.ts';
import { isObject } from '../../../api/response.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { EntityDialog } from '../../dialogs/entity-dialog.tsx';
import type { EditProps } from '../../dialogs/use-edited.ts';
import { type EntityForm, useEntityForm } from '../../dialogs/use-entity-form.ts';
import { changeCollection, entryId } from '../../list/replace-collection.ts';
import { logAs } from '../use-collection-delete.tsx';
import { CategoryPicture } from './category-picture.tsx';

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
export function CategoryDialog({ row: category, onReload, onClose }: EditProps<CategoryRecord>) {
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
      onReload={onReload}
      onClose={onClose}
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

/** Saves the whole list with this category added or changed. */
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
