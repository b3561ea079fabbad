/** A month as our books name it: `2026-10`. */
export const MONTH_FORMAT = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** As the returns name it: `102026`. */
export const returnPeriod = (month: string): string => `${month.slice(5)}${month.slice(0, 4)}`;

export const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Filing every month: GSTR-1 until the 11th of the next one, GSTR-3B until the 20th. */
export const gstr1Due = (month: string): string => `${monthAfter(month)}-11`;
export const gstr3bDue = (month: string): string => `${monthAfter(month)}-20`;

/** For what was sold until March, a credit note can be reported until 30 November. */
export function lastNoteDay(invoiceDay: string): string {
  const year = Number(invoiceDay.slice(0, 4));
  return `${invoiceDay.slice(5) < '04-01' ? year : year + 1}-11-30`;
}

/** The portal reads the file as one of this release of its offline tool. */
export const TOOL_VERSION = 'GST3.2.4';

/** As the offline tool names its file, days and months without zeros: `returns_9112026_R1_27…_offline.json`. */
export function gstr1FileName(today: string, gstin: string): string {
  const [year, month, day] = today.split('-').map(Number);
  return `returns_${day}${month}${year}_R1_${gstin}_offline.json`;
}

/** `2026-10-03` is `03-10-2026` in GSTR-1. */
export const portalDay = (day: string): string => day.split('-').reverse().join('-');

/** The acknowledgement number of a filed return. */
export const ARN_FORMAT = /^[A-Z]{2}[0-9A-Z]{13}$/;
