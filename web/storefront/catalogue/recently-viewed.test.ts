import { expect, it } from 'vitest';
import { createSafeStorage } from '../../storage/safe-storage.ts';
import { noteViewed, readViewed } from './recently-viewed.ts';

function memory(text?: string) {
  const kept = new Map(text === undefined ? [] : [['recently-viewed', text]]);
  return createSafeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
}

it('tells the last four others, the latest first, each once', () => {
  const storage = memory();
  expect(['1', '2', '3', '4', '5', '6', '3'].map((id) => noteViewed(id, storage)).at(-1)).toEqual([
    '6',
    '5',
    '4',
    '2',
  ]);
  expect(readViewed(storage)).toEqual(['3', '6', '5', '4', '2', '1']);
});

it('keeps no more than twelve, and survives rubbish', () => {
  const storage = memory();
  for (let id = 0; id < 30; id++) noteViewed(String(id), storage);
  expect(storage.readJson('recently-viewed')).toHaveLength(12);
  for (const rubbish of ['{', '{}', 'null', '[1, null, "", {}]', `["${'x'.repeat(100)}"]`])
    expect(noteViewed('1', memory(rubbish))).toEqual([]);
});
