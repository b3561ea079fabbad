import { type ReactNode, useRef } from 'react';
import { formatMetres } from '../../../domain/fit/room.ts';
import type { DrawnProduct } from './drawn-product.ts';
import { useSize } from './use-size.ts';
import { ViewFromAbove } from './view-from-above.tsx';
import { ViewFromSide } from './view-from-side.tsx';

interface SheetProps {
  readonly title: string;
  readonly note: string;
  readonly children: (width: number) => ReactNode;
}

/** Drawn again at the width it is shown, so that its words never shrink. */
function Sheet({ title, note, children }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  return (
    <figure className="m-0 min-w-0 rounded-sm bg-studio">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3">
        <b className="lettering text-lg font-strong">{title}</b>
        <span className="text-sm text-steel">{note}</span>
      </figcaption>
      <div ref={box} className="min-h-60">
        {width > 0 && children(width)}
      </div>
    </figure>
  );
}

export function RoomDrawings(drawn: DrawnProduct) {
  const { facts, room } = drawn;
  const isRoomKnown = room.width !== undefined && room.depth !== undefined;
  return (
    <>
      {facts.body && (
        <Sheet title="From the side" note="height and depth">
          {(width) => <ViewFromSide {...drawn} width={width} />}
        </Sheet>
      )}
      <Sheet
        title="From above"
        note={
          isRoomKnown
            ? `your room, ${formatMetres(room.width ?? 0)} × ${formatMetres(room.depth ?? 0)}`
            : 'floor space'
        }
      >
        {(width) => <ViewFromAbove {...drawn} width={width} />}
      </Sheet>
    </>
  );
}
