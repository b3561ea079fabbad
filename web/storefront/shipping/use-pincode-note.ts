import { useEffect, useState } from 'react';

/** A note about a pincode that lies in two States or that India Post does not list. The list is loaded for a complete pincode. */
export function usePincodeNote(pincode: string): string | undefined {
  const [noted, setNoted] = useState<{ readonly pincode: string; readonly note: string | undefined }>();
  useEffect(() => {
    if (pincode.length < 6) return;
    import('../../../domain/shipping/pincode/known.ts').then(
      ({ pincodeNote }) => setNoted({ pincode, note: pincodeNote(pincode) }),
      () => undefined,
    );
  }, [pincode]);
  return noted?.pincode === pincode ? noted.note : undefined;
}
