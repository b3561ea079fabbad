/** What the portal's codes mean, and what to do. */
const SENTENCES: Readonly<Record<string, string>> = {
  RET191106: 'The portal could not read the file. Download it again and upload it unchanged.',
  RET191111: 'This number was already reported in another month.',
  RET191112: 'The place of supply is not a State that the portal knows.',
  RET191113: 'The buyer’s GSTIN does not exist, or it is our own.',
  RET191114: 'The date is outside the month, or more than 18 months ago.',
  RET191117: 'A rate stands twice in this record.',
  RET191133: 'This number was already reported for another buyer.',
  RET191134: 'This number was already reported in another table.',
  RET191136: 'The file is for another GSTIN or month than the one you signed in for.',
  RET191150: 'The tax does not fit the place of supply: IGST to another State, CGST and SGST at home.',
  RET191160: 'The place of supply is our own State, which does not belong in this table.',
  RET191175: 'The GST rate is not in the portal’s list.',
  RET191179: 'The place of supply is our own State, which does not belong in this table.',
  RET191180: 'The amount is below the limit for large consumer invoices.',
  RET191183: 'This return has already been filed.',
  RET191190: 'This number stands twice in the file.',
  RET191350: 'The HSN code has too few digits for our turnover.',
  RET191353: 'The portal does not know this unit.',
  RET191355: 'The portal does not accept this quantity.',
};

export interface PortalError {
  readonly code: string;
  readonly sentence: string;
  /** Of our documents that it is about; empty where it is about a row or the whole file. */
  readonly numbers: readonly string[];
  /** What else names the row: HSN, GSTIN, State. */
  readonly about: string;
}

const MOST = 1000;
const DEEPEST = 12;

/** The portal's file is the uploaded one with a code beside each group that it refuses. */
export function readPortalErrors(file: unknown): PortalError[] {
  const found: PortalError[] = [];
  collect(file, '', 0, found);
  return found;
}

function collect(part: unknown, about: string, depth: number, found: PortalError[]): void {
  if (typeof part !== 'object' || part === null || depth > DEEPEST || found.length >= MOST) return;
  if (Array.isArray(part)) {
    for (const one of part) collect(one, about, depth + 1, found);
    return;
  }
  const fields = new Map<string, unknown>(Object.entries(part));
  const named = namesIn(fields) || about;
  const code = textAt(fields, 'error_cd') || textAt(fields, 'error_code');
  if (code === '') {
    for (const value of fields.values()) collect(value, named, depth + 1, found);
    return;
  }
  const said = textAt(fields, 'error_msg');
  found.push({
    code,
    sentence:
      SENTENCES[code] ?? (said === '' ? 'The portal refused this record.' : `The portal says: ${said}`),
    numbers: [...numbersIn(part, 0)],
    about: named,
  });
}

const textAt = (fields: ReadonlyMap<string, unknown>, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
};

const namesIn = (fields: ReadonlyMap<string, unknown>): string =>
  ['ctin', 'hsn_sc', 'pos']
    .map((name) => textAt(fields, name))
    .filter(Boolean)
    .join(', ');

function* numbersIn(part: unknown, depth: number): Generator<string> {
  if (typeof part !== 'object' || part === null || depth > DEEPEST) return;
  for (const [name, value] of Object.entries(part)) {
    if ((name === 'inum' || name === 'nt_num') && typeof value === 'string') yield value.slice(0, 16);
    else yield* numbersIn(value, depth + 1);
  }
}
