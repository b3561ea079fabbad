import { terms } from '../../../catalogue/policies/terms.ts';
import { head } from '../head.ts';
import type { Route } from './+types/terms-page';
import { Policy } from './policy.tsx';

export const meta: Route.MetaFunction = (page) => head(page, { title: terms.title, description: terms.lead });

export default function TermsPage() {
  return <Policy page={terms} />;
}
