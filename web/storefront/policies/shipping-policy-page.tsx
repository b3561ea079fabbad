import { shippingPolicy } from '../../../catalogue/policies/shipping-policy.ts';
import { head } from '../head.ts';
import type { Route } from './+types/shipping-policy-page';
import { Policy } from './policy.tsx';

export const meta: Route.MetaFunction = (page) =>
  head(page, { title: shippingPolicy.title, description: shippingPolicy.lead });

export default function ShippingPolicyPage() {
  return <Policy page={shippingPolicy} />;
}
