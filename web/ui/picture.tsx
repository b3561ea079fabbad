import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { PLACEHOLDER_IMAGE, publishedAddress, publishedPicture } from '../../domain/catalogue/images.ts';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  /** The size of a picture whose address does not carry it; one that does goes by its own. */
  readonly width: number;
  /** As the width, if nothing is said. */
  readonly height?: number;
  readonly sizes: string;
  /** The first thing one sees of the page: loaded at once and before everything else. */
  readonly priority?: boolean;
  readonly className?: string;
}

const FORMATS = ['avif', 'webp'] as const;

export function Picture({
  src,
  alt,
  width,
  height = width,
  sizes,
  priority = false,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // A picture that failed before the page came alive has told nobody.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);
  const isMissing = failed === src;
  const published = isMissing ? null : publishedPicture(src);
  const sourceSet = (format: (typeof FORMATS)[number]) =>
    published?.widths.map((step) => `${publishedAddress(src, published, step, format)} ${step}w`).join(', ');
  // Asked for in the head of the page, where the scripts are asked for too, and before them.
  if (priority && published !== null)
    preload(src, {
      as: 'image',
      type: `image/${FORMATS[0]}`,
      imageSrcSet: sourceSet(FORMATS[0]),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture className="picture">
      {published !== null &&
        FORMATS.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={sourceSet(format)} sizes={sizes} />
        ))}
      <img
        ref={image}
        className={className}
        src={isMissing ? PLACEHOLDER_IMAGE : src}
        alt={alt}
        width={published?.width ?? width}
        height={published?.height ?? height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </picture>
  );
}
