import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { type Drawing, SizeDrawing } from './size-drawing.tsx';
import './gallery-overlay.css';

interface GalleryOverlayProps {
  readonly slides: readonly {
    readonly src: string;
    readonly alt: string;
    readonly drawing: Drawing | undefined;
  }[];
  readonly place: number;
  readonly onMove: (place: number) => void;
  readonly onClose: () => void;
}

/** One picture over the whole screen. A click closes it, as Escape does; the arrows, drawn or on the keyboard, turn on. */
export default function GalleryOverlay({ slides, place, onMove, onClose }: GalleryOverlayProps) {
  const slide = slides[place];
  const turn = (by: number) => onMove((place + by + slides.length) % slides.length);

  function press(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  }

  if (slide === undefined) return null;
  return (
    <Modal
      isOpen
      onClose={onClose}
      className="gallery-overlay"
      title={`Picture ${place + 1} of ${slides.length}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys and the click of the whole screen */}
      <div className="gallery-overlay-stage" onKeyDown={press} onClick={onClose}>
        {slide.drawing === undefined ? (
          <Picture
            key={slide.src}
            src={slide.src}
            alt={slide.alt}
            width={1000}
            height={1000}
            sizes="100vw"
            priority
          />
        ) : (
          <SizeDrawing {...slide.drawing} />
        )}
        <IconButton
          icon="chevron-left"
          label="Previous picture"
          className="gallery-overlay-previous"
          onClick={(event) => {
            event.stopPropagation();
            turn(-1);
          }}
        />
        <IconButton
          icon="chevron-right"
          label="Next picture"
          className="gallery-overlay-next"
          data-autofocus
          onClick={(event) => {
            event.stopPropagation();
            turn(1);
          }}
        />
        <p className="gallery-overlay-text" aria-live="polite">
          {slide.drawing === undefined ? slide.alt : slide.drawing.alt}
        </p>
      </div>
    </Modal>
  );
}
