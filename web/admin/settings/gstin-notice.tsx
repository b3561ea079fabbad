import { TextLink } from '../../ui/text-link.tsx';
import { Notice } from '../frame/admin-page.tsx';
import { useMay } from '../frame/role.tsx';
import { useSettings } from './use-settings.ts';

/** Asks whoever may enter it for the shop's GSTIN until it is there: a tax invoice without one is none. */
export function GstinNotice() {
  const mayEnter = useMay()('change tax details');
  if (useSettings().value?.gstin !== '' || !mayEnter) return null;
  return (
    <Notice tone="amber" role="status">
      <b>Your GSTIN is missing.</b> Every tax invoice must show it. Please enter it before the first order is
      paid or shipped. <TextLink to="/admin/settings#gstin">Enter the GSTIN</TextLink>
    </Notice>
  );
}
