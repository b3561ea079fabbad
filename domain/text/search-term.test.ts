import { expect, it } from 'vitest';
import { readSearchTerm } from './search-term.ts';

const HEX = '0f8b6d4e2c1a49b7a5d3e6f1c2b4a697';

it.each([
  ['RR-1042', 'order-number', 1042],
  ['rr-7', 'order-number', 7],
  ['#94', 'order-number', 94],
  ['# 94', 'order-number', 94],
  ['#RR-94', 'order-number', 94],
  ['rr94', 'order-number', 94],
  ['RR 94', 'order-number', 94],
  ['RR/26-27/000123', 'document', 'RR/26-27/000123'],
  ['rr-26-27-123', 'document', 'RR/26-27/000123'],
  ['rc/26-27/7', 'document', 'RC/26-27/000007'],
  ['RR-26', 'order-number', 26],
  ['RR-RK-021-BLK', 'text', 'rr-rk-021-blk'],
  ['+919876543210', 'phone', '9876543210'],
  ['98765 43210', 'phone', '9876543210'],
  ['#', 'text', '#'],
  [`GUEST-${HEX}`, 'order-id', `GUEST-${HEX}`],
  [`guest-${HEX.toUpperCase()}`, 'order-id', `GUEST-${HEX}`],
  ['guest-0f8', 'order-id', 'GUEST-0f8'],
  [HEX, 'order-id', HEX],
  [HEX.slice(0, 16), 'order-id', HEX.slice(0, 16)],
  ['9876543210', 'phone', '9876543210'],
  ['+91 98765-43210', 'phone', '9876543210'],
  ['3210', 'phone', '3210'],
  ['7', 'phone', '7'],
  ['(0253) 234567', 'phone', '0253234567'],
  ['Asha.Rao@Example.in', 'email', 'asha.rao@example.in'],
  ['asha@', 'email', 'asha@'],
  ['Asha Deshmukh', 'text', 'asha deshmukh'],
  ['Zoë', 'text', 'zoë'],
  ['कमला', 'text', 'कमला'],
  ['Sender 21', 'text', 'sender 21'],
  ['BC5137923679', 'text', 'bc5137923679'],
  ['As', 'word-start', 'as'],
  ['q', 'word-start', 'q'],
  ['%', 'text', '%'],
  ['--', 'text', '--'],
  ['RR-', 'text', 'rr-'],
  ['RR-10x', 'text', 'rr-10x'],
  ['RR-1234567890123456', 'text', 'rr-1234567890123456'],
  ['guest-', 'text', 'guest-'],
  ['guest-xyz', 'text', 'guest-xyz'],
  ['facade', 'text', 'facade'],
  [`${HEX}0`, 'text', `${HEX}0`],
])('“%s” is searched for as %s', (typed, kind, value) => {
  const { kind: read, ...rest } = readSearchTerm(typed);
  expect([read, ...Object.values(rest)]).toEqual([kind, value]);
});

it.each([
  ['RR-1042', 'text', 'rr-1042'],
  ['3210', 'text', '3210'],
  ['12', 'word-start', '12'],
  ['asha@', 'text', 'asha@'],
])('“%s” is %s in a list that has nothing but texts', (typed, kind, text) => {
  expect(readSearchTerm(typed, () => false)).toEqual({ kind, text });
});
