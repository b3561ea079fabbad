import { useEffect, useRef, useState } from 'react';
import { PLACEHOLDER_IMAGE } from '../../domain/images.ts';
import './picture.css';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  /** The widths in which the picture is published, as /images/rack-400.avif and /images/rack-400.webp. */
  readonly widths?: readonly number[] | undefined;
  /** The first thing one sees of the page: loaded at once and before everything else. */
  readonly priority?: boolean;
  readonly className?: string;
}

const FORMATS = ['avif', 'webp'] as const;

export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  widths = [],
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
  return (
    <picture className="picture">
      {!isMissing &&
        widths.length > 0 &&
        FORMATS.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={sourceSet(src, widths, format)}
            sizes={sizes}
          />
        ))}
      <img
        ref={image}
        className={className}
        src={isMissing ? PLACEHOLDER_IMAGE : src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </picture>
  );
}

/** '/images/rack.webp' in 400 and 800 px as avif: '/images/rack-400.avif 400w, /images/rack-800.avif 800w' */
function sourceSet(src: string, widths: readonly number[], format: string): string {
  const name = src.replace(/\.\w+$/, '');
  return widths.map((width) => `${name}-${width}.${format} ${width}w`).join(', ');
}
