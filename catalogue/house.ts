/** What all our own products have in common. */
export const house = { brand: 'Rack & Rep', gst: 18 };
