import type { KeyboardEvent } from 'react';
import { Modal } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import type { Drawing } from './drawn-size.ts';
import SizeDrawing from './size-drawing.tsx';

const ARROW =
  'absolute top-[calc(50%-48px)] grid h-14 w-12 cursor-pointer place-items-center rounded-sm border-0 bg-ink p-0 text-paper hover:bg-orange hover:text-ink';

const ARROWS = [
  { label: 'Previous picture', icon: 'chevron-left', side: 'left-0', by: -1 },
  { label: 'Next picture', icon: 'chevron-right', side: 'right-0', by: 1 },
] as const;

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
      className="m-0 h-dvh w-screen opacity-0 open:opacity-100 starting:open:opacity-0"
      frameClass="h-full grid-rows-[auto_minmax(0,1fr)] bg-studio"
      headClass="items-center bg-ink py-1 pr-3 pl-(--gutter) text-paper"
      title={`Picture ${place + 1} of ${slides.length}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys and the click of the whole screen */}
      <div
        className="relative grid min-h-0 cursor-zoom-out grid-rows-[minmax(0,1fr)_auto]"
        onKeyDown={press}
        onClick={onClose}
      >
        {slide.drawing === undefined ? (
          <Picture
            className="size-full object-contain"
            key={slide.src}
            src={slide.src}
            alt={slide.alt}
            width={1000}
            sizes="100vw"
            priority
          />
        ) : (
          <SizeDrawing {...slide.drawing} />
        )}
        {ARROWS.map(({ label, icon, side, by }) => (
          <PlainButton
            key={label}
            className={`${ARROW} ${side}`}
            aria-label={label}
            data-autofocus={by > 0 || undefined}
            onClick={(event) => {
              event.stopPropagation();
              turn(by);
            }}
          >
            <Icon name={icon} />
          </PlainButton>
        ))}
        <p
          className="bg-paper px-(--gutter) pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] text-center text-md"
          aria-live="polite"
        >
          {slide.drawing === undefined ? slide.alt : slide.drawing.alt}
        </p>
      </div>
    </Modal>
  );
}
