import { lazy, Suspense, useState } from 'react';
import { nameWithVariant } from '../../../../domain/catalogue/variant-text.ts';
import { IMAGE_SLOTS } from '../../../../domain/limits.ts';
import type { Selection } from '../../../../domain/pricing/price.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { drawnSize, type Size } from './drawn-size.ts';

/** One product alone is drawn so. */
const SizeDrawing = lazy(() => import('./size-drawing.tsx'));
const GalleryOverlay = lazyPart('The large picture', () => import('./gallery-overlay.tsx'));
const ModelDialog = lazyPart('The 3D view', () => import('./model-dialog.tsx'));

const FRAME =
  'relative block aspect-square w-full cursor-zoom-in overflow-hidden rounded-sm border-0 bg-studio p-0 after:absolute after:inset-0 after:rounded-sm after:transition-shadow hover:after:inset-ring-2 hover:after:inset-ring-ink';

interface GalleryProps {
  readonly name: string;
  /** Six, or none. */
  readonly images: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  readonly models: { readonly src: string; readonly ofVariant: Readonly<Record<string, string>> } | null;
  /** The measures by weight, from which the last picture is drawn. */
  readonly sizes: readonly Size[];
  readonly selection: Selection;
}

export function Gallery({ name, images, texts, models, sizes, selection }: GalleryProps) {
  const [open, setOpen] = useState<number | null>(null);
  const [isTurning, setTurning] = useState(false);
  /** A size looks as its colour does. */
  const ofOption = models?.ofVariant[selection.option ?? ''];
  const drawn = drawnSize(sizes, selection.variant);
  const slides = images.map((src, place) => ({
    src,
    alt: texts[src] ?? (place > 0 ? name : nameWithVariant(name, selection.variant)),
    drawing: place === IMAGE_SLOTS - 1 ? drawn : undefined,
  }));
  return (
    <div className="relative min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <ul className="grid grid-cols-2 gap-2 lg:gap-3" aria-label="Pictures">
        {slides.map(({ src, alt, drawing }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a short list is repeated, so only the place is unique
          <li key={place}>
            <PlainButton className={FRAME} aria-haspopup="dialog" onClick={() => setOpen(place)}>
              <span className="sr-only">
                Enlarge picture {place + 1} of {slides.length}:{' '}
              </span>
              {drawing === undefined ? (
                <Picture
                  className="size-full object-cover"
                  src={src}
                  alt={alt}
                  width={1000}
                  sizes="(min-width: 1680px) 540px, (min-width: 1024px) 32vw, 50vw"
                  priority={place < 2}
                />
              ) : (
                <Suspense>
                  <SizeDrawing {...drawing} />
                </Suspense>
              )}
            </PlainButton>
          </li>
        ))}
      </ul>
      {models !== null && (
        <Button className="mt-3" size="small" aria-haspopup="dialog" onClick={() => setTurning(true)}>
          <Icon name="rotate" size="small" /> Interactive 3D view
        </Button>
      )}
      {open !== null && (
        <GalleryOverlay slides={slides} place={open} onMove={setOpen} onClose={() => setOpen(null)} />
      )}
      {isTurning && models !== null && (
        <ModelDialog
          name={name}
          selection={selection}
          src={ofOption ?? models.ofVariant[selection.variant ?? ''] ?? models.src}
          onClose={() => setTurning(false)}
        />
      )}
    </div>
  );
}
