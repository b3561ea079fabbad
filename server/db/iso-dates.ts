/** A row of the API as its query answers it, with dates for these of its texts. */
export type Dated<Answer, Moment extends keyof Answer> = Omit<Answer, Moment> & {
  readonly [Each in Moment]: null extends Answer[Each] ? Date | null : Date;
};

type IsoDates<Row> = {
  [Key in keyof Row]: Row[Key] extends Date
    ? string
    : Row[Key] extends Date | null
      ? string | null
      : Row[Key];
};

/** With each date as the API writes it: 2026-11-15T10:00:00.000Z. */
export function isoDates<Row extends object>(row: Row): IsoDates<Row> {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as IsoDates<Row>;
}
