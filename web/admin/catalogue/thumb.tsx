import type { ReactNode } from 'react';
import { PLACEHOLDER_IMAGE } from '../../../domain/catalogue/images.ts';
import { Picture } from '../../ui/picture.tsx';

/** Pages show pictures of this shop alone. */
export const isOwnPicture = (address: string) => /^\/(?!\/)/.test(address);

interface ThumbProps {
  readonly address: string | undefined;
  readonly width: 48 | 64;
}

export function Thumb({ address = '', width }: ThumbProps) {
  return (
    <Picture
      src={isOwnPicture(address) ? address : PLACEHOLDER_IMAGE}
      alt=""
      width={width}
      height={48}
      sizes={`${width}px`}
      className={`h-12 flex-none rounded-sm object-cover ${width === 64 ? 'w-16' : 'w-12'}`}
    />
  );
}

interface NameCellProps {
  readonly thumb: ReactNode;
  readonly children: ReactNode;
}

export function NameCell({ thumb, children }: NameCellProps) {
  return (
    <div className="flex items-center gap-3 md:min-w-54">
      {thumb}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
