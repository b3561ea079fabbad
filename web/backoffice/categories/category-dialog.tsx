import { useState } from 'react';
import { checkCategoryForm } from '../../../domain/checks/catalogue.ts';
import { slugify } from '../../../domain/slug.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeFor, outcomeOf } from '../dialogs/edit-outcome.ts';
import type { OfficeCategory } from './office-category.ts';
import { saveCategory } from './save-category.ts';

interface CategoryDialogProps {
  /** Null: a new one. */
  readonly category: OfficeCategory | null;
  readonly onSaved: () => void;
  /** After a conflict: with the category as it is now. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'slug', 'description', 'image'];

/** Failures are only logged; the dialog stays with what was typed and says in place why it was not saved. */
export function CategoryDialog({ category, onSaved, onReload, onClose }: CategoryDialogProps) {
  const [name, setName] = useState(category?.name ?? '');

  const save = async (form: FormData): Promise<EditOutcome> => {
    const given = { ...Object.fromEntries(form), isActive: form.has('isActive') };
    const checked = checkCategoryForm(given);
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    try {
      await saveCategory(category, checked.value, form.get('slug') === '');
      onSaved();
      return { is: 'saved' };
    } catch (thrown) {
      console.error('The category was not saved:', thrown);
      return outcomeFor(FIELDS, outcomeOf(thrown));
    }
  };

  return (
    <EditDialog
      title={category === null ? 'Add Category' : 'Edit Category'}
      saveLabel={category === null ? 'Add category' : 'Save changes'}
      onSave={save}
      onReload={onReload}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field
            label="Name"
            name="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={errors.name}
            data-autofocus
          />
          <Field
            label="Slug"
            name="slug"
            optional
            spellCheck={false}
            autoCapitalize="none"
            hint={
              category === null
                ? 'Empty: made from the name. The address of its page is made from it once.'
                : `Its page stays at /category/${category.id}.`
            }
            placeholder={name.trim() === '' ? undefined : slugify(name)}
            defaultValue={category?.slug}
            error={errors.slug}
          />
          <Field
            label="Description"
            name="description"
            multiline
            rows={3}
            defaultValue={category?.description}
            error={errors.description}
          />
          <Field
            label="Image URL"
            name="image"
            spellCheck={false}
            defaultValue={category?.image}
            error={errors.image}
          />
          <Checkbox
            label="Shown in the shop, with its products"
            name="isActive"
            defaultChecked={category?.isActive ?? true}
          />
        </>
      )}
    </EditDialog>
  );
}
