import { useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { removeRow, replaceRow } from '../data/use-row-mutation.ts';
import type { List } from '../list/use-list.ts';

export type PromotionWord = 'coupon' | 'discount';

export interface Promotion {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
}

interface PromotionSource<Row extends Promotion> {
  /** Names the thing in sentences; its plural is the path of the API: `/coupons`. */
  readonly word: PromotionWord;
  readonly list: List<Row>;
  /** What the API takes of a stored row: switching it on or off sends all its fields. */
  readonly bodyOf: (row: Row) => object;
  readonly readChanged: (response: unknown) => Partial<Row>;
  /** Refreshes the figures. */
  readonly onChanged: () => void;
}

/** Switching a row on or off, and deleting it. */
export function usePromotionChanges<Row extends Promotion>(source: PromotionSource<Row>) {
  const { word, list, bodyOf, readChanged, onChanged } = source;
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const pathOf = ({ id }: Row) => `/${word}s/${encodeURIComponent(id)}`;

  const showChanged = () => {
    void refresh(word);
    onChanged();
  };

  return {
    isChanging: ({ id }: Row) => changing.has(id),
    showChanged,

    async setActive(row: Row, isActive: boolean): Promise<void> {
      if (changing.has(row.id)) return;
      setChanging((before) => new Set(before).add(row.id));
      try {
        const body = { ...bodyOf(row), isActive, version: row.version };
        const changed = readChanged(await callAdmin(pathOf(row), { method: 'PUT', body }));
        replaceRow(list.key, { ...row, ...changed });
        showToast({ kind: 'success', text: `${named(word)} ${isActive ? 'switched on' : 'switched off'}` });
        showChanged();
      } catch (thrown) {
        const isOvertaken = thrown instanceof ApiError && (thrown.status === 409 || thrown.status === 404);
        showToast({
          kind: 'error',
          text: isOvertaken
            ? `Somebody else changed this ${word} meanwhile. Here is what is there now.`
            : `Failed to update ${word}`,
        });
        if (isOvertaken) showChanged();
      }
      setChanging((before) => new Set([...before].filter((id) => id !== row.id)));
    },

    async remove(row: Row): Promise<void> {
      try {
        await callAdmin(pathOf(row), { method: 'DELETE' });
      } catch (thrown) {
        const isGone = thrown instanceof ApiError && thrown.status === 404;
        if (!isGone) {
          showToast({ kind: 'error', text: `Failed to delete ${word}` });
          throw thrown;
        }
      }
      removeRow(list.key, row.id);
      showToast({ kind: 'success', text: `${named(word)} deleted successfully` });
      showChanged();
    },
  };
}

export const named = (word: PromotionWord) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
