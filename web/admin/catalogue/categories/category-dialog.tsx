import { checkCategoryForm } from '../../../../contract/catalogue/product-form.ts';
import { slugify } from '../../../../domain/catalogue/slug.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { EditDialog } from '../../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeFor } from '../../dialogs/edit-outcome.ts';
import { useEditConflict } from '../../dialogs/use-edit-conflict.ts';
import type { FormValues } from '../../dialogs/use-form-values.ts';
import { type AdminCategory, readCategory } from './admin-category.ts';
import { saveCategory } from './save-category.ts';

interface CategoryDialogProps {
  /** Null: a new one. */
  readonly category: AdminCategory | null;
  readonly onSaved: () => void;
  /** After a conflict: with the category as it is now, when it is wanted instead of what was typed. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'slug', 'description', 'image'];

const formValuesOf = (category: AdminCategory | null): FormValues => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  image: category?.image ?? '',
  isActive: (category?.isActive ?? true) ? 'on' : '',
});

/** Failures are only logged; the dialog stays with what was typed and says in place why it was not saved. */
export function CategoryDialog({ category, onSaved, onReload, onClose }: CategoryDialogProps) {
  const { form, present, refused } = useEditConflict(category, {
    name: 'category',
    read: readCategory,
    formValuesOf,
  });
  const { name = '' } = form.values;

  const save = async (typed: FormData): Promise<EditOutcome> => {
    const given = { ...Object.fromEntries(typed), isActive: typed.has('isActive') };
    const checked = checkCategoryForm(given);
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    try {
      await saveCategory(present, checked.value, typed.get('slug') === '');
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

const slugHint = (category: AdminCategory | null) =>
  category === null
    ? 'Empty: made from the name. The address of its page is made from it once.'
    : `Its page stays at /category/${category.id}.`;
