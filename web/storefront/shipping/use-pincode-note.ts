import { useEffect, useState } from 'react';

/** What is said of a pincode that lies in two States or that India Post does not list; its list is loaded for a whole one. */
export function usePincodeNote(pincode: string): string | undefined {
  const [said, setSaid] = useState<{ readonly pincode: string; readonly note: string | undefined }>();
  useEffect(() => {
    if (pincode.length < 6) return;
    import('../../../domain/shipping/pincode/known.ts').then(
      ({ pincodeNote }) => setSaid({ pincode, note: pincodeNote(pincode) }),
      () => undefined,
    );
  }, [pincode]);
  return said?.pincode === pincode ? said.note : undefined;
}
