import { expect, it } from 'vitest';
import { isPasswordRecent } from './recent-password.ts';

it.each([
  ['09:45:00', true],
  ['09:44:59', false],
  ['10:00:00', true],
])('a password that was typed at %s is recent at ten: %s', (time, isRecent) => {
  expect(isPasswordRecent(new Date(`2026-11-17T${time}Z`), new Date('2026-11-17T10:00:00Z'))).toBe(isRecent);
});
