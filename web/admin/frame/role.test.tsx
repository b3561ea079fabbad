import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { holder } from '../../../tests/support/admin-holder.ts';
import { RowActions } from '../list/columns.tsx';
import { AddButton } from '../list/list-screen.tsx';
import { greyedItem, RoleButton } from './role.tsx';

vi.mock('../../session/auth-store.ts', async (original) => ({
  ...(await original<object>()),
  useAuth: (select: (auth: object) => unknown) => select({ user: holder }),
}));

const WHY = 'As a packer, you can’t change prices. Please ask an owner or a manager.';
const nothing = () => undefined;

function asRole(adminRole: string, ...[button]: Parameters<typeof renderToStaticMarkup>) {
  holder.adminRole = adminRole;
  return renderToStaticMarkup(<MemoryRouter>{button}</MemoryRouter>);
}

it('a button that adds something is greyed with the reason for a role that may not add it', () => {
  const button = (
    <AddButton needs="change prices" onClick={nothing}>
      Add rate
    </AddButton>
  );
  expect(asRole('packer', button)).toContain(`aria-disabled="true" title="${WHY}"`);
  expect(asRole('manager', button)).not.toContain('aria-disabled');
});

it('edit and delete of a row are greyed with the reason, each by what it needs', () => {
  const actions = (
    <RowActions
      name="Bench"
      editNeeds="change stock"
      onEdit={nothing}
      deleteNeeds="change prices"
      onDelete={nothing}
    />
  );
  const shown = asRole('packer', actions);
  expect(shown.match(/aria-disabled="true"/g)).toHaveLength(1);
  expect(shown).toContain(`aria-label="Delete Bench" title="${WHY}"`);
});

it('a link to a page that the role may not open is a greyed button with the reason', () => {
  const link = (
    <RoleButton needs="create orders" to="/admin/orders/new">
      Create order
    </RoleButton>
  );
  expect(asRole('packer', link)).toMatch(/<button.*As a packer, you can’t create orders/);
  expect(asRole('support', link)).toContain('href="/admin/orders/new"');
});

it('an entry of a menu that the role may not choose says whose it is', () => {
  expect(greyedItem('delete orders')).toEqual({ disabled: true, note: 'Done by an owner.' });
  expect(greyedItem(undefined, true)).toEqual({ disabled: true });
});
