import { encodePlan } from '../../../domain/fit/plan/link.ts';
import type { Plan } from '../../../domain/fit/plan/plan.ts';
import { showToast } from '../../ui/toast.tsx';

const NAME = 'plan=';

/** Behind the #, which stays in the browser: nobody's room is in a log of ours. */
const addressOf = (plan: Plan): string => `${location.origin}/planner#${NAME}${encodePlan(plan)}`;

export const planInHash = (hash: string): string | null =>
  hash.startsWith(`#${NAME}`) ? hash.slice(NAME.length + 1) : null;

/** The browser's own way to share where it has one, else the link goes to the clipboard. */
export async function sharePlan(plan: Plan): Promise<void> {
  const url = addressOf(plan);
  if ('share' in navigator) {
    try {
      await navigator.share({ title: 'My room plan', url });
      return;
    } catch (refusal) {
      if (refusal instanceof DOMException && refusal.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: 'Link copied. Whoever opens it sees this plan.' });
  } catch {
    showToast({ kind: 'error', text: `Please copy this link: ${url}` });
  }
}
