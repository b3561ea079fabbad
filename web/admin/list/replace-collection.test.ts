import { describe, expect, it } from 'vitest';
import { z } from '../../../domain/zod.ts';
import { ApiError, type ProtectedInit } from '../../api/client.ts';
import { readList } from './list-response.ts';
import { changeCollection, deleteFromList } from './replace-collection.ts';

const racks = { id: 'racks', unknown: 'kept' };
const bars = { id: 'bars' };

/** Answers one call after the other, and notes what was asked. */
function answering(...answers: unknown[]) {
  const asked: [string, ProtectedInit | undefined][] = [];
  const call = async (path: string, init?: ProtectedInit) => {
    asked.push([path, init]);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, call };
}

const conflict = new ApiError('Changed', 409, 'LIST_CHANGED');

describe('a list that is saved as a whole', () => {
  it('is read from an array or from a field of its name [7.catalogue.7]', () => {
    const entry = z.looseObject({});
    for (const response of [[racks, bars], { categories: [racks, bars] }, { data: [racks, bars] }])
      expect(readList(response, entry, 'categories').rows).toEqual([racks, bars]);
    expect(() => readList({ categories: 'none' }, entry, 'categories')).toThrow('The answer is no list');
  });

  it('is read right before, and posted with its version and what it cannot read', async () => {
    const { asked, call } = answering({ categories: [racks], version: 'v1' }, {});
    await changeCollection('categories', (entries) => [...entries, bars], call);
    expect(asked).toEqual([
      ['/categories', undefined],
      ['/categories', { method: 'POST', body: { categories: [racks, bars], version: 'v1' } }],
    ]);
  });

  it('begins again when somebody else was faster, but not for ever', async () => {
    const first = { categories: [racks], version: 'v1' };
    const second = { categories: [racks, { id: 'new' }], version: 'v2' };
    const { asked, call } = answering(first, conflict, second, {});
    await changeCollection('categories', (entries) => [...entries, bars], call);
    expect(asked.at(-1)?.[1]?.body).toEqual({ categories: [racks, { id: 'new' }, bars], version: 'v2' });
    const never = answering(first, conflict, first, conflict, first, conflict);
    await expect(changeCollection('categories', (all) => all, never.call)).rejects.toBe(conflict);
  });

  it('loses one entry and no other', async () => {
    const list = { products: [racks, bars], version: 'v1', pagination: { total: 2 } };
    const { asked, call } = answering(list, list, {});
    await deleteFromList('products', 'bars', call);
    expect(asked.at(-1)).toEqual([
      '/products',
      { method: 'POST', body: { products: [racks], version: 'v1' } },
    ]);
  });

  it('is not posted where that would hide others, or leave nothing: one entry is deleted then', async () => {
    for (const list of [
      { products: [racks, bars], pagination: { total: 1200 } },
      { products: [bars], pagination: { total: 1 } },
    ]) {
      const { asked, call } = answering(list, {});
      await deleteFromList('products', 'bars', call);
      expect(asked.at(-1)).toEqual(['/products/bars', { method: 'DELETE' }]);
    }
  });

  it('needs nothing done when the entry is gone already', async () => {
    const { asked, call } = answering({ products: [racks], pagination: { total: 1 } });
    await deleteFromList('products', 'bars', call);
    expect(asked).toHaveLength(1);
  });
});
