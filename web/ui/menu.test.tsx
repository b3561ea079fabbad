import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Menu } from './menu.tsx';

it('what is greyed in a menu says why below it', () => {
  const items = [
    { label: 'Delete order', disabled: true, note: 'Done by an owner.', onSelect: () => undefined },
  ];
  const menu = renderToStaticMarkup(<Menu label="More" items={items} />);
  expect(menu).toMatch(
    /<button[^>]* disabled=""[^>]*><span>Delete order<span[^>]*>Done by an owner\.<\/span>/,
  );
});
