import { describe, expect, it } from 'vitest';
import { RECOVERY_BYTES, readSecondStepCode, recoveryCodeOf } from './second-step-code.ts';

describe('what is typed at the second step', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['123-456', { kind: 'app', code: '123456' }],
    ['123\u00a0456', { kind: 'app', code: '123456' }],
    ['k7m2-9xqp-4tns-w8hd', { kind: 'recovery', code: 'k7m2-9xqp-4tns-w8hd' }],
    ['K7M2 9XQP–4TNS W8HO', { kind: 'recovery', code: 'k7m2-9xqp-4tns-w8h0' }],
    ['lI00000000000000', { kind: 'recovery', code: '1100-0000-0000-0000' }],
    ['1234 5678 9012 3456', { kind: 'recovery', code: '1234-5678-9012-3456' }],
  ])('%j is read', (typed, code) => {
    expect(readSecondStepCode(typed)).toEqual(code);
  });

  it.each(['', '12345', '1234567', '12345a', 'k7m2-9xqp-4tns', 'k7m2-9xqp-4tns-w8hu', '１２３４５６'])(
    '%j is no code',
    (typed) => {
      expect(readSecondStepCode(typed)).toBeNull();
    },
  );
});

describe('a recovery code', () => {
  it('is written in four groups, and read as it was written', () => {
    for (const bytes of [
      new Uint8Array(RECOVERY_BYTES),
      new Uint8Array(RECOVERY_BYTES).fill(255),
      Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ]) {
      const code = recoveryCodeOf(bytes);
      expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
      expect(readSecondStepCode(code)).toEqual({ kind: 'recovery', code });
    }
    expect(recoveryCodeOf(new Uint8Array(RECOVERY_BYTES).fill(255))).toBe('zzzz-zzzz-zzzz-zzzz');
  });
});
