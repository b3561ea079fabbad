/** What all our own products have in common; the HSN code is that of equipment for physical exercise. */
export const house = { brand: 'Rack & Rep', gst: 18, hsn: '95069190' };

export const COUNTRY_OF_ORIGIN = 'India';

/** Steel furniture, for what only stores equipment. */
export const STORAGE_HSN = '94032090';

/** Floor coverings of vulcanised rubber. */
export const RUBBER_FLOOR_HSN = '40169100';
