import { returnPolicy } from '../../../catalogue/policies/return-policy.ts';
import { head } from '../head.ts';
import type { Route } from './+types/return-refund-policy-page';
import { Policy } from './policy.tsx';

export const meta: Route.MetaFunction = (page) =>
  head(page, { title: returnPolicy.title, description: returnPolicy.lead });

export default function ReturnRefundPolicyPage() {
  return <Policy page={returnPolicy} />;
}
