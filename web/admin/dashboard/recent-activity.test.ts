import { expect, it } from 'vitest';
import { shownActivities } from './recent-activity.tsx';

const types = ['order', 'contact', 'enquiry'] as const;
const taken = [
  ...Array.from({ length: 5 }, () => types[0]),
  ...Array.from({ length: 3 }, () => types[1]),
  ...Array.from({ length: 3 }, () => types[2]),
].map((type, id) => ({ id, type }));

it('of the 11 that were taken the newest 10 are shown, and none is missing under a filter [7.other.2]', () => {
  expect(shownActivities(taken, 'all').map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(shownActivities(taken, 'order')).toHaveLength(5);
  expect(shownActivities(taken, 'contact')).toHaveLength(3);
  expect(shownActivities(taken, 'enquiry').map(({ id }) => id)).toEqual([8, 9, 10]);
});
