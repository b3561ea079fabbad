import type { ReactNode } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { Orbit } from './orbit.ts';
import { type OpenStage, useStage } from './use-stage.ts';

interface StageViewProps {
  readonly open: OpenStage;
  readonly first?: Orbit;
  readonly subject: string;
  readonly turnLabel: string;
  readonly failure: ReactNode;
  readonly classes: Readonly<Record<'frame' | 'canvas' | 'message' | 'controls', string>>;
}

/** Something in 3D, with what to say while it loads or fails, and buttons for pointers without a wheel. */
export function StageView({ open, first, subject, turnLabel, failure, classes }: StageViewProps) {
  const { state, canvas, press, retry } = useStage(open, first);
  const message = `absolute inset-0 grid place-content-center justify-items-center gap-4 ${classes.message}`;
  return (
    <>
      <div className={`relative ${classes.frame}`}>
        <canvas
          className={`cursor-grab touch-none ${classes.canvas} ${state === 'shown' ? '' : 'opacity-0'}`}
          {...canvas}
          aria-label={`${subject}. Use the arrow keys to turn it, plus and minus to zoom, and Home to reset.`}
          data-autofocus
        />
        {state === 'loading' && (
          <p className={`${message} text-steel`} role="status">
            Loading the 3D view...
          </p>
        )}
        {state === 'failed' && (
          <div className={message} role="alert">
            <p>{failure}</p>
            <Button onClick={retry}>Try again</Button>
          </div>
        )}
      </div>
      <div className={`flex items-center gap-2 ${classes.controls}`}>
        <p className="flex-1 text-md leading-snug text-steel">Drag to turn, scroll or pinch to zoom</p>
        <IconButton boxed icon="minus" label="Zoom out" onClick={() => press('-')} />
        <IconButton boxed icon="plus" label="Zoom in" onClick={() => press('+')} />
        <IconButton boxed icon="rotate" label={turnLabel} onClick={() => press('ArrowRight')} />
      </div>
    </>
  );
}
