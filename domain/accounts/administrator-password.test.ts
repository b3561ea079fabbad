import { describe, expect, it } from 'vitest';
import { administratorPasswordProblem } from './administrator-password.ts';

const ABOUT = ['Meera Joshi', 'meera.joshi@gymworld.example'];
const problem = (password: string) => administratorPasswordProblem(password, ABOUT);

describe('an administrator’s password', () => {
  it.each(['', 'short', 'eleven char'])('is not %j, which is too short', (password) => {
    expect(problem(password)).toBe('An administrator’s password must have at least 12 characters');
  });

  it.each([
    'password1234',
    'Password@123',
    'P@ssw0rd2026!',
    'passwordpassword',
    '123456789012',
    '987654321098',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijkl',
    'qwertyuiop12',
    '1qaz2wsx3edc',
    'administrator',
    'admin@1234567',
    'welcome@12345',
    'letmeinletmein',
    'iloveyou1234!',
    'rackandrep2026',
    'Rack & Rep 2026!',
    'jaishreeram108',
    'meerajoshi1990',
    'Meera@Joshi#99',
    'gymworld-admin1',
  ])('is not %s, which is easily guessed', (password) => {
    expect(problem(password)).toMatch(/^This password is too easy to guess/);
  });

  it.each([
    'a steel rack of our own',
    'twelve plates',
    'thirteen plates',
    'iron-and-rubber',
    'Ploughshare-71-Kettle',
    'a million orders',
    'mB3x_kQ9-vT2wLr7',
    'बारह लोहे की प्लेटें',
  ])('may be %s', (password) => {
    expect(problem(password)).toBeUndefined();
  });
});
