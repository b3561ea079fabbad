import { privacyPolicy } from '../../../catalogue/policies/privacy-policy.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { head } from '../head.ts';
import type { Route } from './+types/privacy-policy-page';
import { Policy } from './policy.tsx';

export const meta: Route.MetaFunction = (page) =>
  head(page, { title: privacyPolicy.title, description: privacyPolicy.lead });

export default function PrivacyPolicyPage() {
  return (
    <Policy page={privacyPolicy}>
      <p className="print:hidden">
        You can <TextLink to="/your-data">download or delete your data</TextLink> yourself.
      </p>
    </Policy>
  );
}
