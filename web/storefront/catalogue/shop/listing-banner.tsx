import type { ReactNode } from 'react';
import { withNonBreakingUnits } from '../../../ui/keep-units-together.tsx';
import { Picture } from '../../../ui/picture.tsx';

interface ListingBannerProps {
  readonly title: string;
  readonly picture: string;
  readonly alt?: string | undefined;
  /** The picture shows whole things, not a detail that may be cut. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

const DETAIL =
  'top-1/2 right-(--gutter) w-[min(38%,470px)] -translate-y-1/2 [mask:linear-gradient(90deg,transparent,#000_45%,#000_82%,transparent)]';
const WHOLE = 'top-0 right-(--gutter) h-full w-66 lg:right-[calc(var(--gutter)+4%)] lg:w-82.5';

/** The head of a listing: its name over the studio ground, a close-up at the right that comes out of it. */
export function ListingBanner({ title, picture, alt = '', isWhole = false, children }: ListingBannerProps) {
  return (
    <div className="listing-banner overflow-hidden border-b border-line bg-studio">
      <div
        className={`wrap relative grid min-h-37 content-center py-7 md:pr-[42%] ${isWhole ? 'md:min-h-66' : 'md:min-h-52'}`}
      >
        <h1 className="text-[clamp(min(3rem,15vw),7vw,6.5rem)] leading-[0.86]">
          {withNonBreakingUnits(title)}
        </h1>
        <div className="mt-2.5 max-w-[46ch] text-graphite">{children}</div>
        <div className={`absolute hidden md:block ${isWhole ? WHOLE : DETAIL}`}>
          <Picture
            className={isWhole ? 'size-full object-cover' : 'bg-transparent'}
            src={picture}
            alt={alt}
            width={1000}
            sizes="470px"
          />
        </div>
      </div>
    </div>
  );
}
