import { privacyPolicy } from '../../../catalogue/policies/privacy-policy.ts';
import { head } from '../head.ts';
import type { Route } from './+types/privacy-policy-page';
import { Policy } from './policy.tsx';

export const meta: Route.MetaFunction = (page) =>
  head(page, { title: privacyPolicy.title, description: privacyPolicy.lead });

export default function PrivacyPolicyPage() {
  return <Policy page={privacyPolicy} />;
}
