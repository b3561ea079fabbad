import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { nameWithVariant } from '../../../../domain/catalogue/variant-text.ts';
import { type Selection, variantName } from '../../../../domain/pricing/price.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { loadPart } from '../../../ui/load-part.ts';
import type { Stage } from './model-stage.ts';
import { FIRST_ORBIT, type Orbit, pressed } from './orbit.ts';
import { useGestures } from './use-gestures.ts';

interface ModelDialogProps {
  readonly name: string;
  readonly selection: Selection;
  readonly src: string;
  readonly onClose: () => void;
}

const MESSAGE = 'absolute inset-0 grid place-content-center justify-items-center gap-4 text-steel';

type State = 'loading' | 'shown' | 'failed';

/** The product in the round. Everything it needs is loaded when it is asked for. */
export default function ModelDialog({ name, selection, src, onClose }: ModelDialogProps) {
  const { variant, option } = selection;
  const shown = nameWithVariant(name, variantName(selection));
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(null);
  const orbit = useRef<Orbit>(FIRST_ORBIT);
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);

  function look(next: Orbit | undefined) {
    if (next === undefined) return;
    orbit.current = next;
    void stage.current?.show(next);
  }

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const control = new AbortController();
    let opened: Stage | undefined;
    const sizes = new ResizeObserver(() => opened?.resize());
    setState('loading');
    loadPart(() => import('./model-stage.ts'), attempt > 0)
      .then(({ openStage }) =>
        openStage(
          element,
          { src, looks: [option, variant] },
          { signal: control.signal, cache: attempt > 0 ? 'reload' : 'default' },
        ),
      )
      .then(async (ready) => {
        if (control.signal.aborted) return ready.close();
        opened = ready;
        stage.current = ready;
        ready.resize();
        await ready.show(orbit.current);
        if (control.signal.aborted) return;
        sizes.observe(element);
        setState('shown');
      })
      .catch(() => !control.signal.aborted && setState('failed'));
    return () => {
      control.abort();
      sizes.disconnect();
      stage.current = null;
      opened?.close();
    };
  }, [src, variant, option, attempt]);

  useGestures(canvas, orbit, look);

  function press(event: KeyboardEvent) {
    const next = pressed(orbit.current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    look(next);
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      className="m-auto h-[min(860px,100dvh)] w-[min(1080px,100vw)]"
      frameClass="h-full grid-rows-[auto_minmax(0,1fr)_auto] border-t-6 border-orange bg-paper"
      headClass="items-center py-1.5 pr-3 pl-6"
      title={shown}
    >
      <div className="relative min-h-0 bg-studio">
        <canvas
          className={`absolute inset-0 size-full cursor-grab touch-none focus-visible:shadow-none focus-visible:-outline-offset-3 active:cursor-grabbing ${state === 'shown' ? '' : 'opacity-0'}`}
          ref={canvas}
          tabIndex={0}
          role="img"
          aria-label={`${shown} in 3D. Use the arrow keys to turn it, plus and minus to zoom, and Home to reset.`}
          data-state={state}
          data-autofocus
          onKeyDown={press}
        />
        {state === 'loading' && (
          <p className={MESSAGE} role="status">
            Loading the 3D view...
          </p>
        )}
        {state === 'failed' && (
          <div className={MESSAGE} role="alert">
            <p>The 3D view couldn’t be loaded here.</p>
            <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
          </div>
        )}
      </div>
      <div className="flex items-center gap-2 px-6 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))]">
        <p className="flex-1 text-md leading-snug text-steel">Drag to turn, scroll or pinch to zoom</p>
        <IconButton boxed icon="minus" label="Zoom out" onClick={() => look(pressed(orbit.current, '-'))} />
        <IconButton boxed icon="plus" label="Zoom in" onClick={() => look(pressed(orbit.current, '+'))} />
        <IconButton
          boxed
          icon="rotate"
          label="Turn"
          onClick={() => look(pressed(orbit.current, 'ArrowRight'))}
        />
      </div>
    </Modal>
  );
}
