import {
  type CategoryRecord,
  categoryRecordSchema,
  checkCategoryForm,
} from '../../../../contract/catalogue/category.ts';
import { slugify } from '../../../../domain/catalogue/slug.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { EditDialog } from '../../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeFor } from '../../dialogs/edit-outcome.ts';
import { useEditConflict } from '../../dialogs/use-edit-conflict.ts';
import type { FormValues } from '../../dialogs/use-form-values.ts';
import { readWith } from '../../list/list-response.ts';
import { saveCategory } from './save-category.ts';

interface CategoryDialogProps {
  /** Null: a new one. */
  readonly category: CategoryRecord | null;
  readonly onSaved: () => void;
  /** After an edit conflict: opens the category as somebody else saved it, and drops what was typed. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'slug', 'description', 'image'];

const formValuesOf = (category: CategoryRecord | null): FormValues => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  image: category?.image ?? '',
  isActive: (category?.isActive ?? true) ? 'on' : '',
});

/** A failure is logged and shown in the dialog, which keeps what was typed. */
export function CategoryDialog({ category, onSaved, onReload, onClose }: CategoryDialogProps) {
  const { form, present, refused } = useEditConflict(category, {
    name: 'category',
    read: readWith(categoryRecordSchema),
    formValuesOf,
  });
  const { name = '' } = form.values;

  const save = async (submitted: FormData): Promise<EditOutcome> => {
    const given = { ...Object.fromEntries(submitted), isActive: submitted.has('isActive') };
    const checked = checkCategoryForm(given);
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    try {
      await saveCategory(present, checked.value, submitted.get('slug') === '');
      onSaved();
      return { is: 'saved' };
    } catch (thrown) {
      console.error('The category was not saved:', thrown);
      return outcomeFor(FIELDS, refused(thrown));
    }
  };

  return (
    <EditDialog
      title={category === null ? 'Add Category' : 'Edit Category'}
      saveLabel={category === null ? 'Add category' : 'Save changes'}
      onSave={save}
      onTyping={form.watch}
      onReload={onReload}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label="Name" {...form.field('name', errors)} data-autofocus />
          <Field
            label="Slug"
            optional
            spellCheck={false}
            autoCapitalize="none"
            placeholder={name.trim() === '' ? undefined : slugify(name)}
            {...form.field('slug', errors, slugHint(category))}
          />
          <Field label="Description" multiline rows={3} {...form.field('description', errors)} />
          <Field label="Image URL" spellCheck={false} {...form.field('image', errors)} />
          <Checkbox {...form.box('isActive', 'Shown in the shop, with its products')} />
        </>
      )}
    </EditDialog>
  );
}

const slugHint = (category: CategoryRecord | null) =>
  category === null
    ? 'Empty: made from the name. The address of its page is made from it once.'
    : `Its page stays at /category/${category.id}.`;
