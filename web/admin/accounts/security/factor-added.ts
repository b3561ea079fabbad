import { factorAddedResponse } from '../../../../contract/accounts/second-factor.ts';
import { showToast } from '../../../ui/toast.tsx';

/** The first way to prove oneself comes with recovery codes, which then say enough; a further one is told by a toast. */
export const factorAdded = (onCodes: (codes: readonly string[]) => void) => (response: unknown) => {
  const { message, recoveryCodes } = factorAddedResponse('').parse(response);
  if (recoveryCodes === null) showToast({ kind: 'success', text: message });
  else onCodes(recoveryCodes);
};
