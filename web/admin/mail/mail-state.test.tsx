import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MailRecord } from '../../../contract/mail.ts';
import { MailState } from './mail-state.tsx';

const kept: MailRecord = {
  ...{ id: 1, channel: 'mail' as const, to: 'asha@example.in', subject: 'Your order RR-1048', attempts: 1 },
  ...{ createdAt: '2026-11-15T10:00:00.000Z', nextAttemptAt: null, sentAt: null },
  status: 'unsent',
  lastError: 'Not sent: mail is not set up',
  orderId: null,
  isReadable: true,
};

it('a mail that was kept is not called sent, and says why', () => {
  const markup = (mail: MailRecord) =>
    renderToStaticMarkup(<MailState mail={mail} />).replace(/<[^>]+>/g, '|');
  expect(markup(kept)).toBe('||Not sent||Not sent: mail is not set up||');
  expect(markup({ ...kept, status: 'sent', lastError: null })).toBe('||Sent||');
});
