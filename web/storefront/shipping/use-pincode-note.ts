import { useLatest } from '../frame/use-latest.ts';

/** A note about a pincode that lies in two States or that India Post does not list. The list is loaded for a complete pincode. */
export function usePincodeNote(pincode: string): string | undefined {
  return useLatest(pincode.length < 6 ? null : pincode, async (whole) => {
    const { pincodeNote } = await import('../../../domain/shipping/pincode/known.ts');
    return pincodeNote(whole);
  });
}
