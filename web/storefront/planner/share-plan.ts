import { encodePlan } from '../../../domain/fit/plan/link.ts';
import type { Plan } from '../../../domain/fit/plan/plan.ts';
import { shareLink } from '../share-link.ts';

const NAME = 'plan=';

/** Behind the #, which stays in the browser: nobody's room is in a log of ours. */
const addressOf = (plan: Plan): string => `${location.origin}/planner#${NAME}${encodePlan(plan)}`;

export const planInHash = (hash: string): string | null =>
  hash.startsWith(`#${NAME}`) ? hash.slice(NAME.length + 1) : null;

export const sharePlan = (plan: Plan): Promise<void> =>
  shareLink('My room plan', addressOf(plan), 'Link copied. Whoever opens it sees this plan.');
