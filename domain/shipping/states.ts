/** The 36 States and Union territories, with the GST code that a tax invoice prints beside the place of supply. */
export type State = {
  name: string;
  /** Two digits, the first two of every GSTIN of the State. */
  gst: string;
  /** ISO 3166-2, for example `IN-MH`. */
  iso: string;
  type: 'state' | 'ut';
  /** A territory without a legislature levies UTGST in the place of SGST. */
  localTax: 'SGST' | 'UTGST';
};

const rows: readonly (readonly [string, string, string, State['type'], State['localTax']])[] = [
  ['Jammu and Kashmir', '01', 'JK', 'ut', 'SGST'],
  ['Himachal Pradesh', '02', 'HP', 'state', 'SGST'],
  ['Punjab', '03', 'PB', 'state', 'SGST'],
  ['Chandigarh', '04', 'CH', 'ut', 'UTGST'],
  ['Uttarakhand', '05', 'UK', 'state', 'SGST'],
  ['Haryana', '06', 'HR', 'state', 'SGST'],
  ['Delhi', '07', 'DL', 'ut', 'SGST'],
  ['Rajasthan', '08', 'RJ', 'state', 'SGST'],
  ['Uttar Pradesh', '09', 'UP', 'state', 'SGST'],
  ['Bihar', '10', 'BR', 'state', 'SGST'],
  ['Sikkim', '11', 'SK', 'state', 'SGST'],
  ['Arunachal Pradesh', '12', 'AR', 'state', 'SGST'],
  ['Nagaland', '13', 'NL', 'state', 'SGST'],
  ['Manipur', '14', 'MN', 'state', 'SGST'],
  ['Mizoram', '15', 'MZ', 'state', 'SGST'],
  ['Tripura', '16', 'TR', 'state', 'SGST'],
  ['Meghalaya', '17', 'ML', 'state', 'SGST'],
  ['Assam', '18', 'AS', 'state', 'SGST'],
  ['West Bengal', '19', 'WB', 'state', 'SGST'],
  ['Jharkhand', '20', 'JH', 'state', 'SGST'],
  ['Odisha', '21', 'OD', 'state', 'SGST'],
  ['Chhattisgarh', '22', 'CG', 'state', 'SGST'],
  ['Madhya Pradesh', '23', 'MP', 'state', 'SGST'],
  ['Gujarat', '24', 'GJ', 'state', 'SGST'],
  ['Dadra and Nagar Haveli and Daman and Diu', '26', 'DH', 'ut', 'UTGST'],
  ['Maharashtra', '27', 'MH', 'state', 'SGST'],
  ['Karnataka', '29', 'KA', 'state', 'SGST'],
  ['Goa', '30', 'GA', 'state', 'SGST'],
  ['Lakshadweep', '31', 'LD', 'ut', 'UTGST'],
  ['Kerala', '32', 'KL', 'state', 'SGST'],
  ['Tamil Nadu', '33', 'TN', 'state', 'SGST'],
  ['Puducherry', '34', 'PY', 'ut', 'SGST'],
  ['Andaman and Nicobar Islands', '35', 'AN', 'ut', 'UTGST'],
  ['Telangana', '36', 'TS', 'state', 'SGST'],
  ['Andhra Pradesh', '37', 'AP', 'state', 'SGST'],
  ['Ladakh', '38', 'LA', 'ut', 'UTGST'],
];

/** In the order of the GST codes. */
export const STATES: readonly State[] = rows.map(([name, gst, iso, type, localTax]) => ({
  name,
  gst,
  iso: `IN-${iso}`,
  type,
  localTax,
}));

/** In alphabetical order, as a shopper looks for them in the dropdown. */
export const STATE_NAMES: readonly string[] = STATES.map((state) => state.name).sort();

const keyOf = (name: string) => name.toLowerCase().replaceAll('&', 'and').replace(/\s+/g, '');

const byName = new Map(STATES.map((state) => [keyOf(state.name), state]));
const byGstCode = new Map(STATES.map((state) => [state.gst, state]));

/** Tolerant of letter case, spaces and "&": ` tamil  nadu ` and `Jammu & Kashmir` are found. */
export function findState(name: string): State | undefined {
  return byName.get(keyOf(name));
}

export function findStateByGstCode(code: string): State | undefined {
  return byGstCode.get(code);
}
