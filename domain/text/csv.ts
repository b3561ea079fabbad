import { indianClock } from './indian-clock.ts';

/** Export of the contact forms, for a spreadsheet. */

const CONTACTS_CSV_COLUMNS = [
  'Name',
  'Email',
  'Phone',
  'Subject',
  'Type',
  'Status',
  'Message',
  'Created At',
] as const;

/** Put before the text of the downloaded file, so that Excel reads names in Indian scripts as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export type ContactRow = {
  name: string;
  email: string;
  phone?: string | null | undefined;
  subject: string;
  type?: string | null | undefined;
  status: string;
  message?: string | null | undefined;
  createdAt: Date;
};

/** Named by the day in India: `contact-forms-2026-11-15.csv`. */
export function contactsCsvFileName(now: Date): string {
  return `contact-forms-${inIndia(now).slice(0, 10)}.csv`;
}

const line = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** The first line of the file, for whoever writes it piece by piece. */
export const CONTACTS_CSV_HEAD = line(CONTACTS_CSV_COLUMNS);

/** The lines of these contacts, without the first one that names the columns. */
export function contactCsvLines(contacts: readonly ContactRow[]): string {
  return contacts
    .map((contact) =>
      line([
        contact.name,
        contact.email,
        contact.phone ?? '',
        contact.subject,
        contact.type ?? '',
        contact.status,
        contact.message ?? '',
        inIndia(contact.createdAt).slice(0, 16).replace('T', ' '),
      ]),
    )
    .join('');
}

/**
 * One cell after RFC 4180. What strangers write must not run as a formula in the owner's spreadsheet, so a cell that
 * begins with = + - @, a tab or a line break gets an apostrophe before it: `=1+1` becomes `'=1+1`.
 */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** `2026-11-15T17:30…`, of which the caller takes the date or the minutes. */
function inIndia(moment: Date): string {
  return indianClock(moment).toISOString();
}
