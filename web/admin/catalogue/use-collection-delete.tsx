import { useMutation, useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { getPath, messageOf } from '../../api/response.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { refresh } from '../data/query-client.ts';
import { removeRow } from '../data/use-row-mutation.ts';
import { Notice } from '../frame/admin-page.tsx';
import { deleteFromList } from '../list/replace-collection.ts';
import type { List } from '../list/use-list.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
}

/** Deletes a product or a category by saving the others. A failure is logged, and told above the list. */
export function useCollectionDelete<Row extends Entry>(
  list: List<Row>,
  word: 'Product' | 'Category',
  promptOf: (row: Row) => string,
) {
  const plural = word === 'Product' ? 'products' : 'categories';
  const mutationKey = ['delete', plural];
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ id }: Row) => deleteFromList(plural, id),
    onMutate: () => setFailure(null),
    onSuccess(_done, { id }) {
      removeRow(list.key, id);
      showToast({ kind: 'success', text: `${word} deleted successfully` });
      return refresh(list.key[0]);
    },
    onError(thrown, { name }) {
      console.error(`The ${word.toLowerCase()} was not deleted:`, thrown);
      setFailure(`${name} was not deleted. ${messageOf(thrown, '')}`);
    },
  });
  const deleting = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => getPath(state.variables, 'id'),
  });
  const isDeleting = ({ id }: Row) => deleting.includes(id);

  return {
    isDeleting,
    /** Asks; true when it is being deleted. */
    remove(row: Row): boolean {
      if (isDeleting(row) || !window.confirm(promptOf(row))) return false;
      mutate(row);
      return true;
    },
    note: failure !== null && (
      <Notice flush className="list-failure" action={<Button onClick={() => setFailure(null)}>Close</Button>}>
        {failure}
      </Notice>
    ),
  };
}

/** For what the specification wants in the console: `send().catch(logAs('The product was not saved:'))`. */
export const logAs =
  (text: string) =>
  (thrown: unknown): never => {
    console.error(text, thrown);
    throw thrown;
  };
