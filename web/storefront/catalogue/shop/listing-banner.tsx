import type { ReactNode } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import './listing-banner.css';

interface ListingBannerProps {
  readonly title: string;
  readonly picture: string;
  /** The picture shows whole things, not a detail that may be cut. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

/** The head of a listing: its name over the studio ground, a close-up at the right that comes out of it. */
export function ListingBanner({ title, picture, isWhole = false, children }: ListingBannerProps) {
  return (
    <div className={isWhole ? 'listing-banner listing-banner-whole' : 'listing-banner'}>
      <div className="wrap">
        <h1>{title}</h1>
        <div className="listing-banner-words">{children}</div>
        <div className="listing-banner-picture">
          <Picture src={picture} alt="" width={1000} height={1000} sizes="470px" />
        </div>
      </div>
    </div>
  );
}
