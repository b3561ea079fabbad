export const HOME_STATE = 'Maharashtra';
/** The store's rate until its settings say another. */
export const GST_RATE_PERCENT = 18;

/** Goods that stay in the seller's own State bear CGST and SGST, all others IGST (IGST Act, sections 7, 8 and 10). */
export function isHomeState(state: string): boolean {
  return state.trim().toLowerCase() === HOME_STATE.toLowerCase();
}
