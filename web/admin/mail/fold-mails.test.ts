import { expect, it } from 'vitest';
import type { MailRecord } from '../../../contract/mail.ts';
import { foldMails } from './fold-mails.ts';

const mail = (id: number, orderId: string | null, status: MailRecord['status'] = 'sent'): MailRecord => ({
  ...{ id, orderId, status, channel: 'mail', to: 'asha@example.in', subject: `Mail ${id}`, attempts: 1 },
  ...{ lastError: null, createdAt: '2026-11-15T10:00:00.000Z', nextAttemptAt: null, sentAt: null },
  isReadable: false,
});
const rows = (mails: MailRecord[], unfolded: string[] = []) =>
  foldMails(mails, new Set(unfolded)).map(({ id, folded = 0, isBehind }) => [
    id,
    isBehind ? 'behind' : folded,
  ]);

it('mails about one order stand under the latest of them', () => {
  const page = [
    mail(9, 'a'),
    mail(8, 'b'),
    mail(7, 'a'),
    mail(6, null),
    mail(5, 'a', 'unsent'),
    mail(4, null),
  ];
  expect(rows(page)).toEqual([
    [9, 2],
    [8, 0],
    [6, 0],
    [4, 0],
  ]);
  expect(rows(page, ['a'])).toEqual([
    [9, 2],
    [7, 'behind'],
    [5, 'behind'],
    [8, 0],
    [6, 0],
    [4, 0],
  ]);
});

it.each(['pending', 'failed', 'dead'] as const)(
  'a mail that is %s is never hidden behind another',
  (status) => {
    expect(rows([mail(3, 'a'), mail(2, 'a', status), mail(1, 'a')])).toEqual([
      [3, 1],
      [2, 0],
    ]);
  },
);
